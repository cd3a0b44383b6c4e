import { expect, test } from "vitest";
import { readingOf } from "../testLabels.ts";

test.each([
  ["MUSTER CREEK", "WINEMAKER SELECTION", "SHIRAZ", "BAROSSA VALLEY", "Selection"],
  ["MUSTER CREEK", "PRIVATE RESERVE", "SHIRAZ", "BAROSSA VALLEY", "Reserve"],
  ["DOMAINE MUSTER", "SELECTION", "PINOT NOIR", "ALSACE", "Sélection"],
  ["BODEGAS MUESTRA", "TRES MUESTRAS", "RIOJA", "RESERVA", "Tres"],
  ["QUINTA DA MOSTRA", "TRES MOSTRAS", "DOURO", "RESERVA", "Três"],
  ["BODEGAS MUESTRA", "DON LEON", "RIOJA", "RESERVA", "León"],
])("the accents on the label %s, %s, %s, %s match its country's language", (...words) => {
  const [house, brand, third, fourth, word] = words;
  expect(readingOf(house, brand, third, fourth).name?.value.split(" ")).toContain(word);
});

test.each([
  ["Marqués de Muestra", "MARQUES DE MUESTRA", "RIOJA"],
  ["Marquês de Mostra", "MARQUES DE MOSTRA", "DOURO"],
  ["Vinicola Musteri", "VINICOLA MUSTERI", "TOSCANA"],
])("the accents of the producer %s match the country's language", (house, ...rows) => {
  expect(readingOf(...rows).producer?.value).toBe(house);
});
