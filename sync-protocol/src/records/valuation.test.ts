import { expect, test } from "vitest";
import { applyChange, type Facts } from "../changes/applyChange.ts";
import { omittedIn } from "../changes/mergeEdit.ts";
import { eventsMadeBy } from "../changes/plainEvent.ts";
import { aWine, id } from "../test/aWine.ts";
import { latestValuations, type Valuation, VALUATIONS_MAX } from "./valuation.ts";
import { isSoundWineRow, textIn, type Wine, wineBodyOf, wineBodySchema } from "./wine.ts";

test("[W14] adding a valuation changes no quantity and creates no event", () => {
  const before = aWine({ quantity: 3 });
  const change = valuing(before, [], [valuation(1)]);
  const after = changed(before, change);

  expect(after).toMatchObject({ quantity: 3, valuations: [valuation(1)] });
  expect(eventsMadeBy({ id: id(9), day: "2026-05-01", change, before, after })).toEqual([]);
});

test("[W14] above the maximum, the valuations with the earliest days are dropped", () => {
  const full = Array.from({ length: VALUATIONS_MAX }, (_, n) => valuation(n, { day: dayOf(n) }));
  const wine = aWine({ valuations: full });

  const later = valuation(500, { day: dayOf(500) });
  expect(changed(wine, valuing(wine, [], [later])).valuations).toEqual([...full.slice(1), later]);
  const earlier = valuation(501, { day: "1999-01-01" });
  expect(latestValuations([...full, earlier])).toEqual(full);
});

test("[W15] valuations that two editors add are all kept", () => {
  const wine = aWine({ valuations: [valuation(1)] });

  expect(changed(wine, valuing(wine, [], [valuation(2)])).valuations).toEqual([
    valuation(1),
    valuation(2),
  ]);
});

test("[W15] editing a valuation that was removed meanwhile does not restore it", () => {
  const wine = aWine({ valuations: [valuation(2)] });
  const dearer = valuation(1, { price: { minor: 9000, currency: "EUR" } });

  const change = valuing(wine, [valuation(1)], [dearer]);
  expect(applyChange(wine, change, FACTS)).toMatchObject({ kind: "unchanged", wine });
  expect(changed(wine, valuing(wine, [valuation(2)], [])).valuations).toEqual([]);
});

test("[W15] a restored valuation returns to its position in the list", () => {
  const wine = aWine({ valuations: [valuation(2), valuation(3)] });
  const restored = [valuation(1), valuation(2), valuation(4)];

  expect(changed(wine, valuing(wine, [valuation(2)], restored)).valuations).toEqual([
    valuation(1),
    valuation(2),
    valuation(3),
    valuation(4),
  ]);
});

test("[M5] an edit by a client without valuations keeps the wine's valuations", () => {
  const wine = aWine({ valuations: [valuation(1)] });
  const { valuations, ...sent } = wineBodyOf(wine);
  const body = wineBodySchema.parse({ ...sent, region: "Langhe" });
  const plain = { kind: "edit", wineId: wine.id, body, omitted: omittedIn(sent) } as const;
  const based = { kind: "edit", wineId: wine.id, body, base: { region: wine.region } } as const;

  for (const change of [plain, based]) {
    expect(changed(wine, change)).toMatchObject({ region: "Langhe", valuations });
  }
});

test("[W7] a wine's text size includes its valuations as JSON", () => {
  const wine = aWine({ valuations: [valuation(1)] });

  expect(textIn(wine) - textIn(aWine())).toBe(JSON.stringify(wine.valuations).length);
});

test("a valuation requires a valid day, price and bottle size", () => {
  const { id: valuationId, day, price } = valuation(1);
  const parsed = (value: unknown) =>
    wineBodySchema.safeParse({ ...wineBodyOf(aWine()), valuations: [value] });

  expect(parsed({ id: valuationId, day, price }).data?.valuations).toEqual([valuation(1)]);
  expect(parsed({ id: valuationId, day, price, source: "  " }).data?.valuations).toMatchObject([
    { source: null },
  ]);
  expect(parsed({ id: valuationId, day: "May", price }).success).toBe(false);
  expect(parsed({ id: valuationId, day, price: { minor: 1.5, currency: "EUR" } }).success).toBe(
    false,
  );
  expect(parsed({ id: valuationId, day, price, millilitres: 0 }).success).toBe(false);
});

test("[D3] a stored valuation keeps fields of later builds", () => {
  const row = { ...aWine(), seq: 1, deleted: false, valuations: [{ ...valuation(1), grade: "A" }] };

  expect(isSoundWineRow(row)).toBe(true);
  expect(isSoundWineRow({ ...row, valuations: [{ price: 1 }] })).toBe(false);
});

function valuation(n: number, values: Partial<Valuation> = {}): Valuation {
  const price = { minor: 4500, currency: "EUR" };
  return { id: id(n), day: "2026-05-01", price, millilitres: 750, source: null, ...values };
}

function dayOf(n: number): string {
  return new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10);
}

function valuing(wine: Wine, seen: readonly Valuation[], wanted: readonly Valuation[]) {
  const body = { ...wineBodyOf(wine), valuations: [...wanted] };
  return { kind: "edit" as const, wineId: wine.id, body, base: { valuations: [...seen] } };
}

function changed(wine: Wine, change: Parameters<typeof applyChange>[1]): Wine {
  const outcome = applyChange(wine, change, FACTS);
  if (outcome.kind !== "changed") throw new Error(`Nothing changed: ${outcome.kind}`);
  return outcome.wine;
}

const FACTS: Facts = {
  userId: "u",
  now: 0,
  latestVintage: 2026,
  bottleIdTaken: false,
  photoKnown: true,
  holds: { wines: 0, text: 0 },
};
