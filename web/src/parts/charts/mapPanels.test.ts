import { expect, test } from "vitest";
import type { Origin } from "../../rules/counting/origins.ts";
import { mapHeight, mapPanels } from "./mapPanels.ts";

const WIDTH = 320;

function at(name: string, latitude: number, longitude: number, bottles = 1): Origin {
  return { country: name, countryName: name, name, latitude, longitude, bottles, wines: [] };
}

const MOSEL = at("Mosel", 49.9, 6.9, 8);
const RIOJA = at("Rioja", 42.4, -2.6, 4);
const SWARTLAND = at("Swartland", -33.4, 18.7, 2);
const MENDOZA = at("Mendoza", -33.2, -68.8, 3);

test("the part of the world with most bottles gets the large panel", () => {
  const panels = mapPanels([MOSEL, RIOJA, MENDOZA, SWARTLAND], WIDTH);

  expect(panels.map(({ name, dots }) => [name, dots.length])).toEqual([
    ["Europe 12", 2],
    ["Mendoza 3", 1],
    ["Swartland 2", 1],
  ]);
  expect(panels.map(({ width }) => width)).toEqual([WIDTH, 156, 156]);
});

// Spec 10.42
test("map dots and names stay inside their panel, with north up", () => {
  const panels = mapPanels([MOSEL, RIOJA, MENDOZA, SWARTLAND], WIDTH);

  for (const { dots, width, height } of panels) {
    for (const { x, y, r } of dots) {
      expect([x - r >= 0, x + r <= width, y - r >= 0, y + r <= height]).not.toContain(false);
    }
  }
  const [mosel, rioja] = panels[0]?.dots ?? [];
  expect((mosel?.y ?? 0) < (rioja?.y ?? 0)).toBe(true);
  expect((mosel?.x ?? 0) > (rioja?.x ?? 0)).toBe(true);
  expect(panels[0]?.labels.map(({ words }) => words)).toEqual(["Mosel 8", "Rioja 4"]);
});

test("the map's height fits its panels", () => {
  const origins = [MOSEL, MENDOZA, SWARTLAND];
  const ends = mapPanels(origins, WIDTH).map(({ y, height }) => y + height);

  expect(Math.max(...ends)).toBe(mapHeight(origins));
});
