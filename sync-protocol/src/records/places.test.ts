import { expect, test } from "vitest";
import { type Place, placeAround, placeNamed, placePath, type Places } from "./place.ts";

test("a place's path lists the places around it, outermost first", () => {
  const places = placesOf({ house: null, cellar: "house", rack: "cellar" });

  expect(pathOf(places, "rack")).toEqual(["house", "cellar", "rack"]);
  expect(pathOf(places, "house")).toEqual(["house"]);
});

test("[G4] a place inside a removed place is at the top level", () => {
  const places = placesOf({ rack: "gone" });

  expect(pathOf(places, "rack")).toEqual(["rack"]);
  expect(placeNamed(places, "gone")).toBeUndefined();
  expect(placeNamed(places, null)).toBeUndefined();
});

test("[G5] a place inside itself is at the top level", () => {
  const places = placesOf({
    one: "other",
    other: "third",
    third: "one",
    self: "self",
    rack: "one",
  });

  for (const id of ["one", "other", "third", "self"]) expect(pathOf(places, id)).toEqual([id]);
  expect(pathOf(places, "rack")).toEqual(["one", "rack"]);
});

function pathOf(places: Places, id: string): readonly string[] {
  const place = placeNamed(places, id);
  if (!place) throw new Error(`There is no place ${id}`);
  const path = placePath(places, place);
  expect(placeAround(places, place)).toBe(path.at(-2));
  return path.map((one) => one.id);
}

function placesOf(parents: Readonly<Record<string, string | null>>): Places {
  const sizes = { rows: null, columns: null, depth: null };
  return new Map(
    Object.entries(parents).map(([id, parentId]): [string, Place] => [
      id,
      { id, name: id, parentId, kind: "other", ...sizes },
    ]),
  );
}
