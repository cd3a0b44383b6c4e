import { randomUUID } from "node:crypto";
import { type GivenWishBody, wishBodySchema, type WishChange, WISHES_MAX } from "sync-protocol";
import { describe, expect, test } from "vitest";
import { decideAt } from "../../../src/cellar/changes/decide.ts";
import type { BatchOutcome, Decide } from "../../../src/cellar/ports/cellar.ts";
import {
  type CellarUnderTest,
  openCellar,
  codeOf,
  create,
  NOW,
  op,
  verdictsOf,
} from "./visitor.ts";

export function describeWishes(open: () => CellarUnderTest): void {
  describe("wishes", () => {
    test("[T1] [P6] a push returns changed wishes, which share the wines' counter", async () => {
      const cellar = await openCellar(open());
      const [wine, wish] = [create(), put({ name: "Pol Roger", note: "For New Year" })];

      const outcome = await cellar.device().push([op(1, wine), op(2, wish)]);

      const row = { ...wish.body, id: wish.wishId, deleted: false, seq: 2 };
      expect(wishesOf(outcome)).toEqual([row]);
      expect(verdictsOf(outcome)[1]).toEqual({ kind: "applied", recordId: wish.wishId, seq: 2 });
    });

    test("[T4] wishes are only in pages of wishes, not of wines or events", async () => {
      const cellar = await openCellar(open());
      const wishes = Array.from({ length: 22 }, (_, n) => put({ name: `Wish ${String(n)}` }));
      await cellar.device().push(wishes.map((wish, n) => op(n + 1, wish)));
      const pageOf = (since: number) =>
        cellar.store.wishesSince({ cellarId: cellar.cellarId, since, limit: 100 });

      const [first, second] = [await pageOf(0), await pageOf(20)];

      expect(first).toMatchObject({ cursor: 20, hasMore: true });
      expect(first?.wishes).toHaveLength(20);
      expect(second).toMatchObject({ cursor: 22, hasMore: false });
      expect(second?.wishes.map(({ name }) => name)).toEqual(["Wish 20", "Wish 21"]);
      expect(await pageOf(23)).toBeUndefined();
      expect(await cellar.pull(0)).toMatchObject({ rows: [], places: [], cursor: 22 });
      expect(
        await cellar.store.historySince({ cellarId: cellar.cellarId, since: 0, limit: 100 }),
      ).toEqual({ events: [], cursor: 22, hasMore: false, wishesSeq: 22 });
    });

    test("[T3] a removed wish keeps only its id, and can be added again", async () => {
      const cellar = await openCellar(open());
      const device = cellar.device();
      const wish = put({ name: "Pol Roger", photo: "data:image/jpeg;base64,AAAA" });
      await device.push([op(1, wish)]);

      const removed = await device.push([op(2, remove(wish.wishId))]);

      expect(wishesOf(removed)).toMatchObject([{ name: "", photo: null, deleted: true, seq: 2 }]);
      expect(await cellar.store.wishes(cellar.cellarId)).toEqual([]);
      await device.push([op(3, wish)]);
      expect(await cellar.store.wishes(cellar.cellarId)).toEqual([
        { ...wish.body, id: wish.wishId },
      ]);
    });

    test("[T2] removed wishes do not count towards a cellar's limit of wishes", async () => {
      const device = (await openCellar(open())).device();
      const [one, other] = [put({ name: "One" }), put({ name: "Other" })];
      const nearlyFull: Decide = (change, facts) => {
        const holds = facts.wishes.holds + WISHES_MAX - 1;
        return decideAt(NOW)(change, { ...facts, wishes: { ...facts.wishes, holds } });
      };

      const outcome = await device.push(
        [op(1, one), op(2, other), op(3, remove(one.wishId)), op(4, other)],
        { decide: nearlyFull },
      );

      expect(verdictsOf(outcome).map(({ kind }) => kind)).toEqual([
        "applied",
        "refused",
        "applied",
        "applied",
      ]);
    });

    test("[P2] a repeated op on a wish returns the wish", async () => {
      const device = (await openCellar(open())).device();
      const wish = op(1, put({ name: "One" }));
      await device.push([wish]);

      const again = await device.push([wish]);

      expect(verdictsOf(again)).toMatchObject([{ kind: "applied", seq: 1 }]);
      expect(wishesOf(again)).toMatchObject([{ name: "One", seq: 1 }]);
    });

    test("a user cannot change another user's wish", async () => {
      const under = open();
      const [one, other] = [await openCellar(under), await openCellar(under)];
      const wish = put({ name: "One" });
      await one.device().push([op(1, wish)]);

      const elsewhere = await other.device().push([op(1, remove(wish.wishId))]);

      expect(codeOf(elsewhere)).toBe("not_found");
      expect(await other.store.wishes(other.cellarId)).toEqual([]);
    });
  });
}

type Put = Extract<WishChange, { kind: "put-wish" }>;

function put(body: GivenWishBody): Put {
  return { kind: "put-wish", wishId: randomUUID(), body: wishBodySchema.parse(body) };
}

function remove(wishId: string): WishChange {
  return { kind: "remove-wish", wishId };
}

function wishesOf(outcome: BatchOutcome) {
  return outcome.kind === "done" ? outcome.wishes : [];
}
