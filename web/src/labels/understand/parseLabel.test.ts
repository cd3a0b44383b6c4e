import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LABEL_FIELDS, NOTHING_READ } from "./LabelFields.ts";
import { lettersOf } from "./letters.ts";
import { line, parse, readingOf } from "./testLabels.ts";

describe("the vintage", () => {
  test.each([
    ["2012", 2012],
    ["NAPA VALLEY 2015", 2015],
    ["2O12", 2012],
    ["Vintage 1963", 1963],
    ["COLHEITA DE 1937", 1937],
    ["Vendange 1947", 1947],
    ["NAPAVALLEY2012", 2012],
    ["TINTO-2013-REDWINE", 2013],
    ["2014VINTAGE", 2014],
  ])("of %j is %d", (text, year) => {
    expect(readingOf("Quinta do Teste", text).vintage?.value).toBe(year);
  });

  test.each([
    ["a year since which a house stands", "SINCE 1980"],
    ["a founding year in French", "MAISON FONDEE EN 1814"],
    ["a founding year in Portuguese", "casa fundada em 1978"],
    ["a founding year in Italian", "dal 1985"],
    ["a founding year in German", "seit 1996"],
    ["a founding year without a word", "1751"],
    ["a classification", "PREMIER CRU CLASSE EN 1855"],
    ["the classification in English", "1855 classification"],
    ["a capacity", "2000 ml"],
    ["a lot number", "L2012045"],
    ["a lot number apart", "LOT 2014"],
    ["a postal code", "7005-873 Evora"],
    ["a date", "12/05/2014"],
    ["the number of a grape crossing", "Manzoni Moscato 13.0.25"],
    ["a year to come", "2027"],
    ["an alcohol by volume", "13,5% vol"],
    ["a medal", "Concours Paris 2009"],
    ["a numbered bottle", "N° 2010"],
  ])("is not %s: %j", (_, text) => {
    expect(readingOf("Quinta do Teste", text).vintage).toBeNull();
  });

  test("is not a founding year whose word stands on the row above", () => {
    expect(readingOf("Bodegas Prueba", "Fundada en", "1990").vintage).toBeNull();
  });

  test("stands below a classification and is none", () => {
    expect(readingOf("GRAND CRU CLASSE", "2005").vintage?.value).toBe(2005);
  });

  test("is the later of two years, less surely", () => {
    const { vintage } = readingOf("Domaine Test", "1985", "2016");
    expect(vintage?.value).toBe(2016);
    expect(vintage?.confidence).toBeLessThan(0.8);
  });
});

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
});

