import { Button } from "@mantine/core";
import { archiveMany, type ManyOutcome, removeMany } from "../../../engine/index.ts";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { showBulkOutcome } from "./showBulkOutcome.ts";
import { useAskFirst } from "./useAskFirst.tsx";
import { i18n } from "../../../language/i18n.ts";

interface BulkWords {
  readonly verb: string;
  readonly action: (wines: string) => string;
  readonly done: (wines: string) => string;
}

const ARCHIVE: BulkWords = {
  verb: i18n._("Archive"),
  action: (wines) => i18n._("Archive {wines}", { wines }),
  done: (wines) => i18n._("{wines} archived", { wines }),
};
const UNARCHIVE: BulkWords = {
  verb: i18n._("Unarchive"),
  action: (wines) => i18n._("Unarchive {wines}", { wines }),
  done: (wines) => i18n._("{wines} unarchived", { wines }),
};
const REMOVE: BulkWords = {
  verb: i18n._("Remove"),
  action: (wines) => i18n._("Remove {wines}", { wines }),
  done: (wines) => i18n._("{wines} removed", { wines }),
};

interface BulkActionsProps {
  readonly wines: readonly CellarWine[];
  readonly onDone: () => void;
}

export function BulkActions({ wines, onDone }: BulkActionsProps) {
  const { askFirst, dialog } = useAskFirst();
  const active = wines.filter((wine) => !wine.isArchived);
  const archived = wines.filter((wine) => wine.isArchived);

  const action = (
    { verb, action: actionOn, done }: BulkWords,
    those: readonly CellarWine[],
    command: (wineIds: readonly string[]) => Promise<ManyOutcome>,
  ) =>
    those.length > 0 && (
      <Button
        variant="default"
        onClick={() => {
          askFirst({
            action: actionOn,
            count: those.length,
            run: () => {
              const wineIds = those.map(({ id }) => id);
              void showBulkOutcome(command(wineIds), done, those);
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
      {action(ARCHIVE, active, (wineIds) => archiveMany(wineIds, "archive"))}
      {action(UNARCHIVE, archived, (wineIds) => archiveMany(wineIds, "unarchive"))}
      {action(REMOVE, wines, (wineIds) => removeMany(wineIds, "remove"))}
      {dialog}
    </>
  );
}
