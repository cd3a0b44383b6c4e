import { cell, readTsv } from "sync-protocol";
import suggestionsTable from "sync-protocol/data/gazetteer/suggestions.tsv?raw";
import type { SuggestedField } from "../../../rules/cellar/suggest.ts";

const suggestions = readTsv(suggestionsTable, {
  field: cell.oneOf(["producer", "varietal", "country", "region"]),
  name: cell.text,
});

const namesFor = (field: SuggestedField) =>
  suggestions.filter((suggestion) => suggestion.field === field).map(({ name }) => name);

/** Well-known grapes, countries, regions and producers, suggested while the user types. */
export const WORLD_OF_WINE: Readonly<Record<SuggestedField, readonly string[]>> = {
  producer: namesFor("producer"),
  varietal: namesFor("varietal"),
  country: namesFor("country"),
  region: namesFor("region"),
};
