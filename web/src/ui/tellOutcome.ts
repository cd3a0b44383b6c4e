import type { Change, Wine } from "sync-protocol";
import { type CommandRefusal, FAILED, refusalWords, toldHere } from "../rules/refusalWords.ts";
import { toast, type ToastText } from "./toast.ts";

const UNKNOWN_FAILURE = "Something went wrong";

/** How a command to one wine ended. */
export type Outcome =
  | { readonly kind: "done"; readonly wine: Wine; readonly undo: () => Promise<void> }
  | { readonly kind: "refused"; readonly refusal: CommandRefusal };

/** The words around one command. */
export interface OutcomeWording {
  readonly kind: Change["kind"];
  readonly done: string;
  readonly description: (wine: Wine) => string;
  readonly undoable: boolean;
}

/** Says in a toast how a command ended. Never rejects. */
export async function tellOutcome(
  command: Promise<Outcome>,
  wording: OutcomeWording,
): Promise<void> {
  try {
    const outcome = await command;
    if (outcome.kind === "done") {
      toast({
        title: wording.done,
        description: wording.description(outcome.wine),
        action: wording.undoable ? undoAction(outcome.undo) : undefined,
      });
    } else {
      toast({ ...refusalWords(wording.kind, toldHere(outcome.refusal)), tone: "failure" });
    }
  } catch (error) {
    toast({ title: FAILED[wording.kind], description: messageOf(error), tone: "failure" });
  }
}

/** What a toast offers to take back what was done; that it fails is told too. */
export function undoAction(undo: () => Promise<void>): NonNullable<ToastText["action"]> {
  return { label: "Undo", run: () => void undoing(undo) };
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
  return error instanceof Error && error.message !== "" ? error.message : UNKNOWN_FAILURE;
}
