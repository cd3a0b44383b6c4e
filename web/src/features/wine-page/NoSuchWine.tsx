import { i18n } from "../../language/i18n.ts";
import { dateInWords } from "../../rules/day.ts";
import { Button } from "@mantine/core";
import { RESTORABLE_DAYS } from "sync-protocol";
import { useState } from "react";
import { useCommands, useMayChange, useRemovedWine } from "../../engine/index.ts";
import type { RemovedWine } from "../../rules/cellar/RemovedWine.ts";
import { BottleDrawing } from "../../ui/drawings/BottleDrawing.tsx";
import { BackToCellar, DeadEnd, EmptyState } from "../../ui/drawings/EmptyState.tsx";
import { showOutcome } from "../../parts/showOutcome.ts";
import classes from "./WinePage.module.css";

export function NoSuchWine({ wineId }: { readonly wineId: string }) {
  const removed = useRemovedWine(wineId);
  if (removed === undefined) return <p role="status">{i18n._("Loading wine...")}</p>;
  if (removed) return <Removed {...removed} />;

  return (
    <DeadEnd title={i18n._("This wine is not in your cellar")}>
      {i18n._("The address belongs to another cellar, or to a wine that was never saved.")}
    </DeadEnd>
  );
}

function Removed({ wine, restorableUntil }: RemovedWine) {
  const { restoreWine } = useCommands();
  const { id, name, type } = wine;
  const [now] = useState(Date.now);
  const isRestorable = now < restorableUntil;
  const canRestore = useMayChange() && isRestorable;
  const restore = () => {
    void showOutcome(restoreWine(id), {
      kind: "restore",
      done: i18n._("Wine restored successfully"),
      description: () => name,
      undoable: false,
    });
  };

  return (
    <EmptyState
      action={
        <div className={classes["choices"]}>
          {canRestore && <Button onClick={restore}>{i18n._("Restore")}</Button>}
          <BackToCellar variant={canRestore ? "default" : "filled"} />
        </div>
      }
      drawing={<BottleDrawing type={type} />}
      level={1}
      title={i18n._("This wine was removed")}
    >
      {isRestorable
        ? i18n._("{name} can be restored until {date}.", {
            name,
            date: dateInWords(restorableUntil),
          })
        : noLongerRestorable(name)}
    </EmptyState>
  );
}

function noLongerRestorable(name: string): string {
  const days = RESTORABLE_DAYS;
  return name === ""
    ? i18n._("It can no longer be restored: it was removed more than {days} days ago.", { days })
    : i18n._("{name} can no longer be restored: it was removed more than {days} days ago.", {
        name,
        days,
      });
}
