import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import {
  added,
  FLAG,
  INTEGER,
  optional,
  recordKind,
  required,
  sameValue,
  TEXT,
  TEXT_OR_NULL,
  UUID,
} from "./recordKind.ts";

const RACK = recordKind({
  written: {
    name: required({ label: "Name", written: z.string(), stored: TEXT }),
    rows: optional({
      label: "Rows",
      written: z.int().check(z.minimum(1)),
      stored: INTEGER,
      absent: 1,
    }),
    place: optional({ label: "Place", written: z.string(), stored: TEXT, absent: "" }),
  },
  kept: { id: UUID, isFull: FLAG },
});

const ROW = {
  id: "r",
  name: "Left wall",
  rows: 6,
  place: "Cave",
  isFull: false,
  seq: 3,
  deleted: false,
};

test("a record kind lists its fields in the order of definition", () => {
  expect(RACK.fields).toEqual(["name", "rows", "place"]);
  expect(RACK.bodyOf(ROW)).toEqual({ name: "Left wall", rows: 6, place: "Cave" });
  const record = { id: "r", name: "Left wall", rows: 6, place: "Cave", isFull: false };
  expect(RACK.recordOf(ROW)).toEqual(record);
});

test("missing optional fields get defaults; a body without a required field fails", () => {
  expect(RACK.bodySchema.parse({ name: "Left wall" })).toEqual({
    name: "Left wall",
    rows: 1,
    place: "",
  });
  expect(RACK.bodySchema.safeParse({ rows: 2 }).success).toBe(false);
  expect(RACK.valuesSchema.parse({})).toEqual({});
});

test("a stored row may exceed the limits for values in a body", () => {
  expect(RACK.bodySchema.safeParse({ name: "Left wall", rows: 0 }).success).toBe(false);
  expect(RACK.rowSchema.shape.rows.safeParse(0).success).toBe(true);
});

test("[D3] parsing keeps unknown fields in rows and drops them in bodies", () => {
  const later = { ...ROW, id: "7f0c2a34-93c1-4a5b-8a70-3a3a4a6f9f10", colour: "oak" };

  expect(RACK.rowSchema.parse(later)).toEqual(later);
  expect(RACK.bodySchema.parse({ name: "Left wall", colour: "oak" })).not.toHaveProperty("colour");
});

describe("a stored row", () => {
  test("completing an earlier build's row adds defaults for missing fields", () => {
    const { rows, ...earlier } = { ...ROW, colour: "oak" };

    expect(rows).toBe(6);
    expect(RACK.completed(earlier)).toEqual({ ...earlier, rows: 1 });
    expect(RACK.completed(ROW)).toBe(ROW);
  });

  test("a row with a known field of a wrong type is unsound", () => {
    expect(RACK.isSound({ ...ROW, colour: "oak" })).toBe(true);
    for (const damage of [{ name: 7 }, { rows: "6" }, { isFull: 0 }, { seq: undefined }]) {
      expect(RACK.isSound({ ...ROW, ...damage })).toBe(false);
    }
  });
});

test.each<[unknown, unknown, boolean]>([
  [["a", "b"], ["a", "b"], true],
  [["a", "b"], ["b", "a"], false],
  [["a"], ["a", "b"], false],
  [[], {}, false],
  [{ a: [{ b: 1 }] }, { a: [{ b: 1 }] }, true],
  [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }, false],
  [{ a: undefined }, { b: undefined }, false],
  [null, [], false],
  [0, false, false],
])("the values %j and %j are equal: %s", (one, other, isSame) => {
  expect(sameValue(one, other)).toBe(isSame);
  expect(sameValue(other, one)).toBe(isSame);
});

describe("a field that a later build added", () => {
  const WITH_WOOD = recordKind({
    written: {
      name: required({ label: "Name", written: z.string(), stored: TEXT }),
      rows: optional({ label: "Rows", written: z.int(), stored: INTEGER, absent: 1 }),
      wood: added({
        label: "Wood",
        written: z.nullable(z.string()),
        stored: TEXT_OR_NULL,
        absent: null,
      }),
    },
    kept: { id: UUID },
  });

  test("`additions` has each field added after the first build, with its default", () => {
    expect(WITH_WOOD.additions).toEqual({ wood: null });
    expect(WITH_WOOD.bodySchema.parse({ name: "Left wall" })).toMatchObject({ wood: null });
  });

  test("[D3] an added field gets its default in an older server's row", () => {
    const id = "7f0c2a34-93c1-4a5b-8a70-3a3a4a6f9f10";
    const row = WITH_WOOD.rowSchema.parse({ id, name: "Left wall", rows: 1, seq: 1 });

    expect(row.wood).toBeNull();
  });

  test("an added text field accepts text or null and nothing else", () => {
    const row = { id: "r", name: "Left wall", rows: 1, seq: 1, deleted: false };
    expect(WITH_WOOD.isSound({ ...row, wood: null })).toBe(true);
    expect(WITH_WOOD.isSound({ ...row, wood: "oak" })).toBe(true);
    expect(WITH_WOOD.isSound({ ...row, wood: 7 })).toBe(false);
    expect(WITH_WOOD.isSound(row)).toBe(false);
  });
});
