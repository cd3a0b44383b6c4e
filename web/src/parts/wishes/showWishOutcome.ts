import { FAILED, commandRefusalBody, type WishCommandOutcome } from "../../engine/index.ts";
import { messageOf, undoAction } from "../showOutcome.ts";
import { toast } from "../../ui/toasts/toast.ts";

/** Shows a wish command's result in a toast with Undo, and returns it. Never rejects. */
export async function showWishOutcome(
  command: Promise<WishCommandOutcome>,
  { kind, done }: { readonly kind: "put-wish" | "remove-wish"; readonly done: string },
): Promise<WishCommandOutcome | undefined> {
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
