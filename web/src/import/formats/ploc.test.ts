import { expect, test } from "vitest";
import { aTable, bottlesOf, readTexts, theWine } from "../files/testFiles.ts";

test("bottles in Ploc's racks are ignored if the wine table counts zero", () => {
  const cos = { "Wine name": "Cos", Vintage: "2010", IdVin: "abc" };
  const reading = readTexts([
    aTable("Wine name,Vintage,Stock,Apogee,IdVin", [{ ...cos, Stock: "0" }], ";"),
    aTable("Name,Row,Column,Wine name,Vintage,IdVin", [{ ...cos, Name: "Left", Row: "1" }], ";"),
  ]);

  expect(bottlesOf(reading)).toEqual({ held: 0, ordered: 0 });
});

test("Ploc's French tables are recognized and their bottles are counted once", () => {
  const cos = { "Nom du vin": "Cos", Millésime: "2010", IdVin: "abc" };
  const reading = readTexts([
    aTable(
      "Nom du vin,Millésime,Couleur,Stock,Producteur,Pays,Région,Apogée,IdVin",
      [
        {
          ...{ ...cos, Couleur: "Rouge", Stock: "3", Producteur: "Estournel", Pays: "France" },
          ...{ Région: "Bordeaux", Apogée: "2025/2029" },
        },
      ],
      ";",
    ),
    aTable(
      "Nom,Ligne,Colonne,Nom du vin,Millésime,IdVin",
      [
        { ...cos, Nom: "Gauche", Ligne: "1", Colonne: "2" },
        { Nom: "Gauche", Ligne: "1", Colonne: "3" },
      ],
      ";",
    ),
    aTable(
      "Date,Nom du vin,Achat,Conso,Prix unitaire,Devise,IdVin",
      [{ ...cos, Date: "25/03/2020", Achat: "4", "Prix unitaire": "45,50", Devise: "€" }],
      ";",
    ),
  ]);

  expect(bottlesOf(reading)).toEqual({ held: 3, ordered: 0 });
  expect(reading.places).toMatchObject([{ name: "Gauche" }]);
  const { facts, lots } = theWine(reading);
  expect(facts).toMatchObject({ type: "Red Wine", producer: "Estournel", drinkTo: 2029 });
  expect(lots).toMatchObject([{ bottles: 2 }, { bottles: 1, position: "A2" }]);
  expect(reading.events).toMatchObject([
    { kind: "added", bottles: 4, price: { minor: 4550, currency: "EUR" } },
  ]);
});
