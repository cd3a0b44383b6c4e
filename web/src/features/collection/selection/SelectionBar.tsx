import { ActionIcon, Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type RefObject, useState } from "react";
import { i18n } from "../../../language/i18n.ts";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { countOf } from "../../../ui/countOf.ts";
import { dialogOnDemand } from "../../../ui/dialogs/dialogOnDemand.tsx";
import { useIsPhone } from "../../../ui/phone.ts";
import { BulkActions } from "./BulkActions.tsx";
import { endSelecting, selectAll, useSelection } from "./selection.ts";
import classes from "./Selection.module.css";

const ManySheet = dialogOnDemand(
  async () => (await import("./ManySheet.tsx")).ManySheet,
  "onClose",
);

const NONE: ReadonlySet<string> = new Set();

interface SelectionBarProps {
  readonly area: RefObject<HTMLElement | null>;
  /** Wines that match the search and filters. */
  readonly wines: readonly CellarWine[];
}

export function SelectionBar({ area, wines }: SelectionBarProps) {
  const ids = useSelection((selection) => selection.ids) ?? NONE;
  const [isEditing, setEditing] = useState<boolean>();
  const isPhone = useIsPhone();
  const selected = wines.filter((wine) => ids.has(wine.id));

  const end = () => {
    area.current?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
    endSelecting();
  };

  return (
    <div role="group" aria-label={i18n._("Selected wines")} className={classes["bar"]}>
      <p role="status">{i18n._("{wines} selected", { wines: countOf(selected.length, "wine") })}</p>
      {selected.length < wines.length && (
        <Button
          aria-label={i18n._("Select all {count}", { count: String(wines.length) })}
          variant="subtle"
          onClick={selectAll}
        >
          {isPhone
            ? i18n._("All {count}", { count: String(wines.length) })
            : i18n._("Select all {count}", { count: String(wines.length) })}
        </Button>
      )}
      {selected.length > 0 && (
        <>
          {!isPhone && <BulkActions wines={selected} onDone={end} />}
          <Button
            variant="default"
            onClick={() => {
              setEditing(true);
            }}
          >
            {i18n._("Change")}
          </Button>
        </>
      )}
      <ActionIcon
        aria-label={i18n._("End selecting")}
        data-tooltip={i18n._("End selecting")}
        onClick={end}
      >
        <IconX aria-hidden size={20} stroke={1.75} />
      </ActionIcon>
      {isEditing !== undefined && (
        <ManySheet
          opened={isEditing}
          wines={selected}
          onClose={() => {
            setEditing(false);
          }}
          onLeft={end}
        />
      )}
    </div>
  );
}
