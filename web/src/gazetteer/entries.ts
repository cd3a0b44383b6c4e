import type { WineType } from "sync-protocol";
import { type Source, SOURCES } from "./sources.ts";

const isSource = (key: string): key is Source => key in SOURCES;

/** The source that a heading names. */
export function sourceCalled(key: string): Source {
  if (!isSource(key)) throw new Error(`The gazetteer names an unknown source: ${key}`);
  return key;
}

/** The non-empty lines of a block of entries. */
export function linesOf(block: string): string[] {
  return block.split("\n").filter((line) => line.trim() !== "");
}

/** Names between commas, the mark `?` of an everyday word taken off. */
export function namesOf(text: string): { names: string[]; everyday: boolean } {
  const everyday = text.trimEnd().endsWith("?");
  const names = text.replace(/\?\s*$/, "").split(",");
  return { names: names.map((name) => name.trim()).filter((name) => name !== ""), everyday };
}

const TYPE_OF_LETTER: Readonly<Record<string, WineType>> = {
  r: "Red Wine",
  w: "White Wine",
  p: "Rosé Wine",
  s: "Sparkling Wine",
  d: "Dessert Wine",
  f: "Fortified Wine",
};

/** The type of wine that a letter stands for, small or capital. */
export function typeOfLetter(letter: string): WineType {
  const type = TYPE_OF_LETTER[letter.toLowerCase()];
  if (!type) throw new Error(`The gazetteer names an unknown type: ${letter}`);
  return type;
}
