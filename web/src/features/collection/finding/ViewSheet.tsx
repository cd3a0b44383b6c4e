import { Select } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { Link } from "../../../ui/page/Link.tsx";
import { useIsPhone } from "../../../ui/phone.ts";
import { RECENTLY_REMOVED_PATH } from "../../../parts/addresses/pageAddresses.ts";
import { Sheet } from "../../../ui/dialogs/Sheet.tsx";
import { setGroupedBy, toggleColumn, useCollectionView } from "../view/collectionView.ts";
import { COLUMNS } from "../cards/columns.ts";
import { ONLY_WHILE_OPEN } from "../../../ui/fields/onlyWhileOpen.ts";
import { SavedViewsPart } from "./SavedViewsPart.tsx";
import classes from "./SearchBar.module.css";
import { StickersButton } from "./StickersButton.tsx";
import { type GroupedBy, GROUPINGS } from "../../../rules/cellar/order/wineGroups.ts";

const GROUPING_LABELS: Readonly<Record<GroupedBy, string>> = {
  country: "Country",
  region: "Region",
  producer: "Producer",
  type: "Type",
  grape: "Grape",
  vintage: "Vintage",
  window: "Drinking window",
  place: "Place",
};
const GROUPING_CHOICES = GROUPINGS.map((value) => ({ value, label: GROUPING_LABELS[value] }));

interface ViewSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Grouping, columns and saved views; each choice applies immediately. */
export function ViewSheet({ opened, onClose }: ViewSheetProps) {
  const isPhone = useIsPhone();
  const look = useCollectionView((view) => view.look);
  const groupedBy = useCollectionView((view) => view.groupedBy);

  return (
    <Sheet opened={opened} title="View" onClose={onClose}>
      <div className={classes["fields"]}>
        <Select
          label="Group by"
          data={[{ value: "none", label: "Nothing" }, ...GROUPING_CHOICES]}
          value={groupedBy ?? "none"}
          allowDeselect={false}
          comboboxProps={ONLY_WHILE_OPEN}
          onChange={(chosen) => {
            setGroupedBy(GROUPINGS.find((one) => one === chosen));
          }}
        />
        {look === "table" && !isPhone && <ColumnChoice />}
        <SavedViewsPart />
        <StickersButton onLeave={onClose} />
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
