import { expect, test } from "vitest";
import { line, parse } from "./testLabels.ts";

test.each([
  ["Mis en bouteille par", "Louis Muster, Beaune"],
  ["Imbottigliato all'origine", "da Muster s.r.l., Gaiole"],
  ["Integralmenteprodottoeimbottigliatoda", "Muster s.r.l."],
])("the bottler is read from small print that goes on below: %s", (first, second) => {
  const wine = line("SANTENAY", { y: 0.2, height: 0.1 });
  const smallPrint = [line(first, { y: 0.8 }), line(second, { y: 0.9 })];
  const reading = parse([wine, ...smallPrint.map((small) => ({ ...small, height: 0.01 }))]);
  expect(reading.producer?.value).toMatch(/^(Louis )?Muster$/);
  expect(reading.name?.value).toBe("Santenay");
});

test("the bottler is read from small print that was read as one word", () => {
  const wine = line("SANTENAY", { y: 0.2, height: 0.1 });
  const smallPrint = line("MISENBOUTEILLEABEAUNEPARLOUISMUSTERNEGOCIANT", { y: 0.8, height: 0.01 });
  expect(parse([wine, smallPrint]).producer?.value).toBe("Louis Muster");
});

test("the bottler's row is no name of the wine, though it is as large as one", () => {
  const small = { height: 0.03 };
  const reading = parse([
    line("AL POGGIO", { y: 0.3, height: 0.06 }),
    line("CASTELLO MUSTERI", { y: 0.5, height: 0.04 }),
    line("Prodotto e imbottigliato da", { y: 0.8, ...small }),
    line("Castello Musteri Societa Agricola Gaiole", { y: 0.85, ...small }),
  ]);
  expect(reading.producer?.value).toBe("Castello Musteri");
  expect(reading.name?.value).toBe("Al Poggio");
});
