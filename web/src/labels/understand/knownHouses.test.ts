import { describe, expect, test } from "vitest";
import { CONFIDENT_FROM } from "./fields/LabelFields.ts";
import { line, parse, readingOf } from "./testLabels.ts";

describe("a producer that the gazetteer knows", () => {
  // Spec 10.90
  test("a known producer's name below the wine's name is read as producer", () => {
    const { name, producer } = parse([
      line("DONA MUESTRA", { y: 0.3, height: 0.06 }),
      line("RESERVA TAWNY", { y: 0.45, height: 0.04 }),
      line("FERREIRA", { y: 0.6, height: 0.07 }),
      line("PORTO", { y: 0.8, height: 0.03 }),
    ]);
    expect(producer?.value).toBe("Ferreira");
    expect(producer?.confidence).toBeGreaterThanOrEqual(CONFIDENT_FROM);
    expect(name?.value).toContain("Dona Muestra");
  });

  test("a known producer's accents are restored", () => {
    expect(readingOf("ERRAZURIZ", "CARMENERE").producer?.value).toBe("Errázuriz");
  });

  test("the wine's name does not include a known producer's name above", () => {
    const { name, producer } = readingOf("CASA PERINI", "AQUARELA", "MOSCATEL", "SERRA GAUCHA");
    expect(producer?.value).toBe("Casa Perini");
    expect(name?.value).not.toContain("Perini");
  });

  test("a known producer from another country is ignored", () => {
    const { producer } = readingOf("CASTELLO MUSTERI", "BAROLO", "PENFOLDS");
    expect(producer?.value).toBe("Castello Musteri");
  });

  test("a clearly read name is not replaced by a similar known producer", () => {
    const other = line("TSANTALO", { y: 0.2, height: 0.07, confidence: 0.99 });
    expect(parse([other, line("NAOUSSA", { y: 0.6 })]).producer?.value).toBe("Tsantalo");
    const misread = line("MONGEARD-MUGNERTT", { y: 0.2, height: 0.07, confidence: 0.9 });
    const { producer } = parse([misread, line("VOUGEOT", { y: 0.6 })]);
    expect(producer?.value).toBe("Mongeard-Mugneret");
  });

  test("a known producer gives the country; the wine's name has low confidence", () => {
    const { country, name } = readingOf("TSANTALI", "RESERVE");
    expect(country?.value).toBe("Greece");
    expect(name?.confidence).toBeLessThan(CONFIDENT_FROM);
  });

  test("a longer name is not replaced by a known producer within it", () => {
    const { producer } = readingOf("FERREIRA MUESTRA DEL SOL", "MALBEC", "MENDOZA");
    expect(producer?.value).toBe("Ferreira Muestra del Sol");
  });
});

test("the name that the bottler's small print repeats is the producer", () => {
  const { name, producer } = readingOf(
    "ALTA MUSTERA",
    "MALBEC",
    "BODEGA FINCA LAS MUSTERAS",
    "Producido y envasado por Bodega Finca Las Musteras",
  );
  expect(producer?.value).toBe("Bodega Finca las Musteras");
  expect(name?.value).toBe("Alta Mustera Malbec");
});

test.each(["LES MUSTIERS", '"LA MUSTIERE"'])(
  "the name below a vineyard's name is the producer: %s",
  (vineyard) => {
    const { producer } = readingOf("VOSNE-ROMANEE", vineyard, "SAMPLEMONT");
    expect(producer?.value).toBe("Samplemont");
  },
);

test("the name below “Mis en bouteille au Domaine” is the producer", () => {
  const { name, producer } = readingOf(
    "NUITS-ST-GEORGES",
    "CLOS PROBIER",
    "Mis en bouteille au Domaine",
    "SAMPLEMONT-MUSTERET",
  );
  expect(producer?.value).toBe("Samplemont-Musteret");
  expect(name?.value).toContain("Clos Probier");
});

test.each([
  "A family tradition of excellence",
  "La passione di una famiglia",
  "Una storia di famiglia dal 1896",
])("praise in small print is not the producer: %s", (praise) => {
  const { producer } = parse([
    line("MUSTERO", { y: 0.2, height: 0.08 }),
    line("SANGIOVESE", { y: 0.5, height: 0.05 }),
    line(praise, { y: 0.8, height: 0.02 }),
  ]);
  expect(producer?.value).toBe("Mustero");
});

test("an appellation printed larger than the grape belongs to the wine's name", () => {
  const house = line("VILLA MUSTERI", { y: 0.2, height: 0.05 });
  const grape = line("SANGIOVESE", { y: 0.7, height: 0.03 });
  const large = parse([house, line("CHIANTI", { y: 0.5, height: 0.06 }), grape]);
  expect(large.name?.value).toBe("Chianti Sangiovese");
  const small = parse([house, line("CHIANTI", { y: 0.85, height: 0.02 }), grape]);
  expect(small.name?.value).toBe("Sangiovese");
});

test("outside Europe, a region is not part of a wine's name", () => {
  const { name } = readingOf("MUSTER CREEK", "RED BLEND", "NAPA VALLEY", "SAMPLE WINERY");
  expect(name?.value).toBe("Muster Creek Red Blend");
});

test("“Bernkasteler Badstube” is read as one vineyard's name", () => {
  const { name, region } = readingOf(
    "WEINGUT MUSTER",
    "BERNKASTELER BADSTUBE",
    "RIESLING SPATLESE",
    "MOSEL",
  );
  expect(name?.value).toBe("Bernkasteler Badstube Riesling Spätlese");
  expect(region?.value).toBe("Mosel");
});

test("a person printed much smaller than the brand has low producer confidence", () => {
  const person = line("CARLO MUSTERI", { y: 0.7, height: 0.03 });
  const beside = (height: number) => parse([line("PRIMATA", { y: 0.2, height }), person]).producer;
  expect(beside(0.08)?.confidence).toBeLessThan(CONFIDENT_FROM);
  expect(beside(0.04)?.confidence).toBeGreaterThanOrEqual(CONFIDENT_FROM);
});