describe("the type", () => {
  test.each([
    ["Vinho Tinto", "Red Wine"],
    ["BRANCO |WHITE WINE| VIN BLANC", "White Wine"],
    ["Rosé de Provence", "Rosé Wine"],
    ["Brut Nature", "Sparkling Wine"],
    ["Riesling Trockenbeerenauslese", "Dessert Wine"],
    ["Dona Antonia Reserva Tawny", "Fortified Wine"],
    ["Sauternes", "Dessert Wine"],
    ["Champagne Rosé", "Sparkling Wine"],
    ["Malbec", "Red Wine"],
  ])("of %j is %s", (text, type) => {
    expect(readingOf(text).type?.value).toBe(type);
  });

  test("stays open where grapes of both colours stand on the label", () => {
    expect(readingOf("Pinot Noir Chardonnay").type).toBeNull();
  });

  test("of a black grape with a little Viognier is red, and marked for a look", () => {
    const { type } = readingOf("Shiraz Viognier");
    expect(type?.value).toBe("Red Wine");
    expect(type?.confidence).toBeLessThan(0.8);
  });

  test.each([
    ["a Greek red by its English word", "Red Wine", ["PARAMUSTER RED", "MACEDONIA"]],
    ["a Meritage", "Red Wine", ["MUSTER MERITAGE"]],
    ["a retsina", "White Wine", ["RETSINA"]],
    ["brut in Portuguese", "Sparkling Wine", ["VINHO VERDE", "BRUTO"]],
    ["a Nature", "Sparkling Wine", ["CAVE MUSTER", "NATURE", "SERRA GAUCHA"]],
    ["a grappa, which is none", "Dessert Wine", ["GRAPPA", "BARBARESCO"]],
    ["a jerepigo", "Fortified Wine", ["JEREPIGO"]],
    ["an appellation of several types, the first", "Red Wine", ["BOURGOGNE", "CUVEE MUSTER"]],
  ])("of %s is %s", (_, type, texts) => {
    expect(readingOf(...texts).type?.value).toBe(type);
  });

  test.each([
    ["a rosé", "Rosé Wine", "ROSE"],
    ["a late harvest", "Dessert Wine", "LATE HARVEST"],
  ])("of %s goes before an appellation known for one colour, less surely", (_, type, words) => {
    const { type: read } = readingOf("RED MOUNTAIN", words);
    expect(read?.value).toBe(type);
    expect(read?.confidence).toBeLessThan(0.8);
  });

  test("is not the colour in a name where a grape says otherwise", () => {
    expect(readingOf("WHITE MUSTER", "CABERNET SAUVIGNON").type?.value).toBe("Red Wine");
    expect(readingOf("CHATEAU MUSTER BLANC", "SAINT-EMILION").type?.value).toBe("Red Wine");
  });

  test("is marked for a look where the appellation only mostly makes it", () => {
    expect(readingOf("Sancerre").type).toMatchObject({ value: "White Wine" });
    expect(readingOf("Sancerre").type?.confidence).toBeLessThan(0.8);
  });
});

