import { describe, expect, test } from "vitest";
import { readingOf } from "../testLabels.ts";

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
  ])("the wine type read from %j is %s", (text, type) => {
    expect(readingOf(text).type?.value).toBe(type);
  });

  test("black and white grapes on one label give no wine type", () => {
    expect(readingOf("Merlot Chardonnay").type).toBeNull();
  });

  test("black and white champagne grapes suggest sparkling wine with low confidence", () => {
    const { type } = readingOf("MUSTER", "CHARDONNAY PINOT NOIR MEUNIER");
    expect(type?.value).toBe("Sparkling Wine");
    expect(type?.confidence).toBeLessThan(0.8);
  });

  test("a label without grape, place or colour gives no type", () => {
    expect(readingOf("MUSTER", "PRIMATA").type).toBeNull();
  });

  test.each([
    ["Glera, whatever its skin", "Sparkling Wine", ["MUSTERI", "GLERA"]],
    ["Lambrusco", "Sparkling Wine", ["MUSTERI", "LAMBRUSCO"]],
    ["Pedro Ximénez", "Fortified Wine", ["MUESTRA", "PEDRO XIMENEZ"]],
    ["a black grape of a place known for its bubbles", "Sparkling Wine", ["BRACHETTO D'ACQUI"]],
    ["a white grape of a place known for its bubbles", "Sparkling Wine", ["PROSECCO", "GLERA"]],
  ])("a label with %s gives the type %s", (_, type, texts) => {
    expect(readingOf(...texts).type?.value).toBe(type);
  });

  test.each([
    ["Auslese", "Dessert Wine", "RIESLING AUSLESE"],
    ["a dry Auslese", "White Wine", "RIESLING AUSLESE TROCKEN"],
    ["a Brazilian quality term with its colour", "White Wine", "VINHO FINO BRANCO SECO"],
    ["an Italian fizz", "Sparkling Wine", "VINO FRIZZANTE"],
    ["a rosé whose house has a colour in its name", "Rosé Wine", "CASA TINTO ROSADO"],
    ["a nature that is red", "Red Wine", "VIN NATURE ROUGE"],
    ["a pomace brandy", "Dessert Wine", "MARC DE BOURGOGNE"],
    ["a sweet wine of counted hods", "Dessert Wine", "TOKAJI ASZU 3 PUTTONYOS"],
    ["a grape with a colour in its name and another beside it", "Rosé Wine", "TINTA NEGRA ROSE"],
    ["Port from elsewhere", "Fortified Wine", "RESERVE PORT"],
    ["a Croatian red", "Red Wine", "VRHUNSKO CRNO VINO"],
    ["a Czech late harvest from dried berries", "Dessert Wine", "VYBER Z CIBEB"],
    ["a vin gris", "Rosé Wine", "GRIS DE GRIS"],
  ])("the type of %s is %s: %j", (_, type, text) => {
    expect(readingOf("MUSTER", text).type?.value).toBe(type);
  });

  test("“Marc” and “Rosa” in a producer's name do not decide the type", () => {
    expect(readingOf("DOMAINE MARC MUSTER", "MEURSAULT").type?.value).toBe("White Wine");
    expect(readingOf("VILLA ROSA", "CHIANTI").type?.value).toBe("Red Wine");
  });

  test("a black grape with Viognier gives red wine with low confidence", () => {
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
  ])("the wine type of %s is %s", (_, type, texts) => {
    expect(readingOf(...texts).type?.value).toBe(type);
  });

  test.each([
    ["a rosé", "Rosé Wine", "ROSE"],
    ["a late harvest", "Dessert Wine", "LATE HARVEST"],
  ])("the type of %s with a red wine's appellation has low confidence", (_, type, words) => {
    const { type: read } = readingOf("RED MOUNTAIN", words);
    expect(read?.value).toBe(type);
    expect(read?.confidence).toBeLessThan(0.8);
  });

  test("a colour word in a name is ignored if the grape contradicts it", () => {
    expect(readingOf("WHITE MUSTER", "CABERNET SAUVIGNON").type?.value).toBe("Red Wine");
    expect(readingOf("CHATEAU MUSTER BLANC", "SAINT-EMILION").type?.value).toBe("Red Wine");
  });

  test("an appellation of several types gives a type with low confidence", () => {
    expect(readingOf("Sancerre").type).toMatchObject({ value: "White Wine" });
    expect(readingOf("Sancerre").type?.confidence).toBeLessThan(0.8);
  });
});
