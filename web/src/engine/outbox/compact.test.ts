import fc from "fast-check";
import { type Edit, type OpenedBottle, type Wine, WINE_FIELDS, wineBodyOf } from "sync-protocol";
import { expect, test } from "vitest";
import { compact, compactPending } from "./compact.ts";
import { editChange } from "./editChange.ts";
import { decideHere } from "./replay.ts";
import { anEdit, anEntry, aWine, id, ME, putIn, takeOut } from "../../rules/testBuilders.ts";

test("[O7] a merged edit has the first edit's base and latest values", () => {
  const tail = anEntry({ change: anEdit({ name: "A", region: "R" }, { name: "B", region: "S" }) });

  const merged = compact(tail, anEdit({ name: "B", notes: null }, { name: "C", notes: "n" }));

  expect(merged).toMatchObject({
    kind: "edit",
    base: { name: "A", region: "R", notes: null },
    body: { name: "C", region: "S", notes: "n" },
  });
});

test("[O7] a merged edit has the same effect as its two edits", () => {
  fc.assert(
    fc.property(aValues(), aValues(), aValues(), aValues(), (seen, first, second, server) => {
      const opened = aWine(seen);
      const one = editChange(opened, { ...wineBodyOf(opened), ...first });
      fc.pre(one !== undefined);
      const reopened = after(opened, one);
      const two = editChange(reopened, { ...wineBodyOf(reopened), ...second });
      fc.pre(two !== undefined);
      const merged = compact(anEntry({ change: one }), two);
      fc.pre(merged?.kind === "edit" && !hasUndoneField(merged));

      const theirs = aWine(server);
      expect(after(theirs, merged)).toEqual(after(after(theirs, one), two));
    }),
  );
});

test("[O7] [B2] edits do not merge if others opened a bottle between them", () => {
  const [mine, theirs] = [openedBottle(1), openedBottle(2)];
  const first = anEdit({ opened: [] }, { opened: [mine] });
  const second = (seen: OpenedBottle[]) =>
    anEdit({ opened: seen }, { opened: [...seen, openedBottle(3)] });

  expect(compact(anEntry({ change: first }), second([mine]))).toBeDefined();
  expect(compact(anEntry({ change: first }), second([theirs, mine]))).toBeUndefined();
});

test("[O7] only the last of consecutive archive changes stays", () => {
  const tail = anEntry({ change: { kind: "archive", wineId: id(1) } });

  expect(compact(tail, { kind: "unarchive", wineId: id(1) })).toMatchObject({ kind: "unarchive" });
});

test("[O7] adding and taking a bottle stay two changes", () => {
  expect(compact(anEntry({ change: putIn(1) }), takeOut(1))).toBeUndefined();
});

test("[O7] sent changes are never rewritten", () => {
  const sent = anEntry({ change: anEdit({ name: "A" }, { name: "B" }), opNo: 1 });

  expect(compact(sent, anEdit({ name: "B" }, { name: "C" }))).toBeUndefined();
});

test("[O7] an edit that would be refused does not merge with the next", () => {
  const stale = anEntry({ change: anEdit({ quantity: 6 }, { quantity: 1 }) });
  const notes = anEdit({ notes: null }, { notes: "Cherry" });
  const pendingOn = (quantity: number) => ({
    base: aWine({ quantity, notes: null }),
    entries: [stale],
    userId: ME,
    hasDetails: false,
  });

  expect(compactPending(pendingOn(6), notes)).toMatchObject({ base: { quantity: 6, notes: null } });
  expect(compactPending(pendingOn(3), notes)).toBeUndefined();
});

/**
 * Whether the merged edit sets a field to the value in its base, so that the merge omits the field
 * [M1: field merge].
 */
function hasUndoneField({ base, body }: Edit): boolean {
  return WINE_FIELDS.some((field) => base && field in base && base[field] === body[field]);
}

/** Values with bottle counts far from both limits, so that no count is limited. */
function aValues() {
  const text = fc.constantFrom("a", "b", "c");
  return fc.record({
    name: text,
    region: text,
    notes: fc.option(text),
    quantity: fc.integer({ min: 300, max: 400 }),
  });
}

function after(wine: Wine, change: Edit): Wine {
  const outcome = decideHere(wine, change, ME);
  if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
  return outcome.wine;
}

function openedBottle(n: number): OpenedBottle {
  return { id: id(n), day: "2026-11-20", keeping: "stopper", lotId: null };
}
