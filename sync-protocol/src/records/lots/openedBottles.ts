import { OPENED_MAX, type OpenedBottle } from "./opened.ts";
import { sameValue } from "../recordKind.ts";

/**
 * Limits the opened bottles of a wine to its bottles and to the maximum; drops those opened first
 * [B1: open bottles]. Returns the same object if nothing changes.
 */
export function withOpenedHeld<
  Held extends { readonly opened: readonly OpenedBottle[]; readonly quantity: number },
>(wine: Held): Held {
  const { opened, quantity } = wine;
  const excess = opened.length - Math.max(0, Math.min(quantity, OPENED_MAX));
  return excess > 0 ? { ...wine, opened: opened.slice(excess) } : wine;
}

/** Opened bottles before and after an edit, as its editor saw them. */
interface OpenedEdit {
  readonly seen: readonly OpenedBottle[];
  readonly wanted: readonly OpenedBottle[];
}

/**
 * The opened bottles after an edit: adds what it opens, drops what it closes, takes what it
 * changes. A bottle that others finished stays finished [B2: open merge].
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
