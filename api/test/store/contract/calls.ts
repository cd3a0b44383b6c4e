import { randomUUID } from "node:crypto";
import { type OpenedBottle, plainLot } from "sync-protocol";
import { describe, expect, test } from "vitest";
import {
  type CellarUnderTest,
  openCellar,
  codeOf,
  create,
  failing,
  NOW,
  op,
  submission,
  textOf,
  verdictsOf,
  winesIn,
} from "./visitor.ts";

export function describeCalls(open: () => CellarUnderTest): void {
  describe("API calls", () => {
    test("a new wine is listed with its id and bottle id", async () => {
      const cellar = await openCellar(open());
      const created = create({ name: "Barolo Cannubi" });

      await cellar.call(created);

      expect(await cellar.wines()).toEqual([
        {
          ...created.body,
          id: created.wineId,
          bottleId: created.bottleId,
          userId: cellar.cellarId,
          isArchived: false,
        },
      ]);
    });

    test("[W9] [V2] a removed wine is unlisted, becomes a tombstone and can be restored", async () => {
      const under = open();
      const cellar = await openCellar(under);
      const photoUrl = await under.addPhoto(cellar.cellarId);
      const [gone, kept] = [create({ name: "Gone", photoUrl }), create({ name: "Kept" })];
      const { wineId } = gone;
      await cellar.call(gone);
      await cellar.call(kept);

      const removal = await cellar.call({ kind: "remove", wineId });

      expect(removal.results[0]?.answer).toEqual(await cellar.store.wine(cellar.cellarId, wineId));
      expect(removal.rows).toMatchObject([{ name: "Gone", deleted: true, removedAt: NOW, seq: 3 }]);
      expect((await cellar.pull(2))?.rows).toEqual(removal.rows);
      expect(await cellar.wines()).toMatchObject([{ name: "Kept" }]);
      const text = await textOf(cellar.store, cellar.cellarId, { includeArchived: true });
      expect(JSON.parse(text)).toEqual(await cellar.wines());

      const restored = await cellar.call({ kind: "restore", wineId });

      expect(restored.rows).toMatchObject([
        { photoUrl, deleted: false, removedAt: null, added: 1 },
      ]);
      expect(await cellar.wines()).toMatchObject([{ name: "Gone" }, { name: "Kept" }]);
    });

    test("reading a wine returns every field that was written", async () => {
      const cellar = await openCellar(open());
      const bottle: OpenedBottle = {
        id: randomUUID(),
        day: "2026-11-20",
        keeping: "stopper",
        lotId: null,
      };
      const wine = {
        nonVintage: true,
        appellation: "Champagne AOC",
        designation: "Les Chétillons",
        alcohol: 12.5,
        drinkFrom: 2026,
        drinkTo: 2040,
        tags: ['cadeau "fin"', "🍷", "a,b"],
        barcodes: ["3760000000017"],
        extraFields: '[{"table":"Cahier","cells":[["Rang","12"]]}]',
        opened: [bottle],
        valuations: [
          {
            id: randomUUID(),
            day: "2026-05-01",
            price: { minor: 4500, currency: "EUR" },
            millilitres: 1500,
            source: 'Enchères "Nord" 🍷',
          },
        ],
        lots: [plainLot(randomUUID(), 4), { ...plainLot(randomUUID(), 2), shop: 'Chez "Nous" 🍷' }],
      };
      const change = { ...create(wine), bottleId: wine.lots[0]?.id ?? "" };
      await cellar.call(change);

      expect(await cellar.wines()).toMatchObject([wine]);
      expect(await cellar.pull(0)).toMatchObject({ rows: [wine] });
      await cellar.call({ kind: "add-bottles", wineId: change.wineId, quantity: 1 });
      expect(await cellar.wines()).toMatchObject([
        { quantity: 7, opened: [bottle], lots: [{ bottles: 5 }, wine.lots[1]] },
      ]);
      const text = await textOf(cellar.store, cellar.cellarId, { includeArchived: true });
      expect(JSON.parse(text)).toEqual(await cellar.wines());
    });

    test("[B3] finishing an opened bottle a second time removes no bottle", async () => {
      const cellar = await openCellar(open());
      const bottle: OpenedBottle = {
        id: randomUUID(),
        day: "2026-11-20",
        keeping: "gas",
        lotId: null,
      };
      const change = create({ opened: [bottle] });
      await cellar.call(change);
      const { wineId } = change;
      const finish = { kind: "remove-bottles", wineId, quantity: 1, openedId: bottle.id } as const;

      await cellar.call(finish);
      const [finished] = await cellar.wines();
      await cellar.call(finish);

      expect(finished).toMatchObject({ quantity: change.body.quantity - 1, opened: [] });
      expect(await cellar.wines()).toEqual([finished]);
    });

    test("wines are listed in the order added, archived wines only on request", async () => {
      const cellar = await openCellar(open());
      const [first, second, third] = [create(), create(), create()];
      for (const change of [first, second, third]) await cellar.call(change);
      await cellar.call({ kind: "archive", wineId: first.wineId });
      await cellar.call({ kind: "add-bottles", wineId: second.wineId, quantity: 1 });

      const shown = await winesIn(cellar.store, cellar.cellarId, { includeArchived: false });

      expect(shown.map(({ id }) => id)).toEqual([second.wineId, third.wineId]);
      expect((await cellar.wines()).map(({ id }) => id)).toEqual([
        first.wineId,
        second.wineId,
        third.wineId,
      ]);
    });

    test("wines read as JSON text equal the wines read as objects", async () => {
      const cellar = await openCellar(open());
      const strange = 'Château "d\'Yquem" \\ 🍷 \u2028 \n\t\u0001';
      await cellar.call(create({ name: strange, notes: "貴腐ワイン", vintage: 1801 }));
      const archived = create({ notes: null });
      await cellar.call(archived);
      await cellar.call({ kind: "archive", wineId: archived.wineId });

      for (const includeArchived of [true, false]) {
        const wines = await winesIn(cellar.store, cellar.cellarId, { includeArchived });
        expect(
          JSON.parse(await textOf(cellar.store, cellar.cellarId, { includeArchived })),
        ).toEqual(wines);
      }
    });

    test("a list of 300 wines has all wines in the order added", async () => {
      const cellar = await openCellar(open());
      const [archived, ...others] = [create(), ...Array.from({ length: 299 }, () => create())];
      await cellar.apply([archived, ...others].map((change) => submission(change)));
      await cellar.call({ kind: "archive", wineId: archived.wineId });

      const wines = await winesIn(cellar.store, cellar.cellarId, { includeArchived: false });
      const text = await textOf(cellar.store, cellar.cellarId, { includeArchived: false });

      expect(wines.map(({ id }) => id)).toEqual(others.map(({ wineId }) => wineId));
      expect(JSON.parse(text)).toEqual(wines);
    });

    test("[I2] a call's stored answer is dropped after a thousand later calls", async () => {
      const cellar = await openCellar(open());
      const created = create();
      await cellar.call(created, { key: "first" });
      const { wineId } = created;
      const later = Array.from({ length: 1_000 }, (_, at) =>
        submission({ kind: at % 2 === 0 ? "archive" : "unarchive", wineId }, { key: String(at) }),
      );
      await cellar.apply(later.slice(0, -1));
      const [kept] = (await cellar.call(created, { key: "first" })).results;
      await cellar.apply(later.slice(-1));
      const [dropped] = (await cellar.call(created, { key: "first" })).results;

      expect(kept?.answer?.id).toBe(wineId);
      expect(dropped).toMatchObject({ answer: undefined, verdict: { kind: "applied", seq: 1 } });
      const last = await cellar.apply(later.slice(-1));
      expect(last).toMatchObject({ results: [{ answer: { id: wineId } }] });
    });

    test("[W5] a new wine with a used id or bottle id is refused", async () => {
      const cellar = await openCellar(open());
      const created = create();
      await cellar.call(created);

      const sameId = await cellar.call({ ...create(), wineId: created.wineId });
      const sameBottle = await cellar.call({ ...create(), bottleId: created.bottleId });

      expect(codeOf(sameId)).toBe("wine_exists");
      expect(codeOf(sameBottle)).toBe("bottle_id_taken");
      expect(await cellar.wines()).toHaveLength(1);
    });

    test("[W5] two users may have wines with the same ids", async () => {
      const under = open();
      const [one, other] = [await openCellar(under), await openCellar(under)];
      const created = create();

      await one.call(created);
      await other.call(created);
      await other.call({ kind: "add-bottles", wineId: created.wineId, quantity: 5 });

      expect((await one.wines())[0]?.quantity).toBe(created.body.quantity);
      expect((await other.wines())[0]?.userId).toBe(other.cellarId);
    });

    test("[W6] changing another user's wine is refused as not found", async () => {
      const under = open();
      const [owner, stranger] = [await openCellar(under), await openCellar(under)];
      const created = create();
      await owner.call(created);

      const outcome = await stranger.call({ kind: "archive", wineId: created.wineId });

      expect(codeOf(outcome)).toBe("not_found");
      expect(await stranger.store.wine(stranger.cellarId, created.wineId)).toBeUndefined();
    });

    test("[W3] parallel removals never take more bottles than the wine has", async () => {
      const cellar = await openCellar(open());
      const created = create({ quantity: 3 });
      await cellar.call(created);
      const removal = { kind: "remove-bottles", wineId: created.wineId, quantity: 1 } as const;

      const outcomes = await Promise.all(Array.from({ length: 8 }, () => cellar.call(removal)));

      expect(
        outcomes.filter((outcome) => outcome.results[0]?.verdict.kind === "applied"),
      ).toHaveLength(3);
      expect((await cellar.wines())[0]?.quantity).toBe(0);
    });

    test("[F1] a new wine that names another user's photo is stored without photo", async () => {
      const under = open();
      const [owner, thief] = [await openCellar(under), await openCellar(under)];
      const photoUrl = await under.addPhoto(owner.cellarId);

      const stolen = await thief.call(create({ photoUrl }));
      const own = await owner.call(create({ photoUrl }));

      expect(verdictsOf(stolen)).toMatchObject([{ kind: "applied", missingPhoto: photoUrl }]);
      expect((await thief.wines())[0]?.photoUrl).toBeNull();
      expect(verdictsOf(own)[0]).not.toHaveProperty("missingPhoto");
      expect((await owner.wines())[0]?.photoUrl).toBe(photoUrl);
    });

    test("[F1] [I2] a create repeated after its photo arrived gets the first answer", async () => {
      const under = open();
      const cellar = await openCellar(under);
      const photoUrl = `/objects/uploads/${randomUUID()}`;
      const created = create({ photoUrl });
      const first = await cellar.call(created, { key: "k-1" });
      await under.addPhoto(cellar.cellarId, photoUrl);

      const repeat = await cellar.call(created, { key: "k-1" });

      expect(repeat.results).toEqual(first.results);
      expect((await cellar.wines())[0]?.photoUrl).toBeNull();
    });

    test("[F2] the store records the photo of a new wine as shown", async () => {
      const under = open();
      const cellar = await openCellar(under);
      const [photoUrl, other] = [
        await under.addPhoto(cellar.cellarId),
        await under.addPhoto(cellar.cellarId),
      ];
      const created = create({ photoUrl });

      await cellar.call(created);

      expect(await under.shownPhotos()).toContain(photoUrl);
      expect(await under.shownPhotos()).not.toContain(other);
    });

    test("a failed call rejects with its cause and changes nothing", async () => {
      const cellar = await openCellar(open());
      const sent = cellar.call(create(), { decide: failing("the ink ran dry") });
      const beside = cellar.call(create());

      await expect(sent).rejects.toThrow("the ink ran dry");
      await beside;

      expect(await cellar.wines()).toHaveLength(1);
      expect(await cellar.pull(0)).toMatchObject({ cursor: 1 });
    });
  });

  describe("idempotency keys", () => {
    test("[I2] a repeated call gets the first answer and changes nothing", async () => {
      const cellar = await openCellar(open());
      const created = create();
      await cellar.call(created);
      const added = { kind: "add-bottles", wineId: created.wineId, quantity: 2 } as const;

      const first = await cellar.call(added, { key: "k-1" });
      await cellar.call(added);
      const repeat = await cellar.call(added, { key: "k-1" });

      expect(repeat.results).toEqual(first.results);
      expect((await cellar.wines())[0]?.quantity).toBe(created.body.quantity + 4);
    });

    test("[I2] ten parallel repeats of a call have one effect", async () => {
      const cellar = await openCellar(open());
      const created = create();

      const outcomes = await Promise.all(
        Array.from({ length: 10 }, () => cellar.call(created, { key: "k-1" })),
      );

      for (const { results } of outcomes) expect(results).toEqual(outcomes[0]?.results);
      expect(outcomes[0]?.results[0]?.verdict.kind).toBe("applied");
      expect(await cellar.wines()).toHaveLength(1);
    });

    test("[I3] a different request with a used idempotency key is refused", async () => {
      const cellar = await openCellar(open());
      const created = create();
      await cellar.call(created, { key: "k-1" });

      const other = cellar.apply([submission(create(), { key: "k-1" })]);

      expect(await other).toEqual({ kind: "key-reused" });
      expect(await cellar.wines()).toHaveLength(1);
    });

    test("[I1] two users can use the same idempotency key", async () => {
      const under = open();
      const [one, other] = [await openCellar(under), await openCellar(under)];
      await one.call(create(), { key: "k-1" });

      await other.call(create(), { key: "k-1" });

      expect(await other.wines()).toHaveLength(1);
    });

    test("[I4] a refused call repeated with its key gets the same refusal", async () => {
      const cellar = await openCellar(open());
      const created = create({ quantity: 0 });
      await cellar.call(created);
      const removal = { kind: "remove-bottles", wineId: created.wineId, quantity: 1 } as const;
      await cellar.call(removal, { key: "k-1" });
      await cellar.call({ kind: "add-bottles", wineId: created.wineId, quantity: 5 });

      const repeat = await cellar.call(removal, { key: "k-1" });

      expect(codeOf(repeat)).toBe("insufficient_quantity");
      expect((await cellar.wines())[0]?.quantity).toBe(5);
    });

    test("[I4] a call that failed can succeed when repeated", async () => {
      const cellar = await openCellar(open());
      const created = create();
      const failed = cellar.call(created, { key: "k-1", decide: failing("power cut") });
      await expect(failed).rejects.toThrow("power cut");

      const retried = await cellar.call(created, { key: "k-1" });

      expect(retried.results[0]?.verdict.kind).toBe("applied");
    });

    test("[I1] an op and a call with the same key take effect once", async () => {
      const cellar = await openCellar(open());
      const device = cellar.device();
      const created = create();
      const opId = randomUUID();
      await cellar.call(created, { key: opId });

      const pushed = await device.push([op(1, created, opId)]);

      expect(verdictsOf(pushed)).toEqual([{ kind: "applied", recordId: created.wineId, seq: 1 }]);
      expect(await cellar.wines()).toHaveLength(1);
    });
  });
}
