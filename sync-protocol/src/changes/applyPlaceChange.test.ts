import { describe, expect, test } from "vitest";
import { applyPlaceChange, type KeptPlace, type PlaceFacts } from "./applyPlaceChange.ts";
import { type PlaceChange, placeChangeSchema } from "./change.ts";
import { PLACES_MAX } from "../limits.ts";
import { type PlaceBody, placeBodySchema, type PlaceField } from "../records/place.ts";

const [HOUSE, CELLAR, RACK] = [id(1), id(2), id(3)];

describe("[G1] a put of a place", () => {
  test("a put creates a place if the cellar lacks it", () => {
    expect(apply(put(RACK, { name: "Rack B", kind: "rack", rows: 4, columns: 6 }))).toEqual({
      kind: "changed",
      place: aPlace(RACK, { name: "Rack B", kind: "rack", rows: 4, columns: 6 }),
    });
  });

  test("a put with a base changes only fields that its editor changed", () => {
    const seen = aPlace(RACK, { name: "Rack" });
    const renamed = edit(seen, { name: "Rack B" });

    expect(apply(renamed, [{ ...seen, rows: 4, parentId: CELLAR }])).toMatchObject({
      kind: "changed",
      place: { name: "Rack B", rows: 4, parentId: CELLAR },
    });
  });

  test("if two users change a place's field, the later change wins", () => {
    const seen = aPlace(RACK, { name: "Rack" });
    const other = { ...seen, name: "Shelf" };

    expect(apply(edit(seen, { name: "Rack B" }), [other])).toMatchObject({
      kind: "changed",
      place: { name: "Rack B" },
    });
  });

  test("a put without a base sets every field", () => {
    const held = aPlace(RACK, { name: "Rack", rows: 4 });

    expect(apply(put(RACK, { name: "Shelf" }), [held])).toEqual({
      kind: "changed",
      place: aPlace(RACK, { name: "Shelf" }),
    });
  });

  test("a put with equal values changes nothing", () => {
    const held = aPlace(RACK, { name: "Rack" });

    expect(apply(put(RACK, { name: "Rack" }), [held])).toEqual({ kind: "unchanged", place: held });
  });
});

describe("[G2] places inside themselves", () => {
  const house = aPlace(HOUSE);
  const cellar = aPlace(CELLAR, { parentId: HOUSE });
  const rack = aPlace(RACK, { parentId: CELLAR });
  const INSIDE_ITSELF = {
    kind: "refused",
    refusal: {
      code: "invalid",
      issues: [{ path: ["parentId"], message: "A place cannot be inside itself" }],
    },
  };

  test.each([
    ["at once", edit(house, { parentId: HOUSE })],
    ["with other places between", edit(house, { parentId: RACK })],
    ["when it is created", put(id(4), { parentId: id(4) })],
  ])("a change that puts a place inside itself is refused: %s", (_, change) => {
    expect(apply(change, [house, cellar, rack])).toEqual(INSIDE_ITSELF);
  });

  test("restoring a place is refused if it would be inside itself", () => {
    const gone = { ...house, deleted: true };

    expect(apply(put(HOUSE, { parentId: CELLAR }), [gone, cellar])).toEqual(INSIDE_ITSELF);
  });

  test("a place may be put inside itself through a removed place", () => {
    const gone = { ...cellar, deleted: true };

    expect(apply(edit(house, { parentId: RACK }), [house, gone, rack])).toMatchObject({
      kind: "changed",
    });
  });

  test("a place that is inside itself can be renamed and moved out", () => {
    const torn = [{ ...house, parentId: CELLAR }, cellar];

    expect(apply(edit(cellar, { name: "Old cellar" }), torn)).toMatchObject({ kind: "changed" });
    expect(apply(edit(cellar, { parentId: null }), torn)).toMatchObject({ kind: "changed" });
  });
});

describe("[G3] a removed place", () => {
  const held = aPlace(RACK, { name: "Rack", rows: 4 });
  const gone = { ...held, deleted: true };

  test("a removed place keeps all its fields", () => {
    expect(apply(remove(RACK), [held])).toEqual({ kind: "changed", place: gone });
  });

  test("a second removal of a place changes nothing", () => {
    expect(apply(remove(RACK), [gone])).toEqual({ kind: "unchanged", place: gone });
  });

  test("edits of removed places and removals of unknown places are refused", () => {
    const refusal = { code: "not_found", what: "place" };

    expect(apply(edit(held, { name: "Shelf" }), [gone])).toEqual({ kind: "refused", refusal });
    expect(apply(edit(held, { name: "Shelf" }))).toEqual({ kind: "refused", refusal });
    expect(apply(remove(RACK))).toEqual({ kind: "refused", refusal });
  });

  test("a put of all fields restores a removed place", () => {
    expect(apply(put(RACK, { name: "Shelf" }), [gone])).toEqual({
      kind: "changed",
      place: aPlace(RACK, { name: "Shelf" }),
    });
  });
});

test("[G6] at the limit, new places are refused and restored places accepted", () => {
  const gone = { ...aPlace(RACK), deleted: true };

  expect(apply(put(RACK, {}), [], PLACES_MAX)).toEqual({
    kind: "refused",
    refusal: { code: "too_many_places" },
  });
  expect(apply(put(RACK, {}), [gone], PLACES_MAX)).toMatchObject({ kind: "changed" });
});

test.each<[PlaceField, unknown, string]>([
  ["name", " ", "Name is required"],
  ["name", "n".repeat(101), "Name must be at most 100 characters"],
  ["kind", "barrel", "A place is a room, a rack, a fridge or something other"],
  ["rows", 0, "Rows must be from 1 to 100"],
  ["columns", 101, "Columns must be from 1 to 100"],
  ["depth", 2.5, "Depth must be from 1 to 4"],
  ["parentId", "rack", "Must be a UUID"],
])("a place with the invalid %s %j is refused with an error", (field, value, sentence) => {
  const { error } = placeBodySchema.safeParse({ name: "Rack", [field]: value });

  expect(error?.issues).toMatchObject([{ path: [field], message: sentence }]);
});

test("a place change is the same after JSON encoding and decoding", () => {
  const change = edit(aPlace(RACK), { name: "Rack B", parentId: null });

  expect(placeChangeSchema.parse(JSON.parse(JSON.stringify(change)))).toEqual(change);
});

function apply(change: PlaceChange, places: readonly KeptPlace[] = [], holds = places.length) {
  const byId = new Map(places.map((place) => [place.id, place]));
  const facts: PlaceFacts = { placeOf: (placeId) => byId.get(placeId), holds };
  return applyPlaceChange(change, facts);
}

function put(placeId: string, values: Partial<PlaceBody>): PlaceChange {
  return { kind: "put-place", placeId, body: bodyWith(values) };
}

function edit(
  { id: placeId, deleted, ...seen }: KeptPlace,
  values: Partial<PlaceBody>,
): PlaceChange {
  const base = Object.fromEntries(
    Object.entries(seen).filter(([field]) => field in values || deleted),
  );
  return { kind: "put-place", placeId, body: { ...seen, ...values }, base };
}

function remove(placeId: string): PlaceChange {
  return { kind: "remove-place", placeId };
}

function aPlace(placeId: string, values: Partial<PlaceBody> = {}): KeptPlace {
  return { id: placeId, ...bodyWith(values), deleted: false };
}

function bodyWith(values: Partial<PlaceBody>): PlaceBody {
  return placeBodySchema.parse({ name: "A place", ...values });
}

function id(n: number): string {
  return `00000000-0000-4000-8000-00000000000${String(n)}`;
}
