import { FAILED, type PlaceCommandOutcome, commandRefusalBody } from "../../engine/index.ts";
import { messageOf, undoAction } from "../../parts/showOutcome.ts";
import { toast } from "../../ui/toasts/toast.ts";

/** Texts for the toast of a place command. */
interface PlaceWording {
  readonly kind: "put-place" | "remove-place";
  /** Title after success: "Rack B removed". */
  readonly done: string;
}

/** Shows a place command's result in a toast with Undo, and returns it. Never rejects. */
export async function showPlaceOutcome(
  command: Promise<PlaceCommandOutcome>,
  { kind, done }: PlaceWording,
): Promise<PlaceCommandOutcome | undefined> {
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
