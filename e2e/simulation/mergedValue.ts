import { isDeepStrictEqual } from "node:util";
import type { Edit, Wine, WineBody, WineField } from "sync-protocol";

type EditFacts = Pick<Edit, "base" | "body" | "omitted">;

/**
 * The expected value of a merged field other than the quantity, computed without the app's code.
 */
export function mergedValue(edit: EditFacts, wine: Wine, field: WineField): WineBody[WineField] {
  if (field !== "drinkFrom" && field !== "drinkTo") return valueOf(edit, wine, field);
  const [from, to] = [yearOf(edit, wine, "drinkFrom"), yearOf(edit, wine, "drinkTo")];
  const isTorn = edit.base !== undefined && from !== null && to !== null && from > to;
  return isTorn ? edit.body[field] : valueOf(edit, wine, field);
}

/** Whether two values are equal. Ignores the order of sets. */
export function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(inOrder(one), inOrder(other));
}

function inOrder(value: unknown): unknown {
  return Array.isArray(value) ? value.toSorted() : value;
}

function yearOf(edit: EditFacts, wine: Wine, field: "drinkFrom" | "drinkTo"): number | null {
  return isTouched(edit, field) ? edit.body[field] : wine[field];
}

function valueOf(edit: EditFacts, wine: Wine, field: WineField): WineBody[WineField] {
  if (!isTouched(edit, field)) return wine[field];
  if (field === "valuations" && edit.base?.valuations) {
    return listAfter(wine.valuations, edit.base.valuations, edit.body.valuations);
  }
  if (field !== "tags" && field !== "barcodes") return edit.body[field];
  const [seen, wanted] = [edit.base?.[field] ?? wine[field], edit.body[field]];
  const kept = wine[field].filter((one) => wanted.includes(one) || !seen.includes(one));
  return [...new Set([...kept, ...wanted.filter((one) => !seen.includes(one))])];
}

/**
 * The expected members of a list after an edit, computed without the app's code. An added member
 * goes before the member that follows it in the edit.
 */
export function listAfter<Member extends { readonly id: string }>(
  present: readonly Member[],
  seen: readonly Member[],
  wanted: readonly Member[],
): Member[] {
  const inList = (list: readonly Member[], { id }: Member) => list.find((one) => one.id === id);
  const after = present.filter(
    (member) => inList(wanted, member) !== undefined || !inList(seen, member),
  );
  const added = wanted.filter((member) => !inList(seen, member) && !inList(present, member));
  const follower = (member: Member) =>
    wanted.slice(wanted.indexOf(member) + 1).find((one) => inList(after, one))?.id;
  return [
    ...after.flatMap((member) => {
      const [was, to] = [inList(seen, member), inList(wanted, member)];
      const before = added.filter((one) => follower(one) === member.id);
      return [...before, to === undefined || isDeepStrictEqual(was, to) ? member : to];
    }),
    ...added.filter((one) => follower(one) === undefined),
  ];
}

function isTouched({ base, body, omitted }: EditFacts, field: WineField): boolean {
  if (!base) return omitted?.includes(field) !== true;
  return base[field] !== undefined && !isSame(base[field], body[field]);
}
