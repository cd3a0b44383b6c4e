import { describe, expect, test } from "vitest";
import { readingOf } from "./testLabels.ts";

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
