import { describe, expect, test } from "vitest";
import { line, parse, readingOf } from "../testLabels.ts";

describe("the appellation", () => {
  test("an appellation determines the country, wine type and only allowed grape", () => {
    const reading = readingOf("CHABLIS", "J. MOREAU & FILS");
    expect(reading).toMatchObject({
      region: { value: "Chablis" },
      country: { value: "France" },
      type: { value: "White Wine" },
      varietal: { value: "Chardonnay" },
    });
  });

  test("an appellation is found despite joined words, lost accents and misread letters", () => {
    expect(readingOf("VINHOVERDE").region?.value).toBe("Vinho Verde");
    expect(readingOf("CHARDONNAYDITOSCANA").region?.value).toBe("Toscana");
    expect(readingOf("Sautemes").region?.value).toBe("Sauternes");
    expect(readingOf("CHATEAUNEUF-DU-PAPE").region?.value).toBe("Châteauneuf-du-Pape");
    expect(readingOf("APPELATIONBANDOLCONTROLEE").region?.value).toBe("Bandol");
    expect(readingOf("APPELLATIONSANTENAYCONIROLEE").region?.value).toBe("Santenay");
    expect(readingOf("VANIAGARAPENINSULAVOA").region?.value).toBe("Niagara Peninsula");
    expect(readingOf("VALE DOSYINHEDOS").region?.value).toBe("Vale dos Vinhedos");
  });

  test("an appellation has priority over the bottler's town", () => {
    const reading = readingOf("Santenay", "Appellation Santenay Contrôlée", "BEAUNE - FRANCE");
    expect(reading.region?.value).toBe("Santenay");
  });

  test("a village in large print above a wine-law term is the appellation", () => {
    const large = line("Jantenay", { y: 0.2, height: 0.15 });
    const law = line("Appellation Santenay Conirolee", { y: 0.5, height: 0.04 });
    const address = line("BEAUNE - COTE D'OR - FRANCE", { y: 0.8, height: 0.04 });
    expect(parse([large, law, address]).region?.value).toBe("Santenay");
  });

  test("if a label names village and region, the village is the appellation", () => {
    const reading = readingOf("Amphora", "Dry Creek Valley", "SONOMA COUNTY", "CALIFORNIA");
    expect(reading.region?.value).toBe("Dry Creek Valley");
    expect(reading.country?.value).toBe("United States");
  });

  test("a place in a producer's name is not the appellation", () => {
    expect(readingOf("CANTINA TERLANO", "ALTO ADIGE").varietal).toBeNull();
    expect(readingOf("VEGA SICILIA", "RIBERA DEL DUERO").region?.value).toBe("Ribera del Duero");
  });

  test("a law term or the country confirms an appellation with a misread letter", () => {
    expect(readingOf("Appellation Pauillas Contrôlée").region?.value).toBe("Pauillac");
    expect(readingOf("PAUILLAS", "PRODUIT DE FRANCE").region?.value).toBe("Pauillac");
  });

  test("a word that resembles an appellation is not read as an appellation", () => {
    expect(readingOf("CIGALUS", "PRODUIT DE FRANCE").region).toBeNull();
    expect(readingOf("PAUILLAS").region).toBeNull();
  });

  test("the town of an address is not an appellation", () => {
    const reading = readingOf("RIESLING", "MOSEL", "Weingut Muster D-54470 Bernkastel");
    expect(reading.region?.value).toBe("Mosel");
  });

  test("an appellation is read over two rows", () => {
    expect(readingOf("CHIANTI", "CLASSICO").region?.value).toBe("Chianti Classico");
  });

  test("a short, rare appellation is recognised only beside its country", () => {
    expect(readingOf("MUSTER", "Ilok").region).toBeNull();
    expect(readingOf("MUSTER", "Ilok", "Hrvatska").region?.value).toBe("Ilok");
  });

  test("an appellation named like an everyday word is recognised beside its country", () => {
    expect(readingOf("TORO").region).toBeNull();
    expect(readingOf("TORO", "Denominación de Origen").region?.value).toBe("Toro");
  });

  test("an appellation shared by two countries belongs to the label's country", () => {
    expect(readingOf("TOKAJ").country?.value).toBe("Hungary");
    expect(readingOf("TOKAJ", "Slovensko").country?.value).toBe("Slovakia");
  });
});

describe("the country", () => {
  test("a country's name inside a longer word is not the country", () => {
    expect(readingOf("Francesco Rossi").country).toBeNull();
    expect(readingOf("CABERNET FRANC").country).toBeNull();
    expect(readingOf("Casa Italiana").country).toBeNull();
    expect(readingOf("Casa 乐").country).toBeNull();
  });

  test("terms of a country's wine law give the country", () => {
    expect(readingOf("INDICAZIONE GEOGRAFICA TIPICA").country?.value).toBe("Italy");
    expect(readingOf("Wine of Origin").country?.value).toBe("South Africa");
    expect(readingOf("Engarrafado por").country?.value).toBe("Portugal");
  });

  test("a grape that grows only in one country gives that country", () => {
    expect(readingOf("Nero d'Avola").country?.value).toBe("Italy");
    expect(readingOf("Merlot").country).toBeNull();
  });
});

describe("the varietal", () => {
  test("the varietal is the label's grape name with restored accents", () => {
    expect(readingOf("GRUNER VELTLINER").varietal?.value).toBe("Grüner Veltliner");
    expect(readingOf("Garnacha").varietal?.value).toBe("Garnacha");
  });

  test("the varietal lists several grapes in the label's order", () => {
    expect(readingOf("CINSAULTetGRENACHE").varietal?.value).toBe("Cinsault, Grenache");
  });

  test("a varietal is found across two rows", () => {
    expect(readingOf("CABERNET", "SAUVIGNON").varietal?.value).toBe("Cabernet Sauvignon");
  });

  test("a grape in the name of an appellation is not the varietal", () => {
    expect(readingOf("Vino Nobile di Montepulciano").varietal?.value).not.toBe("Montepulciano");
    expect(readingOf("Barbera d'Alba").varietal?.value).toBe("Barbera");
  });

  test("an everyday word that names a rare grape is not the varietal", () => {
    expect(readingOf("Symphony").varietal).toBeNull();
  });

  test("a short, rare grape name is ignored without a fitting place", () => {
    expect(readingOf("Debit", "MUSTER").varietal).toBeNull();
  });
});
