import { randomUUID } from "node:crypto";
import { QUANTITY, recordIdOf } from "sync-protocol";
import { describe, expect, test } from "vitest";
import { decideAt } from "../../../src/cellar/changes/decide.ts";
import type { Decide } from "../../../src/cellar/ports/cellar.ts";
import {
  type CellarUnderTest,
  addOne,
  openCellar,
  create,
  op,
  rowsOf,
  NOW,
  verdictsOf,
} from "./visitor.ts";

export function describePushes(open: () => CellarUnderTest): void {
  describe("pushes", () => {
    test("[P1] a push applies its ops in order", async () => {
      const device = (await openCellar(open())).device();
      const created = create({ quantity: 1 });

      const outcome = await device.push([
        op(1, created),
        op(2, { kind: "remove-bottles", wineId: created.wineId, quantity: 1 }),
        op(3, { kind: "archive", wineId: created.wineId }),
      ]);

      expect(verdictsOf(outcome)).toEqual(
        [1, 2, 3].map((seq) => ({ kind: "applied", recordId: created.wineId, seq })),
      );
      expect(rowsOf(outcome)).toMatchObject([{ quantity: 0, isArchived: true, seq: 3 }]);
    });

    test("[P2] repeating a push after a lost answer changes nothing", async () => {
      const cellar = await openCellar(open());
      const device = cellar.device();
      const created = create();
      const ops = [op(1, created), op(2, addOne(created.wineId))];
      const first = await device.push(ops);

      const again = await device.push(ops);

      expect(verdictsOf(again)).toEqual(verdictsOf(first));
      expect((await cellar.wines())[0]?.quantity).toBe(created.body.quantity + 1);
    });

    test("[P2] a push that repeats applied ops applies only its new ops", async () => {
      const cellar = await openCellar(open());
      const device = cellar.device();
      const created = create();
      const [first, second] = [op(1, created), op(2, addOne(created.wineId))];
      await device.push([first, second]);

      await device.push([second, op(3, addOne(created.wineId))]);

      expect((await cellar.wines())[0]?.quantity).toBe(created.body.quantity + 2);
    });

    test("[P3] a push that skips an op number gets the expected number", async () => {
      const cellar = await openCellar(open());
      const device = cellar.device();
      await device.push([op(1, create())]);

      const later = await device.push([op(3, create())]);
      const torn = await device.push([op(2, create()), op(4, create())]);

      expect(later).toEqual({ kind: "gap", expected: 2 });
      expect(torn).toEqual({ kind: "gap", expected: 3 });
      expect(await cellar.wines()).toHaveLength(1);
    });

    test("[P4] a used op number with another opId reveals a cloned device", async () => {
      const cellar = await openCellar(open());
      const device = cellar.device();
      await device.push([op(1, create())]);

      const cloned = await device.push([op(1, create()), op(2, create())]);

      expect(cloned).toEqual({ kind: "cloned" });
      expect(await cellar.wines()).toHaveLength(1);
    });

    test("[P4] a cloned device is detected even after its op number was acknowledged", async () => {
      const device = (await openCellar(open())).device();
      await device.push([op(1, create())]);
      await device.push([op(2, create())], { ackThrough: 1 });

      expect(await device.push([op(1, create())])).toEqual({ kind: "cloned" });
    });

    test("[P4] an op repeated under a new device id takes effect once", async () => {
      const cellar = await openCellar(open());
      const opId = randomUUID();
      const created = create();
      await cellar.device().push([op(1, create()), op(2, created, opId)]);

      const renumbered = await cellar.device().push([op(1, created, opId)]);

      expect(verdictsOf(renumbered)).toMatchObject([{ kind: "applied", seq: 2 }]);
      expect(await cellar.wines()).toHaveLength(2);
    });

    test("[O4] a refused op uses up its number, and later ops are applied", async () => {
      const cellar = await openCellar(open());
      const device = cellar.device();
      const created = create({ quantity: 0 });

      const outcome = await device.push([
        op(1, created),
        op(2, { kind: "remove-bottles", wineId: created.wineId, quantity: 1 }),
        op(3, addOne(created.wineId)),
      ]);

      expect(verdictsOf(outcome)).toMatchObject([
        { kind: "applied" },
        { kind: "refused", refusal: { code: "insufficient_quantity" } },
        { kind: "applied", seq: 2 },
      ]);
      expect(await device.push([op(4, addOne(created.wineId))])).toMatchObject({ kind: "done" });
    });

    test("[O4] an op with a used idempotency key is refused; later ops apply", async () => {
      const cellar = await openCellar(open());
      const device = cellar.device();
      await cellar.call(create(), { key: "k-1" });
      const push = [op(1, create(), "k-1"), op(2, create())];

      const outcome = await device.push(push);

      expect(verdictsOf(outcome)).toMatchObject([
        { kind: "refused", refusal: { code: "idempotency_key_reused" } },
        { kind: "applied" },
      ]);
      expect(verdictsOf(await device.push(push))).toEqual(verdictsOf(outcome));
    });

    test("[P7] a failed op stops the push, and earlier ops stay applied", async () => {
      const cellar = await openCellar(open());
      const device = cellar.device();
      const [good, bad] = [create(), create()];
      const decide: Decide = (change, facts) => {
        if (recordIdOf(change) === bad.wineId) throw new Error("the cork broke");
        return decideAt(NOW)(change, facts);
      };
      const ops = [op(1, good), op(2, bad), op(3, create())];

      const stopped = await device.push(ops, { decide });

      expect(stopped).toMatchObject({ kind: "done", seq: 1, failure: { at: 1 } });
      expect(verdictsOf(stopped)).toHaveLength(1);
      expect(await cellar.wines()).toHaveLength(1);

      const resumed = await device.push(ops.slice(1));

      expect(verdictsOf(resumed)).toMatchObject([{ kind: "applied" }, { kind: "applied" }]);
    });

    test("[P7] several changes of one wine before a failed op stay applied", async () => {
      const cellar = await openCellar(open());
      const device = cellar.device();
      const { wineId, ...created } = create({ quantity: 1 });
      await device.push([op(1, { ...created, wineId })]);
      const broken = { kind: "archive", wineId } as const;
      const decide: Decide = (change, facts) => ({
        ...decideAt(NOW)(change, facts),
        ...(change.kind === broken.kind && {
          verdict() {
            throw new Error("the cork broke");
          },
        }),
      });

      const stopped = await device.push(
        [op(2, addOne(wineId)), op(3, addOne(wineId)), op(4, broken)],
        { decide },
      );

      expect(stopped).toMatchObject({ kind: "done", since: 1, seq: 3, failure: { at: 2 } });
      expect(rowsOf(stopped)).toMatchObject([{ quantity: 3, isArchived: false, seq: 3 }]);
      expect(await cellar.wines()).toMatchObject([{ quantity: 3, isArchived: false }]);
      expect(verdictsOf(await device.push([op(4, broken)]))).toMatchObject([{ seq: 4 }]);
    });

    test("[P7] an op that fails halfway has no effect", async () => {
      const cellar = await openCellar(open());
      const device = cellar.device();
      const decide: Decide = (change, facts) => ({
        ...decideAt(NOW)(change, facts),
        verdict() {
          throw new Error("the cork broke");
        },
      });

      const stopped = await device.push([op(1, create())], { decide });

      expect(stopped).toMatchObject({ kind: "done", seq: 0, rows: [], failure: { at: 0 } });
      expect(await cellar.wines()).toEqual([]);
    });

    test("[O6] an op that arrives after a noop with its number is skipped", async () => {
      const cellar = await openCellar(open());
      const device = cellar.device();
      const opId = randomUUID();
      const failed = create();

      const skipped = await device.push([op(1, { kind: "noop" }, opId)]);
      const late = await device.push([op(1, failed, opId)]);

      expect(verdictsOf(skipped)).toEqual([{ kind: "skipped" }]);
      expect(verdictsOf(late)).toEqual([{ kind: "skipped" }]);
      expect(await cellar.wines()).toEqual([]);
    });

    test("[O6] a noop for an applied op returns that op's verdict", async () => {
      const cellar = await openCellar(open());
      const device = cellar.device();
      const opId = randomUUID();
      const created = create();
      await device.push([op(1, created, opId)]);

      const outcome = await device.push([op(1, { kind: "noop" }, opId)]);

      expect(verdictsOf(outcome)).toMatchObject([{ kind: "applied", recordId: created.wineId }]);
      expect(rowsOf(outcome)).toHaveLength(1);
    });

    test("[P6] two refused ops on one wine return the wine's row once", async () => {
      const device = (await openCellar(open())).device();
      const created = create({ quantity: QUANTITY.max });
      await device.push([op(1, created)]);

      const outcome = await device.push([
        op(2, addOne(created.wineId)),
        op(3, addOne(created.wineId)),
      ]);

      expect(rowsOf(outcome)).toMatchObject([{ id: created.wineId, quantity: QUANTITY.max }]);
    });

    test("[E1] a push with another epoch applies no op", async () => {
      const cellar = await openCellar(open());
      const device = cellar.device();

      const outcome = await device.push([op(1, create())], { epoch: randomUUID() });

      expect(outcome).toEqual({ kind: "epoch-changed" });
      expect(await cellar.wines()).toEqual([]);
    });

    test("[E1] a push that acknowledges an unknown op number is refused", async () => {
      const device = (await openCellar(open())).device();

      expect(await device.push([], { ackThrough: 7 })).toEqual({ kind: "epoch-changed" });
    });

    test("[O5] an acknowledged op keeps its verdict, but not its answer", async () => {
      const cellar = await openCellar(open());
      const device = cellar.device();
      const sent = [op(1, create()), op(2, create())];
      await device.push(sent);

      const outcome = await device.push(sent, { ackThrough: 1 });

      const results = outcome.kind === "done" ? outcome.results : [];
      expect(results.map(({ answer }) => answer === undefined)).toEqual([true, false]);
      expect(results).toMatchObject([
        { verdict: { kind: "applied", seq: 1 } },
        { verdict: { seq: 2 } },
      ]);
      expect(await cellar.wines()).toHaveLength(2);
    });
  });
}
