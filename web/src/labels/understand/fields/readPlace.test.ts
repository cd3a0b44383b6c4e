import { describe, expect, test } from "vitest";
import { line, parse, readingOf } from "../testLabels.ts";

describe("the appellation", () => {
  test("gives country, type and, if its rules allow one grape, the varietal", () => {
    const reading = readingOf("CHABLIS", "J. MOREAU & FILS");
    expect(reading).toMatchObject({
      region: { value: "Chablis" },
      country: { value: "France" },
      type: { value: "White Wine" },
      varietal: { value: "Chardonnay" },
    });
  });

  test("is found despite joined words, lost accents and misread letters", () => {
    expect(readingOf("VINHOVERDE").region?.value).toBe("Vinho Verde");
    expect(readingOf("CHARDONNAYDITOSCANA").region?.value).toBe("Toscana");
    expect(readingOf("Sautemes").region?.value).toBe("Sauternes");
    expect(readingOf("CHATEAUNEUF-DU-PAPE").region?.value).toBe("Châteauneuf-du-Pape");
    expect(readingOf("APPELATIONBANDOLCONTROLEE").region?.value).toBe("Bandol");
    expect(readingOf("APPELLATIONSANTENAYCONIROLEE").region?.value).toBe("Santenay");
    expect(readingOf("VANIAGARAPENINSULAVOA").region?.value).toBe("Niagara Peninsula");
    expect(readingOf("VALE DOSYINHEDOS").region?.value).toBe("Vale dos Vinhedos");
  });

  test("has priority over the bottler's town", () => {
    const reading = readingOf("Santenay", "Appellation Santenay Contrôlée", "BEAUNE - FRANCE");
    expect(reading.region?.value).toBe("Santenay");
  });

  test("is the village named by the law's words and large print", () => {
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

  test("is not part of or similar to a house's name", () => {
    expect(readingOf("CANTINA TERLANO", "ALTO ADIGE").varietal).toBeNull();
    expect(readingOf("VEGA SICILIA", "RIBERA DEL DUERO").region?.value).toBe("Ribera del Duero");
  });

  test("is found despite a misread letter if law or country confirm", () => {
    expect(readingOf("Appellation Pauillas Contrôlée").region?.value).toBe("Pauillac");
    expect(readingOf("PAUILLAS", "PRODUIT DE FRANCE").region?.value).toBe("Pauillac");
  });

  test("is not a merely similar short word", () => {
    expect(readingOf("CIGALUS", "PRODUIT DE FRANCE").region).toBeNull();
    expect(readingOf("PAUILLAS").region).toBeNull();
  });

  test("is not the town of an address", () => {
    const reading = readingOf("RIESLING", "MOSEL", "Weingut Muster D-54470 Bernkastel");
    expect(reading.region?.value).toBe("Mosel");
  });

  test("may span two rows", () => {
    expect(readingOf("CHIANTI", "CLASSICO").region?.value).toBe("Chianti Classico");
  });

  test("with a short, rare name is recognised only beside its country", () => {
    expect(readingOf("MUSTER", "Ilok").region).toBeNull();
    expect(readingOf("MUSTER", "Ilok", "Hrvatska").region?.value).toBe("Ilok");
  });

  test("named like an everyday word is recognised only beside its country", () => {
    expect(readingOf("TORO").region).toBeNull();
    expect(readingOf("TORO", "Denominación de Origen").region?.value).toBe("Toro");
  });

  test("shared by two countries belongs to the country on the label", () => {
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

  test("follows from terms of its wine law", () => {
    expect(readingOf("INDICAZIONE GEOGRAFICA TIPICA").country?.value).toBe("Italy");
    expect(readingOf("Wine of Origin").country?.value).toBe("South Africa");
    expect(readingOf("Engarrafado por").country?.value).toBe("Portugal");
  });

  test("follows from a grape that grows only there", () => {
    expect(readingOf("Nero d'Avola").country?.value).toBe("Italy");
    expect(readingOf("Merlot").country).toBeNull();
  });
});

describe("the varietal", () => {
  test("keeps the label's name of the grape, accents restored", () => {
    expect(readingOf("GRUNER VELTLINER").varietal?.value).toBe("Grüner Veltliner");
    expect(readingOf("Garnacha").varietal?.value).toBe("Garnacha");
  });

  test("lists several grapes in the label's order", () => {
    expect(readingOf("CINSAULTetGRENACHE").varietal?.value).toBe("Cinsault, Grenache");
  });

  test("is found across two rows", () => {
    expect(readingOf("CABERNET", "SAUVIGNON").varietal?.value).toBe("Cabernet Sauvignon");
  });

  test("is not a grape in the name of an appellation without it", () => {
    expect(readingOf("Vino Nobile di Montepulciano").varietal?.value).not.toBe("Montepulciano");
    expect(readingOf("Barbera d'Alba").varietal?.value).toBe("Barbera");
  });

  test("is not a name that is also an everyday word", () => {
    expect(readingOf("Symphony").varietal).toBeNull();
  });

  test("with a short, rare name counts only beside a grape that grows there", () => {
    expect(readingOf("Debit", "MUSTER").varietal).toBeNull();
  });
});
