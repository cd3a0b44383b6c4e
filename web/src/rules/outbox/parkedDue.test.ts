import type { Change, Wine } from "sync-protocol";
import { expect, test } from "vitest";
import { nextName } from "./parkedDue.ts";
import type { AttentionEntry } from "./outbox.ts";
import { parkedDue, parkedRest } from "./parkedDue.ts";
import { anEdit, aWine, id, putIn, takeOut } from "../testBuilders.ts";

const DAY_MS = 24 * 60 * 60_000;

const NOW = 10 * DAY_MS;

test("[O6] what is parked is due when it has rested, in the order in which it was made", () => {
  const later = parked(takeOut(1), { position: 2, triedAgainAt: NOW });
  const first = parked(putIn(6), { position: 1, triedAgainAt: NOW - 1 });
  const resting = parked(takeOut(2), { position: 3, triedAgainAt: NOW + 5 });

  expect(due([later, resting, first])).toEqual({ due: [first, later], nextAt: NOW + 5 });
});

test("[O6] what an older build parked is due at once", () => {
  const old = parked(takeOut(1), {});

  expect(due([old])).toEqual({ due: [old], nextAt: undefined });
});

test("what was refused or replaced others' values is never tried again by itself", () => {
  const entry = parked(takeOut(1), {});
  const refusal = { status: 404, code: "not_found", error: "Wine not found" };

  const findings = [
    { kind: "refused", refusal },
    { kind: "overwrote", values: {} },
    { kind: "dependant", of: id(1) },
  ] as const;

  expect(due(findings.map((finding) => ({ ...entry, finding })))).toEqual(NOTHING);
});

test("an edit of what was changed since is left to its owner, and nobody waits for it", () => {
  const edit = parked(anEdit({ region: "Piedmont" }, { region: "Langhe" }), {});

  expect(due([edit], { region: "Piedmont", notes: "Cherry", quantity: 1 }).due).toEqual([edit]);
  expect(due([edit], { region: "Langhe" }).due).toEqual([edit]);
  expect(due([edit], { region: "Piemonte" })).toEqual(NOTHING);
});

test("[O6] the rest of what is parked again and again grows from a minute to a day", () => {
  expect([1, 2, 3].map(parkedRest)).toEqual([60_000, 4 * 60_000, 16 * 60_000]);
  expect(parkedRest(100)).toBe(DAY_MS);
});

test("a clock that was set back does not make it wait for ever", () => {
  const entry = parked(takeOut(1), { triedAgainAt: NOW + DAY_MS + 1 });

  expect(due([entry]).due).toEqual([entry]);
});

test("[P4] the next name of a change is the same on every copy, and a name like any other", () => {
  const uuid = "ffffffff-0000-4000-8000-000000000001";

  expect(nextName(uuid)).toBe("00000000-0000-4000-8000-000000000001");
  expect(nextName(id(7))).toBe("00000001-0000-4000-8000-000000000007");
});

const NOTHING = { due: [], nextAt: undefined };

function due(attention: readonly AttentionEntry[], present: Partial<Wine> = {}) {
  return parkedDue(attention, { now: NOW, presentOf: () => aWine(present) });
}

function parked(
  change: Change,
  { position = 1, triedAgainAt }: { position?: number; triedAgainAt?: number },
): AttentionEntry {
  const finding = { kind: "parked", triedAgainAt } as const;
  return { position, opId: id(5000 + position), wineId: id(1), change, madeAt: 0, finding };
}
