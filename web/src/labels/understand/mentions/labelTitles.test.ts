import { expect, test } from "vitest";
import { line, parse } from "../testLabels.ts";

test("the bottler's address is not part of the wine's name", () => {
  const { name, producer } = parse([
    line("CARLA MUSTER", { y: 0.2, height: 0.07 }),
    line("NERELLO ALTO", { y: 0.3, height: 0.05 }),
    line("Barbaresco", { y: 0.55, height: 0.05 }),
    line("CARLA MUSTER", { y: 0.78, height: 0.04 }),
    line("di Grazia Brunamonti", { y: 0.82, height: 0.04 }),
  ]);
  expect(producer?.value).toBe("Carla Muster");
  expect(name?.value).toBe("Nerello Alto Barbaresco");
});

test("a sentence in small letters is no producer and no wine name", () => {
  const { name, producer } = parse([
    line("MUSTERINO", { y: 0.2, height: 0.08 }),
    line("viñedos que expresan", { y: 0.45, height: 0.03 }),
    line("singularmente su terruño", { y: 0.48, height: 0.03 }),
    line("CABERNET FRANC", { y: 0.74, height: 0.03 }),
  ]);
  expect(producer?.value).toBe("Musterino");
  expect(name?.value).toBe("Musterino Cabernet Franc");
});

test("“LST.1896” is read as a founding year, not as the producer", () => {
  const { producer } = parse([
    line("LST.1896", { y: 0.17, height: 0.02 }),
    line("MUSTAU", { y: 0.21, height: 0.07 }),
    line("CABERNET FRANC", { y: 0.47, height: 0.05 }),
  ]);
  expect(producer?.value).toBe("Mustau");
});

test("the smaller name at the label's bottom is read as the producer", () => {
  const { name, producer } = parse([
    line("KOSTERITSA", { y: 0.33, height: 0.06 }),
    line("MUSTERALI", { y: 0.88, height: 0.04 }),
  ]);
  expect(producer?.value).toBe("Musterali");
  expect(name?.value).toBe("Kosteritsa");
});

test("“Moscato d'Asti” stays whole in the wine's name", () => {
  const { name } = parse([
    line("SANMUSTERO", { y: 0.39, height: 0.04 }),
    line("MOSCATO D'ASTI", { y: 0.79, height: 0.07 }),
  ]);
  expect(name?.value).toContain("Moscato d'Asti");
});

test("a label row with one capital is a name only without spaces", () => {
  const below = (text: string) =>
    parse([
      line("MUSTERINO", { y: 0.2, height: 0.08 }),
      line(text, { y: 0.5, height: 0.04 }),
      line("TOSCANA", { y: 0.8, height: 0.03 }),
    ]).name?.value;
  expect(below("La moderna espressione del vino")).toBe("Musterino Toscana");
  expect(below("Montemoderna")).toContain("Montemoderna");
});

test("a misread signature on the label is not in the wine's name", () => {
  const { name, producer } = parse([
    line("CHATEAU", { y: 0.1, height: 0.08 }),
    line("MUSTER-CAILLO", { y: 0.2, height: 0.1 }),
    line("PESSAC-LEOGNAN", { y: 0.7, height: 0.07 }),
    line("Domigriuie Narelan", { y: 0.9, height: 0.06, confidence: 0.82 }),
    line("MERLOT", { y: 0.95, height: 0.04 }),
  ]);
  expect(producer?.value).toBe("Château Muster-Caillo");
  expect(name?.value).toBe("Château Muster-Caillo Pessac-Léognan Merlot");
});

test("a paragraph of small print is not a name", () => {
  const rows = ["Atlantico Mustero", "Laderas Cobnes", "Terruno Particular", "Bosques Nativos"];
  const { name, producer } = parse([
    line("MUSTERINO", { y: 0.2, height: 0.08 }),
    ...[...rows, "Palmera Natural"].map((text, at) =>
      line(text, { y: 0.4 + 0.03 * at, height: 0.027 }),
    ),
    line("CABERNET FRANC", { y: 0.54, height: 0.03 }),
  ]);
  expect(producer?.value).toBe("Musterino");
  expect(name?.value).toBe("Musterino Cabernet Franc");
});

test("a part of the producer's name on the bottle's neck is ignored", () => {
  const { producer } = parse([
    line("USTERA", { y: 0.1, height: 0.04 }),
    line("NUITS-ST-GEORGES", { y: 0.5, height: 0.06 }),
    line("MUSTERARD-SAMPLER", { y: 0.8, height: 0.04 }),
  ]);
  expect(producer?.value).toBe("Musterard-Sampler");
});
