import { Button } from "@mantine/core";
import { i18n } from "../../../language/i18n.ts";
import { countOf } from "../../../ui/countOf.ts";
import { Sheet } from "../../../ui/dialogs/Sheet.tsx";
import { FilterFields, type FilterFieldsProps } from "./FilterFields.tsx";

interface FilterSheetProps extends FilterFieldsProps {
  readonly opened: boolean;
  readonly found: number;
  readonly onClose: () => void;
}

export function FilterSheet({ opened, found, onClose, ...fields }: FilterSheetProps) {
  return (
    <Sheet
      opened={opened}
      title={i18n._("Filters")}
      footer={
        <Button fullWidth onClick={onClose}>
          {i18n._("Show {wines}", { wines: countOf(found, "wine") })}
        </Button>
      }
      onClose={onClose}
    >
      <FilterFields {...fields} />
    </Sheet>
  );
}
