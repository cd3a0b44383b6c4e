import type { Change, Wine } from "sync-protocol";
import { type CommandRefusal, FAILED, refusalWords, toldHere } from "../rules/refusalWords.ts";
import { toast } from "./toast.ts";

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
