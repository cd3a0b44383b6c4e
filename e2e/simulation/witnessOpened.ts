import { isDeepStrictEqual } from "node:util";
import type { Change, OpenedBottle, Wine } from "sync-protocol";
import type { Decision, LoadedFacts } from "../../api/src/cellar/ports/cellar.ts";
import { must } from "./RuleViolation.ts";
import { listAfter } from "./mergedValue.ts";

/** Maximum number of open bottles of a wine. */
const OPENED_MAX = 50;

/**
 * [B1: open bottles] [B2: open merge] [B3: finishing] A wine's open bottles are the bottles opened
 * and not finished. A wine never has more open bottles than bottles.
 */
export function witnessOpened(change: Change, { wine: before }: LoadedFacts, { wine }: Decision) {
  if (!wine) return;
  const { opened, quantity } = wine;
  must(
    opened.length <= quantity,
    () => `[B1] ${String(opened.length)} of ${String(quantity)} bottles are open`,
  );
  if (!before) return;
  must(
    !isFinishedBefore(before, change),
    () => "[B3] a bottle that was finished was taken once more",
  );
  const expected = expectedOpened(before, change, quantity);
  must(
    isDeepStrictEqual(opened, expected),
    () =>
      `[B2] ${change.kind} left ${JSON.stringify(opened)} open, not ${JSON.stringify(expected)}`,
  );
}

/** Whether a removal names an open bottle that another device has finished [B3: finishing]. */
export function isFinishedBefore({ opened }: Wine, change: Change): boolean {
  const openedId = change.kind === "remove-bottles" ? change.openedId : undefined;
  return openedId !== undefined && opened.every(({ id }) => id !== openedId);
}

/**
 * The expected open bottles of a wine after a change that leaves `quantity` bottles, computed
 * without the app's code.
 */
export function expectedOpened(
  wine: Wine,
  change: Change,
  quantity: number,
): readonly OpenedBottle[] {
  const opened = [...openAfter(wine.opened, change)];
  while (opened.length > Math.min(OPENED_MAX, quantity)) opened.shift();
  return opened;
}

function openAfter(opened: readonly OpenedBottle[], change: Change): readonly OpenedBottle[] {
  if (change.kind === "remove-bottles") return opened.filter(({ id }) => id !== change.openedId);
  if (change.kind !== "edit") return opened;
  const { base, body, omitted } = change;
  if (!base) return omitted?.includes("opened") === true ? opened : body.opened;
  return base.opened ? listAfter(opened, base.opened, body.opened) : opened;
}
