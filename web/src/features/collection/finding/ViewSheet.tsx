import { Select } from "@mantine/core";
import { useState } from "react";
import type { GuestFilter } from "sync-protocol";
import { IconBook2, IconTrash } from "@tabler/icons-react";
import { i18n } from "../../../language/i18n.ts";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { Link } from "../../../ui/page/Link.tsx";
import { useIsPhone } from "../../../ui/phone.ts";
import { CELLAR_BOOK_PATH, RECENTLY_REMOVED_PATH } from "../../../parts/addresses/pageAddresses.ts";
import { Sheet } from "../../../ui/dialogs/Sheet.tsx";
import { setGroupedBy, toggleColumn, useCollectionView } from "../view/collectionView.ts";
import { queryOf } from "../view/viewAddress.ts";
import { COLUMNS } from "../cards/columns.ts";
import { ONLY_WHILE_OPEN } from "../../../ui/fields/onlyWhileOpen.ts";
import { useOpenCellar } from "../../../engine/index.ts";
import { dialogOnDemand } from "../../../ui/dialogs/dialogOnDemand.tsx";
import { SavedViewsPart } from "./SavedViewsPart.tsx";
import classes from "./SearchBar.module.css";
import { ShareViewButton } from "./ShareViewButton.tsx";
import { StickersButton } from "./StickersButton.tsx";
import { type GroupedBy, GROUPINGS } from "../../../rules/cellar/order/wineGroups.ts";

const NewGuestLinkDialog = dialogOnDemand(
  async () =>
    (await import("../../../parts/guest-links/NewGuestLinkDialog.tsx")).NewGuestLinkDialog,
  "onClose",
);

const GROUPING_LABELS: Readonly<Record<GroupedBy, string>> = {
  country: i18n._("Country"),
  region: i18n._("Region"),
  producer: i18n._("Producer"),
  type: i18n._("Type"),
  grape: i18n._("Grape"),
  vintage: i18n._("Vintage"),
  window: i18n._("Drinking window"),
  place: i18n._("Place"),
};
const GROUPING_CHOICES = GROUPINGS.map((value) => ({ value, label: GROUPING_LABELS[value] }));

interface ViewSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function ViewSheet({ opened, onClose }: ViewSheetProps) {
  const isPhone = useIsPhone();
  const look = useCollectionView((view) => view.look);
  const groupedBy = useCollectionView((view) => view.groupedBy);
  const query = useCollectionView(queryOf);
  const open = useOpenCellar();
  const isOwner = open !== undefined && (open.isPersonal || open.listed?.role === "owner");
  const [shared, setShared] = useState<GuestFilter>();

  return (
    <>
      <Sheet
        opened={opened}
        title={i18n._(/*i18n*/ { id: "View", comment: "noun: how the collection is shown" })}
        onClose={onClose}
      >
        <div className={classes["fields"]}>
          <Select
            label={i18n._("Group by")}
            data={[{ value: "none", label: i18n._("Nothing") }, ...GROUPING_CHOICES]}
            value={groupedBy ?? "none"}
            allowDeselect={false}
            comboboxProps={ONLY_WHILE_OPEN}
            onChange={(chosen) => {
              setGroupedBy(GROUPINGS.find((one) => one === chosen));
            }}
          />
          {look === "table" && !isPhone && <ColumnChoice />}
          <SavedViewsPart />
          {isOwner && (
            <ShareViewButton
              key={query}
              onShare={(filter) => {
                onClose();
                setShared(filter);
              }}
            />
          )}
          <StickersButton onLeave={onClose} />
          <Link className={classes["away"]} to={CELLAR_BOOK_PATH} onClick={onClose}>
            <IconBook2 aria-hidden size={20} stroke={1.75} />
            {i18n._("Cellar Book")}
          </Link>
          <Link className={classes["away"]} to={RECENTLY_REMOVED_PATH} onClick={onClose}>
            <IconTrash aria-hidden size={20} stroke={1.75} />
            {i18n._("Recently Removed")}
          </Link>
        </div>
      </Sheet>
      {shared && open && (
        <NewGuestLinkDialog
          opened
          cellarId={open.id}
          filter={shared}
          onClose={() => {
            setShared(undefined);
          }}
        />
      )}
    </>
  );
}

function ColumnChoice() {
  const columns = useCollectionView((view) => view.columns);

  return (
    <fieldset className={classes["columns"]}>
      <legend>{i18n._("Columns")}</legend>
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
