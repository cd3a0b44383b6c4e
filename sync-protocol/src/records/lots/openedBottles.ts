import { OPENED_MAX, type OpenedBottle } from "./opened.ts";
import { sameValue } from "../recordKind.ts";

/**
 * The wine with no more opened bottles than it holds, and than there may be: those that were opened
 * first are gone (rule B1). The same object where it has no more.
 */
export function withOpenedHeld<
  Held extends { readonly opened: readonly OpenedBottle[]; readonly quantity: number },
>(wine: Held): Held {
  const { opened, quantity } = wine;
  const excess = opened.length - Math.max(0, Math.min(quantity, OPENED_MAX));
  return excess > 0 ? { ...wine, opened: opened.slice(excess) } : wine;
}

/** Opened bottles as an editor saw them, and as they left them. */
interface OpenedEdit {
  readonly seen: readonly OpenedBottle[];
  readonly wanted: readonly OpenedBottle[];
}

/**
 * The opened bottles after an edit: what it opens is open, what it takes is not, and of what it says
 * anew the later stands. One that others have finished stays so (rule B2).
 */
export function mergeOpened(present: readonly OpenedBottle[], edit: OpenedEdit): OpenedBottle[] {
  const [seen, wanted, there] = [byId(edit.seen), byId(edit.wanted), byId(present)];
  const left = present.flatMap((bottle) => {
    const [was, to] = [seen.get(bottle.id), wanted.get(bottle.id)];
    if (!to) return was ? [] : [bottle];
    return [sameValue(was, to) ? bottle : to];
  });
  return [...left, ...edit.wanted.filter(({ id }) => !seen.has(id) && !there.has(id))];
}

function byId(bottles: readonly OpenedBottle[]): ReadonlyMap<string, OpenedBottle> {
  return new Map(bottles.map((bottle) => [bottle.id, bottle]));
}
