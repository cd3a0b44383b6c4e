import { describe, expect, test } from "vitest";
import { line, parse, readingOf } from "../testLabels.ts";

describe("the appellation", () => {
  test("tells country, type and, where its rules allow one grape only, the varietal", () => {
    const reading = readingOf("CHABLIS", "J. MOREAU & FILS");
    expect(reading).toMatchObject({
      region: { value: "Chablis" },
      country: { value: "France" },
      type: { value: "White Wine" },
      varietal: { value: "Chardonnay" },
    });
  });

  test("is found where words are glued, accents lost and letters mistaken", () => {
    expect(readingOf("VINHOVERDE").region?.value).toBe("Vinho Verde");
    expect(readingOf("CHARDONNAYDITOSCANA").region?.value).toBe("Toscana");
    expect(readingOf("Sautemes").region?.value).toBe("Sauternes");
    expect(readingOf("CHATEAUNEUF-DU-PAPE").region?.value).toBe("Châteauneuf-du-Pape");
    expect(readingOf("APPELATIONBANDOLCONTROLEE").region?.value).toBe("Bandol");
    expect(readingOf("APPELLATIONSANTENAYCONIROLEE").region?.value).toBe("Santenay");
    expect(readingOf("VANIAGARAPENINSULAVOA").region?.value).toBe("Niagara Peninsula");
    expect(readingOf("VALE DOSYINHEDOS").region?.value).toBe("Vale dos Vinhedos");
  });

  test("goes before the bottler's town", () => {
    const reading = readingOf("Santenay", "Appellation Santenay Contrôlée", "BEAUNE - FRANCE");
    expect(reading.region?.value).toBe("Santenay");
  });

  test("is the village that large print names doubtfully and the law's words surely", () => {
    const large = line("Jantenay", { y: 0.2, height: 0.15 });
    const law = line("Appellation Santenay Conirolee", { y: 0.5, height: 0.04 });
    const address = line("BEAUNE - COTE D'OR - FRANCE", { y: 0.8, height: 0.04 });
    expect(parse([large, law, address]).region?.value).toBe("Santenay");
  });

  test("is the village rather than the region around it", () => {
    const reading = readingOf("Amphora", "Dry Creek Valley", "SONOMA COUNTY", "CALIFORNIA");
    expect(reading.region?.value).toBe("Dry Creek Valley");
    expect(reading.country?.value).toBe("United States");
  });

  test("is not a house's name that is like one, or holds one", () => {
    expect(readingOf("CANTINA TERLANO", "ALTO ADIGE").varietal).toBeNull();
    expect(readingOf("VEGA SICILIA", "RIBERA DEL DUERO").region?.value).toBe("Ribera del Duero");
  });

  test("is found with a letter misread where the law's words or its country speak for it", () => {
    expect(readingOf("Appellation Pauillas Contrôlée").region?.value).toBe("Pauillac");
    expect(readingOf("PAUILLAS", "PRODUIT DE FRANCE").region?.value).toBe("Pauillac");
  });

  test("is not a short word that is merely like one", () => {
    expect(readingOf("CIGALUS", "PRODUIT DE FRANCE").region).toBeNull();
    expect(readingOf("PAUILLAS").region).toBeNull();
  });

  test("is not the town of an address", () => {
    const reading = readingOf("RIESLING", "MOSEL", "Weingut Muster D-54470 Bernkastel");
    expect(reading.region?.value).toBe("Mosel");
  });

  test("may run over two rows", () => {
    expect(readingOf("CHIANTI", "CLASSICO").region?.value).toBe("Chianti Classico");
  });

  test("with a short name that few know counts only where its country is told", () => {
    expect(readingOf("MUSTER", "Ilok").region).toBeNull();
    expect(readingOf("MUSTER", "Ilok", "Hrvatska").region?.value).toBe("Ilok");
  });

  test("with an everyday name counts only where the country is told otherwise", () => {
    expect(readingOf("TORO").region).toBeNull();
    expect(readingOf("TORO", "Denominación de Origen").region?.value).toBe("Toro");
  });

  test("of a name that two countries share is that of the country told", () => {
    expect(readingOf("TOKAJ").country?.value).toBe("Hungary");
    expect(readingOf("TOKAJ", "Slovensko").country?.value).toBe("Slovakia");
  });
});

describe("the country", () => {
  test("is not found in longer words", () => {
    expect(readingOf("Francesco Rossi").country).toBeNull();
    expect(readingOf("CABERNET FRANC").country).toBeNull();
    expect(readingOf("Casa Italiana").country).toBeNull();
    expect(readingOf("Casa 乐").country).toBeNull();
  });

  test("follows from the terms of its law", () => {
    expect(readingOf("INDICAZIONE GEOGRAFICA TIPICA").country?.value).toBe("Italy");
    expect(readingOf("Wine of Origin").country?.value).toBe("South Africa");
    expect(readingOf("Engarrafado por").country?.value).toBe("Portugal");
  });

  test("follows from a grape that grows nowhere else", () => {
    expect(readingOf("Nero d'Avola").country?.value).toBe("Italy");
    expect(readingOf("Merlot").country).toBeNull();
  });
});

describe("the varietal", () => {
  test("keeps the label's own name of the grape, accents given back", () => {
    expect(readingOf("GRUNER VELTLINER").varietal?.value).toBe("Grüner Veltliner");
    expect(readingOf("Garnacha").varietal?.value).toBe("Garnacha");
  });

  test("lists several grapes in the label's order", () => {
    expect(readingOf("CINSAULTetGRENACHE").varietal?.value).toBe("Cinsault, Grenache");
  });

  test("is found over two rows", () => {
    expect(readingOf("CABERNET", "SAUVIGNON").varietal?.value).toBe("Cabernet Sauvignon");
  });

  test("is not the grape whose name is part of an appellation that does not grow it", () => {
    expect(readingOf("Vino Nobile di Montepulciano").varietal?.value).not.toBe("Montepulciano");
    expect(readingOf("Barbera d'Alba").varietal?.value).toBe("Barbera");
  });

  test("is not a name that is also an everyday word", () => {
    expect(readingOf("Symphony").varietal).toBeNull();
  });

  test("of a short rare name counts only where the grape is grown", () => {
    expect(readingOf("Debit", "MUSTER").varietal).toBeNull();
  });
});
