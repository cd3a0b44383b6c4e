import { cell, readTsv } from "sync-protocol";
import suggestionsTable from "sync-protocol/data/gazetteer/suggestions.tsv?raw";
import { nameIn } from "../../../language/names.ts";
import type { SuggestedField } from "../../../rules/cellar/suggest.ts";

const suggestions = readTsv(suggestionsTable, {
  field: cell.oneOf(["producer", "varietal", "country", "region"]),
  name: cell.text,
});

/** The suggested values of a field: each name in the page's language and as written on labels. */
const namesFor = (field: SuggestedField) => [
  ...new Set(
    suggestions
      .filter((suggestion) => suggestion.field === field)
      .flatMap(({ name }) => [inPageLanguage(field, name), name]),
  ),
];

function inPageLanguage(field: SuggestedField, name: string): string {
  if (field === "producer") return name;
  return nameIn(field === "varietal" ? "grape" : field, name);
}

/**
 * Well-known grapes, countries, regions and producers, suggested while the user types. The chosen
 * name is stored unchanged.
 */
export const WORLD_OF_WINE: Readonly<Record<SuggestedField, readonly string[]>> = {
  producer: namesFor("producer"),
  varietal: namesFor("varietal"),
  country: namesFor("country"),
  region: namesFor("region"),
};
