import { ActionIcon, Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type RefObject, useState } from "react";
import { archiveMany, removeMany } from "../../../live/manyCommands.ts";
import type { CellarWine } from "../../../rules/cellar/cellarView.ts";
import { countOf } from "../../../ui/countOf.ts";
import { dialogOnDemand } from "../../../ui/dialogOnDemand.tsx";
import { endSelecting, selectAll, useSelection } from "./selection.ts";
import classes from "./Selection.module.css";
import { tellMany } from "./tellMany.ts";

const ManySheet = dialogOnDemand(
  async () => (await import("./ManySheet.tsx")).ManySheet,
  "onClose",
);

const NONE: ReadonlySet<string> = new Set();

interface SelectionBarProps {
  /** Where the wines stand. */
  readonly area: RefObject<HTMLElement | null>;
  /** The wines that search and filters leave. */
  readonly wines: readonly CellarWine[];
}

/** How many wines are selected, and what can be done with them. */
export function SelectionBar({ area, wines }: SelectionBarProps) {
  const ids = useSelection((selection) => selection.ids) ?? NONE;
  const [isEditing, setEditing] = useState<boolean>();
  const selected = wines.filter((wine) => ids.has(wine.id));
  const active = selected.filter((wine) => !wine.isArchived);
  const archived = selected.filter((wine) => wine.isArchived);

  const end = () => {
    area.current?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
    endSelecting();
  };
  const archive = (kind: "archive" | "unarchive", those: readonly CellarWine[]) => {
    const wineIds = those.map(({ id }) => id);
    void tellMany(archiveMany(wineIds, kind), `${kind}d`, those);
    end();
  };
  const remove = () => {
    const wineIds = selected.map(({ id }) => id);
    void tellMany(removeMany(wineIds, "remove"), "removed", selected);
    end();
  };

  return (
    <div role="group" aria-label="Selected wines" className={classes["bar"]}>
      <p role="status">{countOf(selected.length, "wine")} selected</p>
      {selected.length < wines.length && (
        <Button variant="subtle" onClick={selectAll}>
          Select all {String(wines.length)}
        </Button>
      )}
      {selected.length > 0 && (
        <div className={classes["actions"]}>
          {active.length > 0 && (
            <Button
              variant="default"
              onClick={() => {
                archive("archive", active);
              }}
            >
              Archive
            </Button>
          )}
          {archived.length > 0 && (
            <Button
              variant="default"
              onClick={() => {
                archive("unarchive", archived);
              }}
            >
              Unarchive
            </Button>
          )}
          <Button
            variant="default"
            onClick={() => {
              setEditing(true);
            }}
          >
            Change
          </Button>
          <Button variant="default" onClick={remove}>
            Remove
          </Button>
        </div>
      )}
      <ActionIcon aria-label="End selecting" data-tooltip="End selecting" onClick={end}>
        <IconX aria-hidden size={20} stroke={1.75} />
      </ActionIcon>
      {isEditing !== undefined && (
        <ManySheet
          opened={isEditing}
          wines={selected}
          onClose={() => {
            setEditing(false);
          }}
        />
      )}
    </div>
  );
}
