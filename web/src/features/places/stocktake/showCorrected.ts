import { type ManyOutcome, commandRefusalBody } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import { messageOf, undoAction } from "../../../parts/showOutcome.ts";
import { countOf } from "../../../ui/countOf.ts";
import { toast } from "../../../ui/toasts/toast.ts";

const FAILED_TITLE = i18n._("Failed to correct the stock");

/**
 * Shows the result of the corrections in a toast. Returns whether all corrections were made. Never
 * rejects.
 */
export async function showCorrected(command: Promise<ManyOutcome>): Promise<boolean> {
  try {
    const { done, refused, undo } = await command;
    const isDone = refused.length === 0;
    toast({
      title: isDone ? i18n._("Stock corrected") : FAILED_TITLE,
      description: isDone
        ? countOf(done.length, "wine")
        : refused.map(({ refusal }) => commandRefusalBody(refusal).error).join("; "),
      tone: isDone ? "success" : "failure",
      actions: done.length > 0 ? [undoAction(undo)] : [],
    });
    return isDone;
  } catch (error) {
    toast({ title: FAILED_TITLE, description: messageOf(error), tone: "failure" });
    return false;
  }
}
