import type { Change, Wine } from "sync-protocol";
import {
  type CommandDone,
  type CommandOutcome,
  FAILED,
  refusalWords,
  toldHere,
} from "../engine/index.ts";
import { forgetLastAction } from "../ui/toasts/lastAction.ts";
import { isStorageFull, STORAGE_FULL } from "../platform/isStorageFull.ts";
import { toast, type ToastAction, type ToastText } from "../ui/toasts/toast.ts";

const UNKNOWN_FAILURE = "Something went wrong";

/** The words around one command. */
export interface OutcomeWording {
  readonly kind: Change["kind"];
  readonly done: string;
  readonly description: (wine: Wine) => string;
  readonly undoable: boolean;
  /** What there is to say beyond the description, where there is something. Never rejects. */
  readonly beyond?: (done: CommandDone) => Promise<Beyond | undefined>;
}

/** A sentence that follows the description of a toast, and what can be done beside Undo. */
interface Beyond {
  readonly words?: string | undefined;
  readonly actions?: readonly ToastAction[];
  readonly question?: ToastText["question"];
}

/** Says in a toast how a command ended. Never rejects. */
export async function tellOutcome(
  command: Promise<CommandOutcome>,
  { kind, done, description, undoable, beyond }: OutcomeWording,
): Promise<void> {
  try {
    const outcome = await command;
    if (outcome.kind === "done") {
      const more = await beyond?.(outcome);
      const told = description(outcome.wine);
      const undo = undoable ? undoAction(outcome.undo) : undefined;
      toast({
        title: done,
        description: more?.words === undefined ? told : `${told}. ${more.words}`,
        actions: [...(more?.actions ?? []), ...(undo ? [undo] : [])],
        question: more?.question,
      });
    } else {
      toast({ ...refusalWords(kind, toldHere(outcome.refusal)), tone: "failure" });
    }
  } catch (error) {
    toast({ title: FAILED[kind], description: messageOf(error), tone: "failure" });
  }
}

/** What a toast offers to take back what was done; that it fails is told too. */
export function undoAction(undo: () => Promise<void>): ToastAction {
  return {
    label: "Undo",
    undoes: true,
    run: () => {
      forgetLastAction();
      void undoing(undo);
    },
  };
}

async function undoing(undo: () => Promise<void>): Promise<void> {
  try {
    await undo();
  } catch (error) {
    toast({ title: "Failed to undo", description: messageOf(error), tone: "failure" });
  }
}

/** What an error says, or that something went wrong. */
export function messageOf(error: unknown): string {
  if (isStorageFull(error)) return STORAGE_FULL;
  return error instanceof Error && error.message !== "" ? error.message : UNKNOWN_FAILURE;
}
