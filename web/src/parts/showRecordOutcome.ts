import { type CommandRefusal, commandRefusalBody, FAILED } from "../engine/index.ts";
import { toast } from "../ui/toasts/toast.ts";
import { messageOf, undoAction } from "./showOutcome.ts";

type RecordOutcome =
  | { readonly kind: "done"; readonly undo: () => Promise<void> }
  | { readonly kind: "refused"; readonly refusal: CommandRefusal };

interface RecordWording {
  readonly kind: keyof typeof FAILED;
  /** Title after success, for example "Rack B removed". */
  readonly done: string;
}

/** Shows a command's result in a toast with Undo. Returns the result. Never rejects. */
export async function showRecordOutcome<Outcome extends RecordOutcome>(
  command: Promise<Outcome>,
  { kind, done }: RecordWording,
): Promise<Outcome | undefined> {
  const title = FAILED[kind];
  try {
    const outcome = await command;
    if (outcome.kind === "done") toast({ title: done, actions: [undoAction(outcome.undo)] });
    else toast({ title, description: commandRefusalBody(outcome.refusal).error, tone: "failure" });
    return outcome;
  } catch (error) {
    toast({ title, description: messageOf(error), tone: "failure" });
    return undefined;
  }
}
