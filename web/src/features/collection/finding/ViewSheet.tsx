import { Select } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { Link } from "../../../ui/page/Link.tsx";
import { useIsPhone } from "../../../ui/phone.ts";
import { RECENTLY_REMOVED_PATH } from "../../../parts/addresses/pageAddresses.ts";
import { Sheet } from "../../../ui/dialogs/Sheet.tsx";
import { WINDOW_LABELS } from "./activeFilters.ts";
import { narrow, setGroupedBy, toggleColumn, useCollectionView } from "../view/collectionView.ts";
import { COLUMNS } from "../cards/columns.ts";
import { ONLY_WHILE_OPEN } from "./FilterFields.tsx";
import { SavedViewsPart } from "./SavedViewsPart.tsx";
import classes from "./SearchBar.module.css";
import { StickersButton } from "./StickersButton.tsx";
import { GROUPINGS } from "../view/viewAddress.ts";

const WINDOW_CHOICES = (["leaving", "young", "ready", "soon", "past"] as const).map((value) => ({
  value,
  label: WINDOW_LABELS[value],
}));

interface ViewSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** How the wines are grouped, each choice at once; a view is kept under a name. */
export function ViewSheet({ opened, onClose }: ViewSheetProps) {
  const isPhone = useIsPhone();
  const window = useCollectionView((view) => view.filter.window);
  const look = useCollectionView((view) => view.look);
  const groupedBy = useCollectionView((view) => view.groupedBy);

  return (
    <Sheet opened={opened} title="View" onClose={onClose}>
      <div className={classes["fields"]}>
        <Select
          label="Group by"
          data={[
            { value: "none", label: "Nothing" },
            { value: "region", label: "Region" },
            { value: "type", label: "Type" },
            { value: "place", label: "Place" },
          ]}
          value={groupedBy ?? "none"}
          allowDeselect={false}
          comboboxProps={ONLY_WHILE_OPEN}
          onChange={(chosen) => {
            setGroupedBy(GROUPINGS.find((one) => one === chosen));
          }}
        />
        <Select
          label="Drinking window"
          data={[{ value: "", label: "Any" }, ...WINDOW_CHOICES]}
          value={window}
          allowDeselect={false}
          comboboxProps={ONLY_WHILE_OPEN}
          onChange={(chosen) => {
            narrow({ window: WINDOW_CHOICES.find(({ value }) => value === chosen)?.value ?? "" });
          }}
        />
        {look === "table" && !isPhone && <ColumnChoice />}
        <SavedViewsPart />
        <StickersButton />
        <Link className={classes["away"]} to={RECENTLY_REMOVED_PATH} onClick={onClose}>
          <IconTrash aria-hidden size={20} stroke={1.75} />
          Recently Removed
        </Link>
      </div>
    </Sheet>
  );
}

function ColumnChoice() {
  const columns = useCollectionView((view) => view.columns);

  return (
    <fieldset className={classes["columns"]}>
      <legend>Columns</legend>
      {COLUMNS.map((column) => (
        <Checkbox
          key={column.name}
          label={column.label}
          checked={columns.includes(column.name)}
          onChange={() => {
            toggleColumn(column.name);
          }}
        />
      ))}
    </fieldset>
  );
}
