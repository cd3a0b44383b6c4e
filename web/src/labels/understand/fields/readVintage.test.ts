import { describe, expect, test } from "vitest";
import { line, parse, readingOf } from "../testLabels.ts";

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
    ["Late Bottled Vintage 2015 bottled 2020", 2015],
    ["Vintage Port 2016", 2016],
    ["Vendangé en septembre 2018", 2018],
    ["Grand Cru Classé 2005", 2005],
    ["2016 Gutsabfüllung", 2016],
    ["Domaine fondé en 1985 · 2016", 2016],
    ["2017 Grand Cru, dégorgé en mai 2022", 2017],
    ["Bodegas Abril 2015", 2015],
  ])("the vintage in %j is %d", (text, year) => {
    expect(readingOf("Quinta do Teste", text).vintage?.value).toBe(year);
  });

  test.each([
    ["a founding year in English", "SINCE 1980"],
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
    ["a medal before its year", "Gold Medal 2019"],
    ["a medal behind its year", "2019 Gold Medal"],
    ["a medal run together", "GOLDMEDAL2019"],
    ["a competition", "Mundus Vini 2018"],
    ["another competition", "Decanter 2020"],
    ["a medal in French", "Médaille d'Or Paris 2021"],
    ["a medal in German", "Berliner Wein Trophy Gold 2020"],
    ["a medal in Spanish", "Medalla de Oro Zarcillo 2017"],
    ["a medal in Portuguese", "Medalha de Ouro 2016"],
    ["a medal in Italian", "Concorso Enologico 2015"],
    ["a bottling in French", "mis en bouteille 2020"],
    ["a bottling at home in a year", "Mis en bouteille au château en mars 2020"],
    ["a bottling", "bottled 2021"],
    ["a bottling in a year", "Bottled in 2019"],
    ["a bottling in German", "abgefüllt 2021"],
    ["a bottling in German, behind its year", "2021 abgefüllt"],
    ["a bottling in Spanish", "Embotellado en junio de 2019"],
    ["a bottling in Portuguese", "Engarrafado em 2018"],
    ["a bottling in Italian", "Imbottigliato nel 2020"],
    ["a disgorgement in French", "Dégorgé le 12 mars 2022"],
    ["a disgorgement as a noun", "Dégorgement : octobre 2021"],
    ["a disgorgement", "Disgorged 2020"],
    ["a disgorgement, shortened", "dég. 2019"],
    ["a disgorgement in Spanish", "Fecha de degüelle 2021"],
    ["a disgorgement in Italian", "Sboccatura 2020"],
    ["the youngest wine of a blend", "Base 2018"],
    ["a founding year with an article", "desde el año 1978"],
    ["a founding year, shortened", "EST. 1987"],
    ["a founding year in a sentence", "Founded by Carlo Muster in 1985"],
    ["a founding year in German, behind", "1988 gegründet"],
    ["a classification without a preposition", "Grand Cru Classé 1959"],
    ["a later classification", "Classement 2022"],
    ["a day to drink it before", "Best before end 2025"],
    ["the same in French", "À consommer de préférence avant fin 2025"],
    ["the same in German", "mindestens haltbar bis 2025"],
    ["the same in Spanish", "Consumo preferente antes de 2025"],
    ["the same in Portuguese", "Consumir até 2025"],
    ["the same in Italian", "da consumarsi entro il 2025"],
    ["a month", "March 2021"],
    ["a span of years", "1990–2020"],
  ])("the vintage is not read from %s: %j", (_, text) => {
    expect(readingOf("Quinta do Teste", text).vintage).toBeNull();
  });

  test("a year below “Fundada en” is not the vintage", () => {
    expect(readingOf("Bodegas Prueba", "Fundada en", "1990").vintage).toBeNull();
  });

  test("a year between the words of a medal is not the vintage", () => {
    const medal = ["DECANTER", "WORLDWINE", "AWARDS", "2022"].map((text, at) =>
      line(text, { y: 0.66 + 0.024 * at, height: 0.02 }),
    );
    const vintage = line("2019", { y: 0.4, height: 0.04 });
    expect(parse([line("Quinta do Teste", { y: 0.2 }), ...medal]).vintage).toBeNull();
    expect(parse([line("Quinta do Teste", { y: 0.2 }), vintage, ...medal]).vintage?.value).toBe(
      2019,
    );
  });

  test("a year below “Bottled in” is not the vintage", () => {
    expect(readingOf("Quinta do Teste", "Bottled in", "2019").vintage).toBeNull();
  });

  test("a year beside “Estate Bottled” is a vintage with low confidence", () => {
    expect(readingOf("Mis en bouteille au château", "2012").vintage?.value).toBe(2012);
    const { vintage } = readingOf("Domaine Test", "Estate Bottled 2012");
    expect(vintage?.value).toBe(2012);
    expect(vintage?.confidence).toBeLessThan(0.8);
  });

  test("a year below a classification is the vintage", () => {
    expect(readingOf("GRAND CRU CLASSE", "2005").vintage?.value).toBe(2005);
  });

  test("of a label's two years, the later is a low-confidence vintage", () => {
    const { vintage } = readingOf("Domaine Test", "1985", "2016");
    expect(vintage?.value).toBe(2016);
    expect(vintage?.confidence).toBeLessThan(0.8);
  });
});
