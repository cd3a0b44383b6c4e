import { randomUUID } from "node:crypto";
import { type Holdings, plainLot, RESTORABLE_MS, textIn } from "sync-protocol";
import { describe, expect, test } from "vitest";
import type { ReceivedMove } from "../../../src/cellar/ports/processes.ts";
import { sweepRemovedWines } from "../../../src/cellar/changes/sweepRemovedWines.ts";
import {
  openCellar,
  type CellarUnderTest,
  codeOf,
  create,
  NOW,
  op,
  rowsOf,
  verdictsOf,
} from "./visitor.ts";

export function describeSweeps(open: () => CellarUnderTest): void {
  describe("sweeps of removed wines", () => {
    test("[W13] a sweep clears the fields of wines that cannot be restored anymore", async () => {
      const { cellar, sweep } = await openCellarToSweep(open());
      const lots = [4, 2].map((bottles) => ({
        ...plainLot(randomUUID(), bottles),
        shop: "Vinatis",
      }));
      const long = { ...create({ name: "Gone", lots }), bottleId: lots[0]?.id ?? "" };
      const { wineId } = long;
      const kept = create({ name: "Kept" });
      await cellar.call(long);
      await cellar.call(kept);
      await cellar.call({ kind: "remove", wineId });

      expect(await sweep(NOW + RESTORABLE_MS)).toEqual([]);
      expect((await cellar.pull(0))?.rows.map(({ name }) => name)).toEqual(["Kept", "Gone"]);

      const moves = await sweep(NOW + RESTORABLE_MS + 1);

      const { rows = [], cursor } = (await cellar.pull(3)) ?? {};
      expect(rows).toMatchObject([
        { id: wineId, bottleId: long.bottleId, deleted: true, removedAt: NOW, seq: 4, added: 1 },
      ]);
      expect(rows).toMatchObject([{ name: "", producer: "", lots: [], quantity: 6 }]);
      expect(cursor).toBe(4);
      expect(moves).toMatchObject([{ since: 3, seq: 4, rows }]);
      expect(await cellar.wines()).toMatchObject([{ name: "Kept" }]);
      expect(await readHoldings(cellar)).toEqual({ wines: 2, text: textIn(kept.body) });

      expect(await sweep(NOW + RESTORABLE_MS + 2)).toEqual([]);
      const restored = await cellar.call({ kind: "restore", wineId });
      expect(codeOf(restored)).toBe("restore_expired");
      expect(codeOf(await cellar.call(long))).toBe("wine_exists");
    });

    test("[W13] [I2] a sweep clears a removed wine's stored answers, but keeps verdicts", async () => {
      const { cellar, sweep } = await openCellarToSweep(open());
      const [gone, kept] = [create({ name: "Gone" }), create({ name: "Kept" })];
      const device = cellar.device();
      const ops = [op(1, gone), op(2, kept), op(3, { kind: "remove", wineId: gone.wineId })];
      const first = verdictsOf(await device.push(ops));

      await sweep(NOW + RESTORABLE_MS + 1);

      const again = await device.push(ops);
      expect(verdictsOf(again)).toEqual(first);
      const answers = again.kind === "done" ? again.results.map(({ answer }) => answer?.name) : [];
      expect(answers).toEqual([undefined, "Kept", undefined]);
      expect(rowsOf(again).map(({ name }) => name)).toEqual(["", "Kept"]);
    });

    test("[W13] a sweep keeps restored wines and other users' wines", async () => {
      const under = open();
      const { cellar, sweep } = await openCellarToSweep(under);
      const other = await openCellar(under);
      const wine = create();
      await cellar.call(wine);
      await cellar.call({ kind: "remove", wineId: wine.wineId });
      await cellar.call({ kind: "restore", wineId: wine.wineId });
      const theirs = create();
      await other.call(theirs);
      await other.call({ kind: "remove", wineId: theirs.wineId });

      expect(await sweep(NOW + 2 * RESTORABLE_MS)).toEqual([]);
      expect(await cellar.wines()).toHaveLength(1);
      expect((await other.pull(0))?.rows).toMatchObject([{ name: "Riesling Trocken" }]);
    });
  });
}

type Cellar = Awaited<ReturnType<typeof openCellar>>;

/**
 * A new user's cellar. `sweep` sweeps the cellar and returns the live events that the sweep
 * published.
 */
async function openCellarToSweep(under: CellarUnderTest) {
  const cellar = await openCellar(under);
  const objects = { cellarIds: () => onePart([cellar.cellarId]) };
  const sweep = async (now: number) => {
    const moves: ReceivedMove[] = [];
    const live = { publish: (_userId: string, move: ReceivedMove) => void moves.push(move) };
    await sweepRemovedWines({ store: cellar.store, objects, live }, now);
    return moves;
  };
  return { cellar, sweep };
}

async function* onePart<Part>(part: Part): AsyncIterable<Part> {
  await Promise.resolve();
  yield part;
}

/**
 * Returns the cellar's size. The store passes the size to every decision, so this function makes a
 * call whose decision changes nothing.
 */
async function readHoldings(cellar: Cellar): Promise<Holdings | undefined> {
  let holds: Holdings | undefined;
  await cellar.call(create(), {
    decide: (_change, facts) => {
      holds = facts.holds;
      return { wine: undefined, answer: undefined, verdict: () => ({ kind: "skipped" }) };
    },
  });
  return holds;
}
