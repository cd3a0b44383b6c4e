import { type ManyOutcome, commandRefusalBody } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { countOf } from "../../../ui/countOf.ts";
import { messageOf, undoAction } from "../../../parts/showOutcome.ts";
import { toast } from "../../../ui/toasts/toast.ts";

const NAMED_MAX = 3;

/**
 * Shows the result of a bulk command in one toast with Undo, with the names of refused wines. Never
 * rejects. `done` makes the toast's title from "3 wines" or "No wine".
 */
export async function showBulkOutcome(
  command: Promise<ManyOutcome>,
  done: (wines: string) => string,
  wines: readonly CellarWine[],
): Promise<void> {
  try {
    const outcome = await command;
    const count = outcome.done.length;
    toast({
      title: done(count === 0 ? i18n._("No wine") : countOf(count, "wine")),
      description: refusedInWords(outcome.refused, wines),
      tone: outcome.refused.length > 0 ? "failure" : "success",
      actions: count > 0 ? [undoAction(outcome.undo)] : [],
    });
  } catch (error) {
    toast({
      title: done(i18n._("No wine")),
      description: messageOf(error),
      tone: "failure",
    });
  }
}

function refusedInWords(
  refused: ManyOutcome["refused"],
  wines: readonly CellarWine[],
): string | undefined {
  if (refused.length === 0) return undefined;
  const names = new Map(wines.map(({ id, name }) => [id, name]));
  const named = refused
    .slice(0, NAMED_MAX)
    .map(
      ({ wineId, refusal }) =>
        `${names.get(wineId) ?? i18n._("A wine")}: ${commandRefusalBody(refusal).error}`,
    );
  const further = refused.length - named.length;
  return [
    ...named,
    ...(further > 0 ? [i18n._("and {further} more", { further: String(further) })] : []),
  ].join("; ");
}
