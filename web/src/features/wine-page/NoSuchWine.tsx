import { Button } from "@mantine/core";
import { useState } from "react";
import { useCommands } from "../../live/useCommands.ts";
import { type RemovedWine, useRemovedWine } from "../../live/useRemovedWine.ts";
import { BottleDrawing } from "../../ui/BottleDrawing.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Link } from "../../ui/Link.tsx";
import { tellOutcome } from "../../ui/tellOutcome.ts";
import classes from "./WinePage.module.css";

/** Says that there is no such wine, or that it was removed, and restores it while that is possible. */
export function NoSuchWine({ wineId }: { readonly wineId: string }) {
  const removed = useRemovedWine(wineId);
  if (removed === undefined) return <p role="status">Loading wine...</p>;
  if (removed) return <Removed {...removed} />;

  return (
    <EmptyState
      action={<BackToCellar variant="filled" />}
      drawing={<BottleDrawing type="Red Wine" />}
      level={1}
      title="This wine is not in your cellar"
    >
      The address belongs to another cellar, or to a wine that was never saved.
    </EmptyState>
  );
}

function Removed({ wine, restorableUntil }: RemovedWine) {
  const { restoreWine } = useCommands();
  const { id, name, type } = wine;
  const [now] = useState(Date.now);
  const isRestorable = now < restorableUntil;
  const restore = () => {
    void tellOutcome(restoreWine(id), {
      kind: "restore",
      done: "Wine restored successfully",
      description: () => name,
      undoable: false,
    });
  };

  return (
    <EmptyState
      action={
        <div className={classes["actions"]}>
          {isRestorable && <Button onClick={restore}>Restore</Button>}
          <BackToCellar variant={isRestorable ? "default" : "filled"} />
        </div>
      }
      drawing={<BottleDrawing type={type} />}
      level={1}
      title="This wine was removed"
    >
      {isRestorable
        ? `${name} can be restored until ${dayOf(restorableUntil)}.`
        : `${name} can no longer be restored.`}
    </EmptyState>
  );
}

function BackToCellar({ variant }: { readonly variant: "default" | "filled" }) {
  return (
    <Button component={Link} to="/" variant={variant}>
      Back to your cellar
    </Button>
  );
}

function dayOf(ms: number): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).format(ms);
}
