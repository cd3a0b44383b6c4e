import type { Wine } from "sync-protocol";
import { useState } from "react";
import { useCommands } from "../../engine/index.ts";
import { tellOutcome } from "../tellOutcome.ts";
import { putBottle, takeBottle } from "./countBottle.ts";

/** How long a wine stays dimmed before it is archived or brought back, in milliseconds. */
const ARCHIVE_DELAY_MS = 500;

/** What is done with a wine where it is shown; each is durable on this device, without signal too. */
export interface WineActions {
  /** The archive delay runs. */
  readonly archiving: boolean;
  readonly addBottle: () => void;
  readonly removeBottle: () => void;
  /** Archives an active wine and brings back an archived one, after {@link ARCHIVE_DELAY_MS}. */
  readonly toggleArchived: () => void;
}

/** What the controls of one wine do, each answered by a toast. */
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
      // Runs on when the wine leaves the screen meanwhile: the person has asked for it.
      setTimeout(() => {
        const kind = wine.isArchived ? "unarchive" : "archive";
        const command = wine.isArchived ? commands.unarchiveWine : commands.archiveWine;
        const answered = tellOutcome(command(wine.id), {
          kind,
          done: `Wine ${kind}d successfully`,
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
