import type { Change, Wine } from "sync-protocol";
import { expect, test } from "vitest";
import { failedDue, failedRest, nextName } from "./failures.ts";
import type { AttentionEntry } from "./outbox.ts";
import { anEdit, aWine, id, putIn, takeOut } from "../../rules/testBuilders.ts";

const DAY_MS = 24 * 60 * 60_000;

const NOW = 10 * DAY_MS;

test("[O6] failed changes are retried after their delay, in order", () => {
  const later = failed(takeOut(1), { position: 2, nextAttemptAt: NOW });
  const first = failed(putIn(6), { position: 1, nextAttemptAt: NOW - 1 });
  const resting = failed(takeOut(2), { position: 3, nextAttemptAt: NOW + 5 });

  expect(due([later, resting, first])).toEqual({ due: [first, later], nextAt: NOW + 5 });
});

test("[O6] changes that an older build marked as failed are retried immediately", () => {
  const old = failed(takeOut(1), {});

  expect(due([old])).toEqual({ due: [old], nextAt: undefined });
});

test("refused, overwriting and dependent changes are not retried automatically", () => {
  const entry = failed(takeOut(1), {});
  const refusal = { status: 404, code: "not_found", error: "Wine not found" };

  const findings = [
    { kind: "refused", refusal },
    { kind: "overwrote", values: {} },
    { kind: "dependant", of: id(1) },
  ] as const;

  expect(due(findings.map((finding) => ({ ...entry, finding })))).toEqual(NOTHING);
});

test("a failed edit is not retried if another change altered its field", () => {
  const edit = failed(anEdit({ region: "Piedmont" }, { region: "Langhe" }), {});

  expect(due([edit], { region: "Piedmont", notes: "Cherry", quantity: 1 }).due).toEqual([edit]);
  expect(due([edit], { region: "Langhe" }).due).toEqual([edit]);
  expect(due([edit], { region: "Piemonte" })).toEqual(NOTHING);
});

test("[O6] a failed change's retry delay grows from a minute to a day", () => {
  expect([1, 2, 3].map(failedRest)).toEqual([60_000, 4 * 60_000, 16 * 60_000]);
  expect(failedRest(100)).toBe(DAY_MS);
});

test("a failed change is retried if the clock was set back", () => {
  const entry = failed(takeOut(1), { nextAttemptAt: NOW + DAY_MS + 1 });

  expect(due([entry]).due).toEqual([entry]);
});

test("[P4] a retry's op id is derived from the failed change's op id", () => {
  const uuid = "ffffffff-0000-4000-8000-000000000001";

  expect(nextName(uuid)).toBe("00000000-0000-4000-8000-000000000001");
  expect(nextName(id(7))).toBe("00000001-0000-4000-8000-000000000007");
});

const NOTHING = { due: [], nextAt: undefined };

function due(attention: readonly AttentionEntry[], present: Partial<Wine> = {}) {
  return failedDue(attention, { now: NOW, presentOf: () => aWine(present) });
}

function failed(
  change: Change,
  { position = 1, nextAttemptAt }: { position?: number; nextAttemptAt?: number },
): AttentionEntry {
  const finding = { kind: "failed", nextAttemptAt } as const;
  return { position, opId: id(5000 + position), recordId: id(1), change, createdAt: 0, finding };
}
