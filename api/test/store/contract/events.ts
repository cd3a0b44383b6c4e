import { randomUUID } from "node:crypto";
import {
  eventBodySchema,
  type EventChange,
  quantityChangeOf,
  photoPathOf,
  plainLot,
} from "sync-protocol";
import { describe, expect, test } from "vitest";
import {
  addOne,
  openCellar,
  type CellarUnderTest,
  create,
  eventsIn,
  op,
  submission,
  verdictsOf,
} from "./visitor.ts";

export function describeEvents(open: () => CellarUnderTest): void {
  describe("events", () => {
    test("[H1] [P6] a push returns an event for each change in bottle count", async () => {
      const { store, cellarId, device } = await openCellar(open());
      const wine = create({ quantity: 6 });
      const taken = randomUUID();
      const remove = { kind: "remove-bottles", wineId: wine.wineId, quantity: 2 } as const;
      const outcome = await device().push([
        op(1, wine),
        { ...op(2, remove, taken), day: "2026-05-01" },
      ]);

      expect(outcome).toMatchObject({
        events: [
          { kind: "added", bottles: 6, day: "2026-07-01" },
          { id: taken, kind: "drank", bottles: -2, day: "2026-05-01", wineId: wine.wineId },
        ],
      });
      const page = await store.historySince({ cellarId, since: 0, limit: 100 });
      expect(page).toMatchObject({ events: [{ seq: 1 }, { seq: 2, id: taken }], cursor: 2 });
    });

    test("[H11] the events of calls and pushes have the user as author", async () => {
      const { store, cellarId, call, device } = await openCellar(open());
      const wine = create({ quantity: 6 });
      await call(wine);
      await device().push([op(1, addOne(wine.wineId)), op(2, tasting(wine.wineId))]);

      const events = await eventsIn(store, cellarId);
      expect(events.map(({ author }) => author?.id)).toEqual([cellarId, cellarId, cellarId]);
    });

    test("[H11] an imported event keeps its author's name, without an id", async () => {
      const { store, cellarId, device } = await openCellar(open());
      const wineId = randomUUID();
      await device().push([
        op(1, { ...tasting(wineId), authorName: "Anna" }),
        op(2, { ...tasting(wineId), authorName: null }),
      ]);

      const events = await eventsIn(store, cellarId);
      expect(events.map(({ author }) => author)).toEqual([{ id: null, name: "Anna" }, null]);
    });

    test("[H7] pages of events contain each event once; pages of wines contain none", async () => {
      const { store, cellarId, call, pull } = await openCellar(open());
      const wine = create();
      await call(wine);
      for (let count = 0; count < 4; count += 1) await call(addOne(wine.wineId));

      expect(await pull(0)).toMatchObject({ rows: [{ seq: 5 }], places: [], cursor: 5 });
      const first = await store.historySince({ cellarId, since: 0, limit: 3 });
      expect(first).toMatchObject({ cursor: 3, hasMore: true });
      const second = await store.historySince({ cellarId, since: 3, limit: 3 });
      expect(second).toMatchObject({ cursor: 5, hasMore: false });
      const seqs = [first, second].flatMap((page) => page?.events.map(({ seq }) => seq));
      expect(seqs).toEqual([1, 2, 3, 4, 5]);
      expect(await store.historySince({ cellarId, since: 6, limit: 3 })).toBeUndefined();
    });

    test("[H9] importing a wine creates one event for each purchase date", async () => {
      const { store, cellarId, device } = await openCellar(open());
      const [opId, importId] = [randomUUID(), randomUUID()];
      const lots = ["2018-03-04", "2021-05-06", null].map((boughtOn) => ({
        ...plainLot(randomUUID(), 2),
        boughtOn,
      }));
      const wine = { ...create({ lots }), bottleId: lots[0]?.id ?? "" };
      const { push } = device();
      const sent = { ...op(1, wine, opId), day: "2026-05-01", importId };
      const outcome = await push([sent]);

      const came = [
        { id: opId, day: "2018-03-04", seq: 1, importId, isDateUnknown: false },
        { day: "2021-05-06", seq: 2, importId, isDateUnknown: false },
        { day: "2026-05-01", seq: 3, importId, isDateUnknown: true },
      ];
      expect(outcome).toMatchObject({ events: came, since: 0, seq: 3, rows: [{ seq: 1 }] });

      const back = {
        kind: "edit",
        wineId: wine.wineId,
        body: { ...wine.body, lots: [], quantity: 0 },
      };
      await push([{ ...op(2, { ...back, kind: "edit", base: { lots } }), undoes: opId }]);
      const page = await store.historySince({ cellarId, since: 0, limit: 100 });
      expect(page?.events.map(({ deleted, bottles }) => ({ deleted, bottles }))).toEqual(
        came.map(() => ({ deleted: true, bottles: 0 })),
      );
    });

    test("[H3] undoing a bottle removal deletes its event without adding another", async () => {
      const { store, cellarId, device } = await openCellar(open());
      const wine = create({ quantity: 6 });
      const taken = randomUUID();
      const remove = { kind: "remove-bottles", wineId: wine.wineId, quantity: 1 } as const;
      const { push } = device();
      await push([op(1, wine), op(2, remove, taken)]);
      await push([{ ...op(3, addOne(wine.wineId)), undoes: taken }]);

      const page = await store.historySince({ cellarId, since: 0, limit: 100 });
      expect(page?.events).toMatchObject([
        { kind: "added", deleted: false },
        { id: taken, deleted: true },
      ]);
      expect(page?.events.map(quantityChangeOf)).toEqual([6, 0]);
    });

    test("[H3] removing an event removes all events of the same change", async () => {
      const { device } = await openCellar(open());
      const opId = randomUUID();
      const lots = ["2018-03-04", "2021-05-06"].map((boughtOn) => ({
        ...plainLot(randomUUID(), 2),
        boughtOn,
      }));
      const wine = { ...create({ lots }), bottleId: lots[0]?.id ?? "" };
      const { push } = device();
      await push([op(1, wine, opId)]);

      const outcome = await push([
        { ...op(2, { kind: "remove-event", eventId: opId }), undoes: opId },
      ]);

      expect(outcome).toMatchObject({
        results: [{ verdict: { kind: "applied", recordId: opId, seq: 3 } }],
        events: [
          { id: opId, deleted: true, seq: 3 },
          { day: "2021-05-06", deleted: true, seq: 4 },
        ],
      });
    });

    test("[H4] a repeated op that edits an event applies once", async () => {
      const { store, cellarId, device } = await openCellar(open());
      const { wineId, ...wine } = create();
      const [made, said] = [randomUUID(), randomUUID()];
      const body = eventBodySchema.parse({ kind: "added", day: "2026-07-01", note: "A gift" });
      const change: EventChange = {
        ...{ kind: "put-event", eventId: made, wineId, bottles: 0 },
        ...{ body, base: { note: null } },
      };
      const { push } = device();
      await push([op(1, { wineId, ...wine }, made), op(2, change, said)]);
      const again = await push([op(2, change, said)]);

      expect(again).toMatchObject({
        results: [{ verdict: { kind: "applied", recordId: made, seq: 2 } }],
        events: [{ id: made, note: "A gift", bottles: 6, seq: 2 }],
        seq: 2,
      });
      const page = await store.historySince({ cellarId, since: 0, limit: 100 });
      expect(page?.events).toHaveLength(1);
    });

    test("[H5] removing an event leaves the wine's number of bottles unchanged", async () => {
      const { store, cellarId, apply, device, wines } = await openCellar(open());
      const wine = create({ quantity: 6 });
      const made = randomUUID();
      await device().push([op(1, wine, made)]);
      await apply([submission({ kind: "remove-event", eventId: made })]);

      const page = await store.historySince({ cellarId, since: 0, limit: 100 });
      expect(page?.events).toMatchObject([{ id: made, deleted: true, bottles: 6 }]);
      expect(await wines()).toMatchObject([{ quantity: 6 }]);
    });

    test("a user's events are not returned to another user", async () => {
      const { call } = await openCellar(open());
      const other = await openCellar(open());
      await call(create());

      const page = await other.store.historySince({
        cellarId: other.cellarId,
        since: 0,
        limit: 100,
      });
      expect(page).toEqual({ events: [], cursor: 0, hasMore: false, wishesSeq: 0 });
    });

    test("[F1] [H4] an event keeps its photo when an edit names an unknown photo", async () => {
      const under = open();
      const { store, cellarId, device } = await openCellar(under);
      const { addPhoto, shownPhotos } = under;
      const [own, nobodys] = [await addPhoto(cellarId), photoPathOf(randomUUID())];
      const { wineId, ...wine } = create();
      const made = randomUUID();
      const saying = (note: string, photoUrl: string, before: string | null): EventChange => ({
        ...{ kind: "put-event", eventId: made, wineId, bottles: 0 },
        body: eventBodySchema.parse({ kind: "added", day: "2026-07-01", note, photoUrl }),
        base: { note: null, photoUrl: before },
      });
      const { push } = device();
      const outcome = await push([
        op(1, { wineId, ...wine }, made),
        op(2, saying("At last", own, null)),
        op(3, saying("At home", nobodys, own)),
      ]);

      expect(verdictsOf(outcome)).toMatchObject([
        { kind: "applied" },
        { kind: "applied" },
        { kind: "applied", missingPhoto: nobodys },
      ]);
      const page = await store.historySince({ cellarId, since: 0, limit: 100 });
      expect(page?.events).toMatchObject([{ id: made, note: "At home", photoUrl: own }]);
      expect(await shownPhotos()).toContain(own);
    });
  });
}

function tasting(wineId: string): Extract<EventChange, { kind: "put-event" }> {
  const body = eventBodySchema.parse({ kind: "tasted", day: "2026-07-01" });
  return { kind: "put-event", eventId: randomUUID(), wineId, bottles: 0, body };
}
