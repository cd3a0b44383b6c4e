import { useState } from "react";
import type { CellarWine } from "../../rules/cellarView.ts";
import { useCommands } from "../../live/useCommands.ts";
import { tellOutcome } from "../../ui/tellOutcome.ts";
import { bottleCount } from "./counts.ts";

/** How long a card stays dimmed before it is archived or brought back, in milliseconds. */
const ARCHIVE_DELAY_MS = 500;

const STEP = 1;

/** What a card does with its wine; every command is durable on this device, without signal too. */
export interface CardActions {
  /** The archive delay runs. */
  readonly archiving: boolean;
  readonly addBottle: () => void;
  readonly removeBottle: () => void;
  /** Archives an active wine and brings back an archived one, after {@link ARCHIVE_DELAY_MS}. */
  readonly toggleArchived: () => void;
}

/** The commands of one card, each answered by a toast. */
export function useCardActions(wine: CellarWine): CardActions {
  const commands = useCommands();
  const [archiving, setArchiving] = useState(false);

  return {
    archiving,
    addBottle: () => {
      void tellOutcome(commands.addBottles(wine.id, STEP), {
        kind: "add-bottles",
        done: "Bottles added successfully",
        description: ({ name, quantity }) => `${name}: ${bottleCount(quantity)}`,
        undoable: false,
      });
    },
    removeBottle: () => {
      void tellOutcome(commands.removeBottles(wine.id, STEP), {
        kind: "remove-bottles",
        done: "Bottles removed successfully",
        description: ({ name, quantity }) => `${name}: ${bottleCount(quantity)}`,
        undoable: true,
      });
    },
    toggleArchived: () => {
      if (archiving) return;
      setArchiving(true);
      // Runs on when the card leaves the screen meanwhile: the person has asked for it.
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