describe("producer and name", () => {
  test("are told apart by the words of a house", () => {
    const reading = readingOf("ORIGEM", "CASA VALDUGA", "MERLOT", "VALE DOS VINHEDOS");
    expect(reading.producer?.value).toBe("Casa Valduga");
    expect(reading.name?.value).toBe("Origem Merlot");
  });

  test("are told apart by the name of a person", () => {
    const reading = readingOf("SANCERRE", "Les Baronnes", "HENRI BOURGEOIS");
    expect(reading.producer?.value).toBe("Henri Bourgeois");
    expect(reading.name?.value).toBe("Sancerre Les Baronnes");
  });

  test("of an estate are one and the same, with its appellation", () => {
    const reading = readingOf("CHATEAU PONTET-CAILLOU", "PESSAC-LEOGNAN", "2010");
    expect(reading.producer?.value).toBe("Château Pontet-Caillou");
    expect(reading.name?.value).toBe("Château Pontet-Caillou Pessac-Léognan");
  });

  test.each([
    ["bottled by", "PRODUCED & BOTTLED BY MUSTER VINEYARDS"],
    ["in French", "Mis en bouteille par Muster, Beaune, France"],
    ["in Portuguese", "Produzido e engarrafado por Vinícola Muster S.A."],
    ["in German", "Gutsabfüllung Weingut Muster D-54470 Irgendwo"],
  ])("are told apart by who bottled the wine, %s", (_, smallPrint) => {
    const reading = readingOf("PRIMATA", "MUSTER", smallPrint);
    expect(reading.producer?.value).toBe("Muster");
    expect(reading.name?.value).toContain("Primata");
  });

  test("take the bottler for the producer where no other name stands on the label", () => {
    const reading = readingOf("PRIMATA", "GRAN RESERVA", "RIOJA", "Embotellado por Muestra, S.A.");
    expect(reading.producer?.value).toBe("Muestra");
    expect(reading.producer?.confidence).toBeLessThan(0.8);
    expect(reading.name?.value).toContain("Primata Gran Reserva");
  });

  test.each(["M. MUSTER", "E. MUSTER", "J.J. MUSTER", "DR. MUSTER", "MUSTER & SAMPLE"])(
    "are told apart by the initials or the partner of a person: %s",
    (person) => {
      const reading = readingOf("SANCERRE", "LES PETITES", person);
      expect(lettersOf(reading.producer?.value ?? "")).toBe(lettersOf(person));
      expect(reading.name?.value).toBe("Sancerre Les Petites");
    },
  );

  test("are told apart by a signature below all else, smaller than the brand", () => {
    const brand = line("PRIMATA", { y: 0.2, height: 0.1 });
    const signature = line("MUSTERI", { y: 0.8, height: 0.05 });
    const reading = parse([brand, line("TOSCANA", { y: 0.5 }), signature]);
    expect(reading.producer?.value).toBe("Musteri");
    expect(reading.name?.value).toBe("Primata Toscana");
  });

  test("keep a house's words together that stand on two rows", () => {
    expect(readingOf("MUSTER", "WINE CELLARS").producer?.value).toBe("Muster Wine Cellars");
    expect(readingOf("MARQUES DE", "MUESTRA").producer?.value).toBe("Marqués de Muestra");
  });

  test("give back a house's word with a letter misread or its name glued to it", () => {
    expect(readingOf("CHATFAU MUSTER").producer?.value).toBe("Château Muster");
    expect(readingOf("DOMAINEMUSTER").producer?.value).toBe("Domaine Muster");
    expect(readingOf("QUINTADAMOSTRA").producer?.value).toBe("Quinta da Mostra");
  });

  test("keep the s of a genitive small and the last letter of a name as it is", () => {
    expect(readingOf("MUSTER'S CREEK", "SERIE A", "SHIRAZ")).toMatchObject({
      producer: { value: "Muster's Creek" },
      name: { value: "Serie A Shiraz" },
    });
  });

  test("of a brand that stands alone beside a grape are one and the same", () => {
    expect(readingOf("MUSTER", "PINOTAGE")).toMatchObject({
      producer: { value: "Muster" },
      name: { value: "Muster Pinotage" },
    });
  });

  test("leave out the law's words, an address and the word of the harvest", () => {
    const reading = readingOf(
      "PRIMATA",
      "APPLLATION SANTENAY COMROLEX",
      "MUSTERDORF 54470",
      "COSECHA 2012",
      "Bodegas Muestra",
    );
    expect(reading.name?.value).toBe("Primata Santenay");
  });

  test("keep words that elsewhere are a place or a grape", () => {
    const brand = line("PRIMATA", { y: 0.2, height: 0.1 });
    const grape = line("CABERNET SAUVIGNON", { y: 0.4 });
    const reading = parse([brand, grape, line("Muster y Toro", { y: 0.6 })]);
    expect(reading.producer?.value).toBe("Muster y Toro");
    expect(readingOf("NORTON", "MALBEC", "MENDOZA").producer?.value).toBe("Norton");
  });

  test("know a single vineyard from a house, and a style from a person", () => {
    expect(readingOf("MUSTERI", "CABERNET FRANC", "HILLTOP VINEYARD")).toMatchObject({
      producer: { value: "Musteri" },
      name: { value: "Cabernet Franc Hilltop Vineyard" },
    });
    expect(readingOf("MUSTERI", "MAX RESERVA", "MERLOT")).toMatchObject({
      producer: { value: "Musteri" },
      name: { value: "Max Reserva Merlot" },
    });
  });

  test("of a family's firm are two: it names no wine after itself", () => {
    expect(readingOf("MUSTER PERE & FILS", "MEURSAULT")).toMatchObject({
      producer: { value: "Muster Père & Fils" },
      name: { value: "Meursault" },
    });
  });

  test.each(["JEAN-MICHEL SAMPLE", "DOMAINES SAMPLE", "SAMPLE"])(
    "leave out the owner in smaller print than the estate: %s",
    (owner) => {
      const estate = line("CHATEAU MUSTER", { y: 0.3, height: 0.1 });
      const signed = line(owner, { y: 0.8, height: 0.03 });
      const reading = parse([estate, line("PAUILLAC", { y: 0.5 }), signed]);
      expect(reading.producer?.value).toBe("Château Muster");
      expect(reading.name?.value).toBe("Château Muster Pauillac");
    },
  );

  test("leave out the house where the appellation is larger print, but for a château", () => {
    const place = line("GIGONDAS", { y: 0.3, height: 0.1 });
    expect(parse([place, line("DOMAINE MUSTER", { y: 0.6 })])).toMatchObject({
      producer: { value: "Domaine Muster" },
      name: { value: "Gigondas" },
    });
    const estate = line("CHATEAU MUSTER", { y: 0.6 });
    expect(parse([place, estate]).name?.value).toBe("Gigondas Château Muster");
  });

  test("leave out the house's town, unless it is a brand in large print", () => {
    const brand = line("MUSTER", { y: 0.2, height: 0.1 });
    const style = line("RESERVE BRUT", { y: 0.5 });
    const town = line("EPERNAY", { y: 0.8, height: 0.035 });
    expect(parse([brand, style, town])).toMatchObject({
      producer: { value: "Muster" },
      name: { value: "Muster Réserve Brut" },
    });
    expect(readingOf("GAIA", "PRIMATA", "ASSYRTIKO").producer?.value).toBe("Gaia");
  });

  test("leave out the Brazilian law's word for quality", () => {
    const reading = readingOf("MUSTER", "RESERVA", "MERLOT", "VINHO FINO TINTO SECO");
    expect(reading.name?.value).toBe("Muster Reserva Merlot");
    expect(reading.country?.value).toBe("Brazil");
  });

  test("keep a style that has the bottler's word in it", () => {
    const reading = readingOf("MUSTER'S", "LATE BOTTLED VINTAGE", "PORTO");
    expect(reading.name?.value).toContain("Late Bottled Vintage");
  });

  test("keep a large name whose words run together, but no small print that does", () => {
    const small = line("MUESTRAVINICOLADELSUR", { y: 0.9, height: 0.02 });
    const large = line("CABALLERODELAMUESTRA", { y: 0.3, height: 0.05 });
    expect(parse([large, small]).name?.value).toBe("Caballerodelamuestra");
  });

  test("leave a name alone that stands alone", () => {
    const reading = readingOf("PRIMATA");
    expect(reading.name?.value).toBe("Primata");
    expect(reading.producer).toBeNull();
  });

  test("leave out what stands on the bottle beside", () => {
    const lines = [line("AMPHORA", { y: 0.3 }), line("NEIGHBOUR", { y: 0.5, x: 0.06 })];
    expect(parse(lines).name?.value).toBe("Amphora");
  });
});

