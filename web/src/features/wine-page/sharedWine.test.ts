import fc from "fast-check";
import { cellarExportSchema, WINE_TYPES, wineBodySchema } from "sync-protocol";
import { expect, test } from "vitest";
import { sharedFile, sharedFragment, sharedWine, wineInFragment } from "./sharedWine.ts";
import { aBody, aCellarWine } from "../../rules/testBuilders.ts";

const line = fc.string({ minLength: 1, maxLength: 500, unit: "binary" });

// Spec 10.72
test("label texts of any length survive a shared link unchanged", () => {
  const drawn = fc.record({
    name: line,
    producer: line,
    varietal: line,
    country: line,
    region: line,
    appellation: fc.option(line),
    designation: fc.option(line),
    type: fc.constantFrom(...WINE_TYPES),
    vintage: fc.integer({ min: 1800, max: 2030 }),
    alcohol: fc.option(fc.constantFrom(12.5, 14)),
    barcodes: fc.subarray(["3760093540017"]),
  });
  fc.assert(
    fc.property(drawn, (values) => {
      const body = wineBodySchema.safeParse(aBody(values));
      fc.pre(body.success);
      expect(wineInFragment(sharedFragment(body.data))).toEqual(sharedWine(body.data));
    }),
    { numRuns: 50 },
  );
});

// Spec 10.72
test("a shared link contains no bottles, notes, tags or prices", () => {
  const wine = aBody({ quantity: 7, notes: "Mine", tags: ["gift"], extraFields: "Price 9" });

  expect(wineInFragment(sharedFragment(wine))).toMatchObject({
    name: wine.name,
    quantity: 1,
    notes: null,
    tags: [],
    lots: [],
    extraFields: null,
  });
});

test.each([
  ["nothing", ""],
  ["another fragment", "#top"],
  ["invalid Base64", "#wine=%%%"],
  ["no JSON", `#wine=${btoa("Yquem")}`],
  ["a JSON list", `#wine=${btoa("[1]")}`],
  ["missing fields", `#wine=${btoa('{"name":"Yquem"}')}`],
  ["a link that was cut", sharedFragment(aBody()).slice(0, -20)],
  ["an invalid vintage", sharedFragment({ ...aBody(), vintage: 12 })],
  ["an overlong fragment", `#wine=${"A".repeat(40_000)}`],
])("no wine is read from a shared link with %s", (_, fragment) => {
  expect(wineInFragment(fragment)).toBeUndefined();
});

test("unknown fields in a shared link are ignored", () => {
  const fields = { ...aBody(), photoUrl: "/objects/uploads/x", lots: [{}], notes: "Read me" };
  const wine = wineInFragment(`#wine=${btoa(JSON.stringify(fields))}`);

  expect(wine).toEqual(sharedWine(aBody()));
});

test("a shared file is an export of one wine with new ids", () => {
  const newId = () => crypto.randomUUID();
  const exported = cellarExportSchema.parse(
    JSON.parse(sharedFile(aBody({ notes: "Mine" }), { now: 0, newId })),
  );

  expect(exported.wines).toMatchObject([{ name: aBody().name, quantity: 1, notes: null }]);
});

test("a shared file contains no sync or storage fields", () => {
  const file = sharedFile(aCellarWine({ added: 7 }), { now: 0, newId: () => crypto.randomUUID() });

  expect(file).toContain('"name"');
  expect(file).not.toMatch(/"(added|waitingSince|localPhotoId|seq|deleted)"/);
});
