import { expect, test } from "vitest";
import { line, parse } from "../testLabels.ts";

test.each([
  ["Mis en bouteille par", "Louis Muster, Beaune"],
  ["Imbottigliato all'origine", "da Muster s.r.l., Gaiole"],
  ["Integralmenteprodottoeimbottigliatoda", "Muster s.r.l."],
])("the bottler's name is read from small print over two rows: %s", (first, second) => {
  const wine = line("SANTENAY", { y: 0.2, height: 0.1 });
  const smallPrint = [line(first, { y: 0.8 }), line(second, { y: 0.9 })];
  const reading = parse([wine, ...smallPrint.map((small) => ({ ...small, height: 0.01 }))]);
  expect(reading.producer?.value).toMatch(/^(Louis )?Muster$/);
  expect(reading.name?.value).toBe("Santenay");
});

test("the bottler's name is read from small print without spaces", () => {
  const wine = line("SANTENAY", { y: 0.2, height: 0.1 });
  const smallPrint = line("MISENBOUTEILLEABEAUNEPARLOUISMUSTERNEGOCIANT", { y: 0.8, height: 0.01 });
  expect(parse([wine, smallPrint]).producer?.value).toBe("Louis Muster");
});

test("the bottler's name in large print is not the wine's name", () => {
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

test.each([
  ["a calling", "Mis en bouteille par le propriétaire récoltant", "Jean Muster"],
  ["a town behind a comma", "Imbottigliato all'origine dal viticoltore", "Jean Muster, Sampledorf"],
  ["a town behind its preposition", "Mis en bouteille par", "Jean Muster à Sampledorf"],
  ["Catalan", "Elaborat i embotellat per", "Jean Muster, S.L."],
  ["Latin American Spanish", "Elaborado y envasado por", "Jean Muster S.A."],
  ["Hungarian", "Termelte és palackozta:", "Jean Muster"],
])("the bottler is read without profession, town or company form: %s", (_, first, second) => {
  const wine = line("SANTENAY", { y: 0.2, height: 0.1 });
  const [said, named] = [
    line(first, { y: 0.8, height: 0.01 }),
    line(second, { y: 0.9, height: 0.01 }),
  ];
  expect(parse([wine, said, named]).producer?.value).toBe("Jean Muster");
});

test("a misread bottler's name in small print is corrected by large print", () => {
  const reading = parse([
    line("GRAN PRIMATA", { y: 0.2, height: 0.08 }),
    line("MUESTRARIO", { y: 0.5, height: 0.06 }),
    line("Elaborado y embotellado por MUFSTRARIO S.A.", { y: 0.9, height: 0.015 }),
  ]);
  expect(reading).toMatchObject({
    producer: { value: "Muestrario" },
    name: { value: "Gran Primata" },
  });
});

test("a name repeated in small print is the producer", () => {
  const reading = parse([
    line("PRIMATA", { y: 0.2, height: 0.08 }),
    line("SHIRAZ", { y: 0.35, height: 0.05 }),
    line("MUSTERMAN", { y: 0.5, height: 0.05 }),
    line("BAROSSA", { y: 0.6, height: 0.05 }),
    line("www.musterman.com.au", { y: 0.9, height: 0.015 }),
  ]);
  expect(reading).toMatchObject({
    producer: { value: "Musterman" },
    name: { value: "Primata Shiraz" },
  });
});

test.each([
  [["IMPORTED BY SAMPLE WINES LTD"]],
  [["IMPORTED BY", "SAMPLE WINES LTD"]],
  [["Bottled in France, imported by Sample Wines"]],
  [["Importeur: Sample Weinhaus"]],
])("an importer is neither the producer nor the wine's name: %j", (sentence) => {
  const reading = parse([
    line("PRIMATA", { y: 0.2, height: 0.08 }),
    line("MUSTERMAN", { y: 0.4, height: 0.06 }),
    ...sentence.map((text, at) => line(text, { y: 0.7 + at / 10, height: 0.04 })),
  ]);
  expect(reading.producer?.value).toBe("Primata");
  expect(reading.name?.value).toBe("Musterman");
});
