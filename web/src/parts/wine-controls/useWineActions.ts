import type { Wine } from "sync-protocol";
import { useState } from "react";
import { useCommands } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { showOutcome } from "../showOutcome.ts";
import { putBottle, takeBottle } from "./countBottle.ts";

/** How long a wine is dimmed on the screen before it is archived or unarchived, in ms. */
const ARCHIVE_DELAY_MS = 500;

/** Each action saves on this device and works offline. */
export interface WineActions {
  readonly archiving: boolean;
  readonly addBottle: () => void;
  readonly removeBottle: () => void;
  readonly toggleArchived: () => void;
}

/** The actions of a wine's controls. Each shows its result in a toast. */
export function useWineActions(wine: Wine): WineActions {
  const commands = useCommands();
  const [archiving, setArchiving] = useState(false);

  return {
    archiving,
    addBottle: () => {
      void putBottle(wine.id, commands);
    },
    removeBottle: () => {
      void takeBottle(wine.id, commands);
    },
    toggleArchived: () => {
      if (archiving) return;
      setArchiving(true);
      // Runs even if the wine has left the screen, because the user asked for this change.
      setTimeout(() => {
        const kind = wine.isArchived ? "unarchive" : "archive";
        const command = wine.isArchived ? commands.unarchiveWine : commands.archiveWine;
        const answered = showOutcome(command(wine.id), {
          kind,
          done: wine.isArchived
            ? i18n._("Wine unarchived successfully")
            : i18n._("Wine archived successfully"),
          description: ({ name }) => name,
          undoable: !wine.isArchived,
        });
        void answered.finally(() => {
          setArchiving(false);
        });
      }, ARCHIVE_DELAY_MS);
    },
  };
}
