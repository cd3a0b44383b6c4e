import { type WineRow } from "sync-protocol";
import { describe, expect, test } from "vitest";
import { type CellarUnderTest, addOne, openCellar, create, op, submission } from "./visitor.ts";

export function describePulls(open: () => CellarUnderTest): void {
  describe("pulls", () => {
    test("[R1] every change takes the next value of its cellar's counter", async () => {
      const under = open();
      const [one, other] = [await openCellar(under), await openCellar(under)];
      const created = create();

      await one.call(created);
      await other.call(create());
      await one.call(addOne(created.wineId));

      expect(await one.pull(0)).toMatchObject({ rows: [{ seq: 2 }], cursor: 2, hasMore: false });
      expect(await other.pull(0)).toMatchObject({ rows: [{ seq: 1 }], cursor: 1 });
    });

    test("[R1] changing a wine gives it a new seq and keeps `added`", async () => {
      const cellar = await openCellar(open());
      const [one, other] = [create(), create()];
      for (const change of [one, other, addOne(one.wineId), addOne(one.wineId)]) {
        await cellar.call(change);
      }

      expect(await cellar.pull(0)).toMatchObject({
        rows: [
          { id: other.wineId, seq: 2, added: 2 },
          { id: one.wineId, seq: 4, added: 1 },
        ],
      });
    });

    test("[R1] archiving an archived wine does not advance the counter", async () => {
      const cellar = await openCellar(open());
      const created = create();
      await cellar.call(created);
      await cellar.call({ kind: "archive", wineId: created.wineId });

      const again = await cellar.call({ kind: "archive", wineId: created.wineId });

      expect(again.results[0]).toMatchObject({ verdict: { kind: "applied", seq: 2 } });
      expect(await cellar.pull(2)).toMatchObject({ rows: [], cursor: 2 });
    });

    test("[R2] with long notes, pages of changes have fewer rows, none missing", async () => {
      const cellar = await openCellar(open());
      const wines = Array.from({ length: 250 }, () => create({ notes: "x".repeat(10_000) }));
      await cellar.apply(wines.map((change) => submission(change)));

      const first = await cellar.pull(0, 5_000);
      const second = await cellar.pull(first?.cursor ?? 0, 5_000);
      const third = await cellar.pull(second?.cursor ?? 0, 5_000);

      expect(first?.rows.length).toBeLessThan(100);
      expect([first, second, third].map((page) => page?.hasMore)).toEqual([true, true, false]);
      const seen = [first, second, third].flatMap((page) => page?.rows ?? []);
      expect(seen.map(({ id }) => id)).toEqual(wines.map(({ wineId }) => wineId));
    });

    test("[R2] pages of changes contain every row even if wines change between pages", async () => {
      const cellar = await openCellar(open());
      const wines = [create(), create(), create(), create(), create()];
      for (const change of wines) await cellar.call(change);
      const seen: WineRow[] = [];
      let cursor = 0;

      for (let page = await cellar.pull(cursor, 2); ; page = await cellar.pull(cursor, 2)) {
        expect(page?.cursor).toBeGreaterThanOrEqual(cursor);
        seen.push(...(page?.rows ?? []));
        cursor = page?.cursor ?? 0;
        if (seen.length === 2) await cellar.call(addOne(wines[0]?.wineId ?? ""));
        if (!page?.hasMore) break;
      }

      expect(seen.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(5);
    });

    test("[R4] every page of changes contains the device's unacknowledged results", async () => {
      const cellar = await openCellar(open());
      const device = cellar.device();
      const ops = [op(1, create()), op(2, create()), op(3, create())];
      await device.push(ops);
      await device.push([], { ackThrough: 1 });

      const first = await cellar.pull(0, 2, device.id);
      const last = await cellar.pull(2, 2, device.id);

      expect(first).toMatchObject({ hasMore: true, results: last?.results });
      expect(last?.results.map(({ opNo, opId }) => ({ opNo, opId }))).toEqual(
        [ops[1], ops[2]].map((sent) => ({ opNo: sent?.opNo, opId: sent?.key })),
      );
      expect(last?.results[0]?.verdict).toMatchObject({ kind: "applied", seq: 2 });
    });

    test("[R4] a device does not get another device's results", async () => {
      const cellar = await openCellar(open());
      await cellar.device().push([op(1, create())]);

      expect(await cellar.pull(0, 9, cellar.device().id)).toMatchObject({ results: [] });
    });

    test("[E1] a pull with a cursor beyond the counter is refused", async () => {
      const cellar = await openCellar(open());
      await cellar.call(create());

      expect(await cellar.pull(2)).toBeUndefined();
    });
  });
}
