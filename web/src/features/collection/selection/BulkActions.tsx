import { Button } from "@mantine/core";
import { archiveMany, type ManyOutcome, removeMany } from "../../../engine/index.ts";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { showBulkOutcome } from "./showBulkOutcome.ts";
import { useAskFirst } from "./useAskFirst.tsx";

interface BulkActionsProps {
  readonly wines: readonly CellarWine[];
  readonly onDone: () => void;
}

export function BulkActions({ wines, onDone }: BulkActionsProps) {
  const { askFirst, dialog } = useAskFirst();
  const active = wines.filter((wine) => !wine.isArchived);
  const archived = wines.filter((wine) => wine.isArchived);

  const action = (
    verb: "Archive" | "Unarchive" | "Remove",
    those: readonly CellarWine[],
    command: (wineIds: readonly string[]) => Promise<ManyOutcome>,
  ) =>
    those.length > 0 && (
      <Button
        variant="default"
        onClick={() => {
          askFirst({
            action: (them) => `${verb} ${them}`,
            count: those.length,
            run: () => {
              const wineIds = those.map(({ id }) => id);
              void showBulkOutcome(command(wineIds), `${verb.toLowerCase()}d`, those);
              onDone();
            },
          });
        }}
      >
        {verb}
      </Button>
    );

  return (
    <>
      {action("Archive", active, (wineIds) => archiveMany(wineIds, "archive"))}
      {action("Unarchive", archived, (wineIds) => archiveMany(wineIds, "unarchive"))}
      {action("Remove", wines, (wineIds) => removeMany(wineIds, "remove"))}
      {dialog}
    </>
  );
}