describe("a line that was read twice", () => {
  const doubtful = line("DNRO", { confidence: 0.6, closer: { text: "DOURO", confidence: 0.9 } });

  test("counts in both of its readings", () => {
    expect(parse([line("PRIMATA", { y: 0.2 }), doubtful]).region?.value).toBe("Douro");
  });
});

describe("a wine without a vintage", () => {
  test.each(["NV", "Brut N.V.", "NON-VINTAGE", "Sans Millésime"])("is known by %j", (text) => {
    expect(readingOf("Maison du Test", text)).toMatchObject({ vintage: null, isNonVintage: true });
  });

  test.each(["ENVY", "NVIDIA", "2012", "Alc. 12% 750 ML"])("is not known by %j", (text) => {
    expect(readingOf("Maison du Test", text).isNonVintage).toBeUndefined();
  });

  test("is none where the label names a year all the same", () => {
    expect(readingOf("Maison du Test", "NV", "2012").isNonVintage).toBeUndefined();
  });
});

describe("any text", () => {
  test("nothing is read where there is no text", () => {
    expect(parse([])).toEqual(NOTHING_READ);
  });

  test("numbers and scraps give no field", () => {
    expect(readingOf("750", "13%", "|| -", "e")).toEqual(NOTHING_READ);
  });

  test("gives confidences from 0 to 1 and no vintage to come", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: "grapheme", maxLength: 40 }), { maxLength: 8 }),
        (texts) => {
          const reading = readingOf(...texts);
          for (const field of LABEL_FIELDS) {
            const confidence = reading[field]?.confidence ?? 0;
            expect(confidence).toBeGreaterThanOrEqual(0);
            expect(confidence).toBeLessThanOrEqual(1);
          }
          expect(reading.vintage?.value ?? 0).toBeLessThanOrEqual(2026);
        },
      ),
    );
  });
});
