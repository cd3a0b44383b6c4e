import { describe, expect, test } from "vitest";
import { CONFIDENT_FROM } from "./LabelFields.ts";
import { lettersOf } from "../words/letters.ts";
import { line, parse, readingOf } from "../testLabels.ts";

describe("producer and name", () => {
  test("in “Casa Valduga”, “Casa” marks the producer, not the wine's name", () => {
    const reading = readingOf("ORIGEM", "CASA VALDUGA", "MERLOT", "VALE DOS VINHEDOS");
    expect(reading.producer?.value).toBe("Casa Valduga");
    expect(reading.name?.value).toBe("Origem Merlot");
  });

  test("a name that begins with misread initials is not the producer", () => {
    const reading = readingOf("CMaviaabel", "PRIMATA", "DOURO", "2019");
    expect(reading.producer?.value).not.toBe("CMaviaabel");
  });

  test("a grape after the producer's name is not part of the producer", () => {
    const reading = readingOf("PRIMATA", "CASA VALDUGA MERLOT", "VALE DOS VINHEDOS");
    expect(reading.producer?.value).toBe("Casa Valduga");
  });

  test("a person's name is the producer, separate from the wine's name", () => {
    const reading = readingOf("SANCERRE", "Les Baronnes", "HENRI BOURGEOIS");
    expect(reading.producer?.value).toBe("Henri Bourgeois");
    expect(reading.name?.value).toBe("Sancerre Les Baronnes");
  });

  test("an estate's wine is named after the estate and the appellation", () => {
    const reading = readingOf("CHATEAU PONTET-CAILLOU", "PESSAC-LEOGNAN", "2010");
    expect(reading.producer?.value).toBe("Château Pontet-Caillou");
    expect(reading.name?.value).toBe("Château Pontet-Caillou Pessac-Léognan");
  });

  test.each([
    ["bottled by", "PRODUCED & BOTTLED BY MUSTER VINEYARDS"],
    ["in French", "Mis en bouteille par Muster, Beaune, France"],
    ["in Portuguese", "Produzido e engarrafado por Vinícola Muster S.A."],
    ["in German", "Gutsabfüllung Weingut Muster D-54470 Irgendwo"],
  ])("the bottler's name separates the producer from the wine's name: %s", (_, smallPrint) => {
    const reading = readingOf("PRIMATA", "MUSTER", smallPrint);
    expect(reading.producer?.value).toBe("Muster");
    expect(reading.name?.value).toContain("Primata");
  });

  test("a bottler named only in small print is a producer with low confidence", () => {
    const reading = readingOf("PRIMATA", "GRAN RESERVA", "RIOJA", "Embotellado por Muestra, S.A.");
    expect(reading.producer?.value).toBe("Muestra");
    expect(reading.producer?.confidence).toBeLessThan(0.8);
    expect(reading.name?.value).toContain("Primata Gran Reserva");
  });

  test.each(["M. MUSTER", "E. MUSTER", "J.J. MUSTER", "DR. MUSTER", "MUSTER & SAMPLE"])(
    "a name with initials or a partner's name is the producer: %s",
    (person) => {
      const reading = readingOf("SANCERRE", "LES PETITES", person);
      expect(lettersOf(reading.producer?.value ?? "")).toBe(lettersOf(person));
      expect(reading.name?.value).toBe("Sancerre Les Petites");
    },
  );

  test("a name in smaller print below the brand is the producer", () => {
    const brand = line("PRIMATA", { y: 0.2, height: 0.1 });
    const signature = line("MUSTERI", { y: 0.8, height: 0.05 });
    const reading = parse([brand, line("TOSCANA", { y: 0.5 }), signature]);
    expect(reading.producer?.value).toBe("Musteri");
    expect(reading.name?.value).toBe("Primata Toscana");
  });

  test("a producer's name is read over two rows: “Muster Wine Cellars”", () => {
    expect(readingOf("MUSTER", "WINE CELLARS").producer?.value).toBe("Muster Wine Cellars");
    expect(readingOf("MARQUES DE", "MUESTRA").producer?.value).toBe("Marqués de Muestra");
  });

  test("“CHATFAU MUSTER” is read as “Château Muster”, “DOMAINEMUSTER” as “Domaine Muster”", () => {
    expect(readingOf("CHATFAU MUSTER").producer?.value).toBe("Château Muster");
    expect(readingOf("DOMAINEMUSTER").producer?.value).toBe("Domaine Muster");
    expect(readingOf("QUINTADAMOSTRA").producer?.value).toBe("Quinta da Mostra");
  });

  test("“MUSTER'S CREEK” becomes “Muster's Creek”, and “SERIE A” becomes “Serie A”", () => {
    expect(readingOf("MUSTER'S CREEK", "SERIE A", "SHIRAZ")).toMatchObject({
      producer: { value: "Muster's Creek" },
      name: { value: "Serie A Shiraz" },
    });
  });

  test("a label's only brand is the producer and starts the wine's name", () => {
    expect(readingOf("MUSTER", "PINOTAGE")).toMatchObject({
      producer: { value: "Muster" },
      name: { value: "Muster Pinotage" },
    });
  });

  test("law terms, addresses and harvest words are not in the wine's name", () => {
    const reading = readingOf(
      "PRIMATA",
      "APPLLATION SANTENAY COMROLEX",
      "MUSTERDORF 54470",
      "COSECHA 2012",
      "Bodegas Muestra",
    );
    expect(reading.name?.value).toBe("Primata Santenay");
  });

  test("a producer's name may contain a word for a place or grape", () => {
    const brand = line("PRIMATA", { y: 0.2, height: 0.1 });
    const grape = line("CABERNET SAUVIGNON", { y: 0.4 });
    const reading = parse([brand, grape, line("Muster y Toro", { y: 0.6 })]);
    expect(reading.producer?.value).toBe("Muster y Toro");
    expect(readingOf("NORTON", "MALBEC", "MENDOZA").producer?.value).toBe("Norton");
  });

  test("a vineyard's name is part of the wine's name, not the producer", () => {
    expect(readingOf("MUSTERI", "CABERNET FRANC", "HILLTOP VINEYARD")).toMatchObject({
      producer: { value: "Musteri" },
      name: { value: "Cabernet Franc Hilltop Vineyard" },
    });
    expect(readingOf("MUSTERI", "MAX RESERVA", "MERLOT")).toMatchObject({
      producer: { value: "Musteri" },
      name: { value: "Max Reserva Merlot" },
    });
  });

  test("a family firm's name is not part of the wine's name", () => {
    expect(readingOf("MUSTER PERE & FILS", "MEURSAULT")).toMatchObject({
      producer: { value: "Muster Père & Fils" },
      name: { value: "Meursault" },
    });
  });

  test.each(["JEAN-MICHEL SAMPLE", "DOMAINES SAMPLE", "SAMPLE"])(
    "an owner in smaller print than the estate is ignored: %s",
    (owner) => {
      const estate = line("CHATEAU MUSTER", { y: 0.3, height: 0.1 });
      const signed = line(owner, { y: 0.8, height: 0.03 });
      const reading = parse([estate, line("PAUILLAC", { y: 0.5 }), signed]);
      expect(reading.producer?.value).toBe("Château Muster");
      expect(reading.name?.value).toBe("Château Muster Pauillac");
    },
  );

  test("an appellation printed larger than the domaine is the wine's whole name", () => {
    const place = line("GIGONDAS", { y: 0.3, height: 0.1 });
    expect(parse([place, line("DOMAINE MUSTER", { y: 0.6 })])).toMatchObject({
      producer: { value: "Domaine Muster" },
      name: { value: "Gigondas" },
    });
    const estate = line("CHATEAU MUSTER", { y: 0.6 });
    expect(parse([place, estate]).name?.value).toBe("Gigondas Château Muster");
  });

  test("a town in small print is not part of the producer", () => {
    const brand = line("MUSTER", { y: 0.2, height: 0.1 });
    const style = line("RESERVE BRUT", { y: 0.5 });
    const town = line("EPERNAY", { y: 0.8, height: 0.035 });
    expect(parse([brand, style, town])).toMatchObject({
      producer: { value: "Muster" },
      name: { value: "Muster Reserve Brut" },
    });
    expect(readingOf("GAIA", "PRIMATA", "ASSYRTIKO").producer?.value).toBe("Gaia");
  });

  test("the quality term “Vinho fino” is not in a Brazilian wine's name", () => {
    const reading = readingOf("MUSTER", "RESERVA", "MERLOT", "VINHO FINO TINTO SECO");
    expect(reading.name?.value).toBe("Muster Reserva Merlot");
    expect(reading.country?.value).toBe("Brazil");
  });

  test("“Late Bottled Vintage” stays in the wine's name", () => {
    const reading = readingOf("MUSTER'S", "LATE BOTTLED VINTAGE", "PORTO");
    expect(reading.name?.value).toContain("Late Bottled Vintage");
  });

  test("words without spaces are the wine's name only in large print", () => {
    const small = line("MUESTRAVINICOLADELSUR", { y: 0.9, height: 0.02 });
    const large = line("CABALLERODELAMUESTRA", { y: 0.3, height: 0.05 });
    expect(parse([large, small]).name?.value).toBe("Caballerodelamuestra");
  });

  test("a label with one name gives a wine's name and no producer", () => {
    const reading = readingOf("PRIMATA");
    expect(reading.name?.value).toBe("Primata");
    expect(reading.producer).toBeNull();
  });

  test("text at the photo's edge, from another bottle, is ignored", () => {
    const lines = [line("AMPHORA", { y: 0.3 }), line("NEIGHBOUR", { y: 0.5, x: 0.06 })];
    expect(parse(lines).name?.value).toBe("Amphora");
  });

  test.each([
    ["an Austrian, Hungarian or Romanian", "MUSTER PINCE"],
    ["a Czech", "VINARSTVI MUSTER"],
    ["an Italian cooperative", "PRODUTTORI MUSTERI"],
    ["an English estate", "MUSTER ESTATE"],
    ["a Portuguese firm", "MUSTER VINHOS"],
    ["a brothers' firm, shortened", "F.LLI MUSTERI"],
    ["a farm, shortened", "AZ. AGR. MUSTERI"],
  ])("a word for %s producer distinguishes the producer from the wine's name", (_, house) => {
    const reading = readingOf("PRIMATA", house, "MERLOT");
    expect(lettersOf(reading.producer?.value ?? "")).toMatch(/muster/);
    expect(reading.name?.value).toBe("Primata Merlot");
  });

  test("“Viña” names the wine if another row names the producer", () => {
    expect(readingOf("VIÑA MUESTRA", "RIOJA", "BODEGAS PRUEBA")).toMatchObject({
      producer: { value: "Bodegas Prueba" },
      name: { value: "Viña Muestra Rioja" },
    });
    expect(readingOf("VIÑA MUESTRA", "MALBEC").producer?.value).toBe("Viña Muestra");
    expect(
      readingOf("FINCA MUESTRA", "MALBEC", "Elaborado por Bodegas Prueba S.A.").producer?.value,
    ).toBe("Bodegas Prueba");
  });

  test("a word such as Finca in a wine's name names no producer", () => {
    expect(readingOf("MUSTERMAN", "FINCA ALTA MALBEC").producer?.value).toBe("Musterman");
    expect(readingOf("MUSTERMAN", "ROYAL BRUT CHAMPAGNE").producer?.value).toBe("Musterman");
    expect(readingOf("MUSTERMAN", "VIGNETO ALTO", "BAROLO").producer?.value).toBe("Musterman");
  });

  test("a row with a grape is the wine's name, not the producer", () => {
    expect(readingOf("PRIMATA CABERNET SAUVIGNON", "MUSTERMAN")).toMatchObject({
      producer: { value: "Musterman" },
      name: { value: "Primata Cabernet Sauvignon" },
    });
    expect(readingOf("BAROLO ALTAMOSTRA", "MUSTERMAN").producer?.value).toBe("Musterman");
  });

  test("a region in small print is not part of the producer's name", () => {
    const grape = line("MALBEC", { y: 0.4 });
    const place = line("SAN JUAN", { y: 0.6, height: 0.04 });
    const reading = parse([line("MUSTERMAN", { y: 0.2, height: 0.06 }), grape, place]);
    expect(reading.producer?.value).toBe("Musterman");
  });

  test("“MusterHill” is split at the capital, “McMuster” is not", () => {
    expect(readingOf("Springfield", "MERLOT").producer?.value).toBe("Springfield");
    expect(readingOf("McMuster", "MERLOT").producer?.value).toBe("McMuster");
    expect(readingOf("MusterHill", "MERLOT").producer?.value).toBe("Muster Hill");
  });

  test("a country in large print is part of the producer's name", () => {
    expect(readingOf("MUESTRA CHILE", "MERLOT").producer?.value).toBe("Muestra Chile");
    const brand = line("MUESTRA", { y: 0.2, height: 0.06 });
    expect(
      parse([brand, line("MUESTRA ROSADO", { y: 0.4 }), line("RIOJA", { y: 0.6 })]),
    ).toMatchObject({ producer: { value: "Muestra" }, name: { value: "Muestra Rosado Rioja" } });
  });

  test("the wine's name includes its colour, but no law terms", () => {
    expect(readingOf("MUSTERMAN", "PRIMATA", "ROSÉ").name?.value).toBe("Primata Rosé");
    expect(readingOf("MUSTERMAN", "PRIMATA", "DRY RED WINE").name?.value).toBe("Primata");
  });

  test("a vineyard wine's name omits the producer, a château's does not", () => {
    const reading = readingOf("GEVREY-CHAMBERTIN", "1ER CRU LES MUSTIERS", "DOMAINE SAMPLE");
    expect(reading.name?.value).toBe("Gevrey-Chambertin 1er Cru les Mustiers");
    const misread = readingOf("GRAND VIN DE BORDCAUX", "CHATEAU SAMPLE", "PAUILLAC");
    expect(misread.name?.value).toContain("Château Sample");
  });

  test("a producer whose row also describes the wine has low confidence", () => {
    const doubtful = ["CASA MUESTRA MERLOT", "CLOS MUSTER"];
    const sure = ["DOMAINE MUSTER", "BODEGAS MUESTRA"];
    const confidenceOf = (house: string) => readingOf(house, "PRIMATA").producer?.confidence ?? 0;
    expect(doubtful.filter((house) => confidenceOf(house) >= CONFIDENT_FROM)).toEqual([]);
    expect(sure.filter((house) => confidenceOf(house) < CONFIDENT_FROM)).toEqual([]);
  });
});
