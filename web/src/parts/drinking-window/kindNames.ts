import { cell, readTsv } from "sync-protocol";
import namesTable from "sync-protocol/data/drinking-windows/names.tsv?raw";
import { textLanguage } from "../../language/i18n.ts";

/** The names of kinds of wine in the page's language, by their English names. */
export const KIND_NAMES: ReadonlyMap<string, string> = new Map(
  readTsv(namesTable, {
    label: cell.text,
    de: cell.text,
    fr: cell.text,
    it: cell.text,
    es: cell.text,
  }).map(({ label, ...names }) => [label, wordIn(textLanguage(), names) ?? label]),
);

function wordIn(language: string, names: Readonly<Record<string, string>>): string | undefined {
  return names[language];
}
