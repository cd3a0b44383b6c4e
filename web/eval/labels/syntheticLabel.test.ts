import { expect, test } from "vitest";
import { randomFor } from "../randomFor.ts";
import { syntheticLabel } from "./syntheticLabel.ts";

const WINE = {
  name: "Reserva Muestra",
  type: "Red Wine",
  producer: "Bodegas Pruebas",
  region: "Rioja",
  country: "Spain",
  grapes: ["Tempranillo"],
};

test("randomFor always draws the same evenly distributed numbers for one name", () => {
  const [draw, again] = [randomFor("100"), randomFor("100")];
  const drawn = Array.from({ length: 1000 }, draw);
  expect(drawn.slice(0, 10)).toEqual(Array.from({ length: 10 }, again));
  const tenths = Array.from({ length: 10 }, (_, tenth) =>
    drawn.filter((lot) => Math.floor(lot * 10) === tenth),
  );
  for (const lots of tenths) expect(lots.length).toBeGreaterThan(60);
});

test("equal file numbers give equal generated labels, other numbers different ones", () => {
  const label = (file: string) => syntheticLabel({ file, catalogue: WINE }).lines;
  expect(label("100")).toEqual(label("100"));
  expect(label("100")).not.toEqual(label("101"));
});

test("a generated label has the name, the producer and at least three lines", () => {
  for (let number = 0; number < 200; number++) {
    const { lines, truth } = syntheticLabel({ file: String(number), catalogue: WINE });
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(truth.legible).toMatchObject({ name: WINE.name, producer: WINE.producer });
    expect(lines.every(({ y }) => y > 0 && y < 1)).toBe(true);
  }
});
