import { FAILED, type PlaceCommandOutcome, toldHere } from "../../engine/index.ts";
import { messageOf, undoAction } from "../../parts/tellOutcome.ts";
import { toast } from "../../ui/toasts/toast.ts";

/** The words around one command to a place. */
interface PlaceWording {
  readonly kind: "put-place" | "remove-place";
  /** What was done: "Rack B removed". */
  readonly done: string;
}

/** Says in a toast how a command to a place ended, with Undo, and hands the end on. Never rejects. */
export async function tellPlace(
  command: Promise<PlaceCommandOutcome>,
  { kind, done }: PlaceWording,
): Promise<PlaceCommandOutcome | undefined> {
  const title = FAILED[kind];
  try {
    const outcome = await command;
    if (outcome.kind === "done") toast({ title: done, actions: [undoAction(outcome.undo)] });
    else toast({ title, description: toldHere(outcome.refusal).error, tone: "failure" });
    return outcome;
  } catch (error) {
    toast({ title, description: messageOf(error), tone: "failure" });
    return undefined;
  }
}
