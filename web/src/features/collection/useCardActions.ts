import type { Change } from "sync-protocol";
import { useState } from "react";
import type { CellarWine } from "../../rules/cellarView.ts";
import { FAILED, refusalWords, toldHere } from "../../rules/refusalWords.ts";
import { type CommandOutcome, useCommands } from "../../live/useCommands.ts";
import { toast } from "../../ui/toast.ts";
import { bottleCount } from "./counts.ts";

/** How long a card stays dimmed before it is archived or brought back, in milliseconds. */
export const ARCHIVE_DELAY_MS = 500;

const STEP = 1;
const UNKNOWN_FAILURE = "Something went wrong";

/** The words around one command. */
interface Wording {
  readonly kind: Change["kind"];
  readonly done: string;
  readonly description: (wine: CellarWine) => string;
  readonly undoable: boolean;
}

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
      void answer(commands.addBottles(wine.id, STEP), {
        kind: "add-bottles",
        done: "Bottles added successfully",
        description: ({ name, quantity }) => `${name}: ${bottleCount(quantity)}`,
        undoable: false,
      });
    },
    removeBottle: () => {
      void answer(commands.removeBottles(wine.id, STEP), {
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
        const answered = answer(command(wine.id), {
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

/** Says in a toast how a command ended. Never rejects. */
async function answer(command: Promise<CommandOutcome>, wording: Wording): Promise<void> {
  try {
    const outcome = await command;
    if (outcome.kind === "done") {
      const undo = { label: "Undo", run: () => void undoing(outcome.undo) };
      toast({
        title: wording.done,
        description: wording.description(outcome.wine),
        action: wording.undoable ? undo : undefined,
      });
    } else {
      toast({ ...refusalWords(wording.kind, toldHere(outcome.refusal)), tone: "failure" });
    }
  } catch (error) {
    toast({ title: FAILED[wording.kind], description: messageOf(error), tone: "failure" });
  }
}

async function undoing(undo: () => Promise<void>): Promise<void> {
  try {
    await undo();
  } catch (error) {
    toast({ title: "Failed to undo", description: messageOf(error), tone: "failure" });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== "" ? error.message : UNKNOWN_FAILURE;
}
