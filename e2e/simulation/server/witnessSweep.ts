import { isDeepStrictEqual } from "node:util";
import { RESTORABLE_MS, type WineRow } from "sync-protocol";
import type { Batch, BatchOutcome } from "../../../api/src/cellar/ports/cellar.ts";
import { must } from "../RuleViolation.ts";
import { type History, personIn } from "./History.ts";
import { textLength } from "./textLength.ts";

interface Sweep {
  readonly batch: Batch;
  readonly outcome: BatchOutcome;
  readonly now: number;
}

/** [W13: sweep] A sweep clears the fields of exactly the wines that cannot be restored any more. */
export function witnessSweep(history: History, { batch, outcome, now }: Sweep): void {
  must(outcome.kind === "done", () => `a sweep ended as ${outcome.kind}`);
  const person = personIn(history, batch.cellarId);
  for (const row of outcome.rows) {
    const before = person.rows.get(row.id);
    must(before !== undefined && isDue(before, now), () => `[W13] ${row.id} was swept too early`);
    const kept = { seq: ++person.counter, name: "", ...stayingOf(before) };
    must(textLength(row) === 0, () => `[W13] of a swept wine ${JSON.stringify(row)} stayed`);
    must(
      isDeepStrictEqual({ seq: row.seq, name: row.name, ...stayingOf(row) }, kept),
      () => `[W13] a sweep left ${JSON.stringify(row)}`,
    );
    person.rows.set(row.id, row);
    person.stamped.set(row.seq, row);
  }
  must(outcome.seq === person.counter, () => "[R1] the counter counts what is swept");
}

/** [W13: sweep] After a sweep, nothing is left to sweep. */
export function witnessSwept({ persons }: History, now: number): void {
  for (const { rows } of persons.values()) {
    const left = [...rows.values()].find((row) => isDue(row, now) && textLength(row) > 0);
    must(left === undefined, () => `[W13] ${JSON.stringify(left)} was not swept`);
  }
}

function isDue({ deleted, removedAt }: WineRow, now: number): boolean {
  return deleted && now - (removedAt ?? 0) > RESTORABLE_MS;
}

function stayingOf({ id, userId, bottleId, type, quantity, added, deleted, removedAt }: WineRow) {
  return { id, userId, bottleId, type, quantity, added, deleted, removedAt };
}
