import { randomUUID } from "node:crypto";
import { type GivenPlaceBody, placeBodySchema, type PlaceChange, PLACES_MAX } from "sync-protocol";
import { describe, expect, test } from "vitest";
import { decideAt } from "../../../src/cellar/changes/decide.ts";
import type { BatchOutcome, ChangesPage, Decide } from "../../../src/cellar/ports/cellar.ts";
import {
  type CellarUnderTest,
  addOne,
  openCellar,
  codeOf,
  create,
  NOW,
  op,
  verdictsOf,
} from "./visitor.ts";

export function describePlaces(open: () => CellarUnderTest): void {
  describe("places", () => {
    test("[R1] [P6] a push returns changed places, which share the wines' counter", async () => {
      const cellar = await openCellar(open());
      const [wine, rack] = [create(), put({ name: "Rack B", kind: "rack", rows: 4, columns: 6 })];

      const outcome = await cellar.device().push([op(1, wine), op(2, rack), op(3, wine)]);

      expect(outcome).toMatchObject({ since: 0, seq: 2, rows: [{ id: wine.wineId, seq: 1 }] });
      const row = { ...rack.body, id: rack.placeId, deleted: false, seq: 2 };
      expect(placesOf(outcome)).toEqual([row]);
      expect(verdictsOf(outcome)[1]).toEqual({ kind: "applied", recordId: rack.placeId, seq: 2 });
      expect((await cellar.pull(1))?.places).toEqual([row]);
    });

    test("[G3] the list of places leaves out removed places", async () => {
      const cellar = await openCellar(open());
      const [house, rack, shelf] = [
        put({ name: "House" }),
        put({ name: "Rack" }),
        put({ name: "A" }),
      ];
      const device = cellar.device();
      await device.push([op(1, house), op(2, rack), op(3, shelf)]);
      await device.push([
        op(4, remove(rack.placeId)),
        op(5, { ...house, body: { ...house.body, name: "B" } }),
      ]);

      const [first, second, ...others] = await cellar.store.places(cellar.cellarId);

      expect(first).toEqual({ ...shelf.body, id: shelf.placeId });
      expect(second).toEqual({ ...house.body, id: house.placeId, name: "B" });
      expect(others).toEqual([]);
    });

    test("[R2] pages of changes contain each wine and place once, in order", async () => {
      const cellar = await openCellar(open());
      const device = cellar.device();
      const [wine, house, rack] = [create(), put({ name: "House" }), put({ name: "Rack" })];
      const ops = [house, wine, rack, create(), remove(house.placeId), addOne(wine.wineId)];
      await device.push(ops.map((change, index) => op(index + 1, change)));

      const seen: { readonly id: string; readonly seq: number }[] = [];
      const pages: (ChangesPage | undefined)[] = [];
      for (let cursor = 0; pages.at(-1)?.hasMore !== false; cursor = pages.at(-1)?.cursor ?? 0) {
        const page = await cellar.pull(cursor, 1);
        pages.push(page);
        seen.push(...(page?.rows ?? []), ...(page?.places ?? []));
      }

      expect(seen.map(({ seq }) => seq)).toEqual([3, 4, 5, 6]);
      expect(seen.map(({ id }) => id).slice(2)).toEqual([house.placeId, wine.wineId]);
      expect(pages.at(-1)).toMatchObject({ cursor: 6 });
    });

    test("[G2] a push that nests a place inside itself is refused", async () => {
      const device = (await openCellar(open())).device();
      const outer = put({ name: "Outer" });
      const inner = put({ name: "Inner", parentId: outer.placeId });
      const nested = {
        ...put({ name: "Outer", parentId: inner.placeId }),
        placeId: outer.placeId,
      };

      const outcome = await device.push([op(1, outer), op(2, inner), op(3, nested)]);

      expect(verdictsOf(outcome).map(({ kind }) => kind)).toEqual([
        "applied",
        "applied",
        "refused",
      ]);
      expect(placesOf(outcome)).toMatchObject([{ parentId: null }, { parentId: outer.placeId }]);
    });

    test("[G3] [P2] a push that repeats a place's removal returns the place's tombstone", async () => {
      const cellar = await openCellar(open());
      const device = cellar.device();
      const rack = put({ name: "Rack" });
      const removal = op(2, remove(rack.placeId));
      await device.push([op(1, rack), removal]);

      const again = await device.push([removal]);

      expect(verdictsOf(again)).toEqual([{ kind: "applied", recordId: rack.placeId, seq: 2 }]);
      expect(placesOf(again)).toMatchObject([{ id: rack.placeId, deleted: true, seq: 2 }]);
    });

    test("[P7] a failed removal leaves the place unchanged", async () => {
      const cellar = await openCellar(open());
      const device = cellar.device();
      const rack = put({ name: "Rack" });
      await device.push([op(1, rack)]);
      const decide: Decide = (change, facts) => ({
        ...decideAt(NOW)(change, facts),
        verdict() {
          throw new Error("the cork broke");
        },
      });

      await device.push([op(2, remove(rack.placeId))], { decide });

      expect(await cellar.pull(0)).toMatchObject({
        places: [{ name: "Rack", deleted: false, seq: 1 }],
        cursor: 1,
      });
    });

    test("[G6] removed places count towards a cellar's limit of places", async () => {
      const device = (await openCellar(open())).device();
      const [one, other] = [put({ name: "One" }), put({ name: "Other" })];
      const nearlyFull: Decide = (change, facts) => {
        const holds = facts.places.holds + PLACES_MAX - 1;
        return decideAt(NOW)(change, { ...facts, places: { ...facts.places, holds } });
      };

      const first = await device.push([op(1, one)], { decide: nearlyFull });
      const second = await device.push([op(2, remove(one.placeId))], { decide: nearlyFull });
      const third = await device.push([op(3, other)], { decide: nearlyFull });

      expect([first, second, third].map(codeOf)).toEqual([undefined, undefined, "too_many_places"]);
    });

    test("a user cannot change another user's place", async () => {
      const under = open();
      const [one, other] = [await openCellar(under), await openCellar(under)];
      const rack = put({ name: "Rack" });
      await one.device().push([op(1, rack)]);

      const elsewhere = await other.device().push([op(1, remove(rack.placeId))]);

      expect(codeOf(elsewhere)).toBe("not_found");
      expect((await other.pull(0))?.places).toEqual([]);
    });
  });
}

type Put = Extract<PlaceChange, { kind: "put-place" }>;

function put(body: GivenPlaceBody): Put {
  return { kind: "put-place", placeId: randomUUID(), body: placeBodySchema.parse(body) };
}

function remove(placeId: string): PlaceChange {
  return { kind: "remove-place", placeId };
}

function placesOf(outcome: BatchOutcome) {
  return outcome.kind === "done" ? outcome.places : [];
}
