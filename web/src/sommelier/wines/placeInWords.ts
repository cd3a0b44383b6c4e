import { i18n } from "../../language/i18n.ts";

/** Names of places with a cuisine, and of countries that a wish can name, by the English name. */
const PLACE_TEXTS: ReadonlyMap<string, string> = new Map([
  ["Alsace", /*i18n*/ "Alsace"],
  ["Andalusia", /*i18n*/ "Andalusia"],
  ["Argentina", /*i18n*/ "Argentina"],
  ["Australia", /*i18n*/ "Australia"],
  ["Austria", /*i18n*/ "Austria"],
  ["Burgundy", /*i18n*/ "Burgundy"],
  ["Campania", /*i18n*/ "Campania"],
  ["Castile", /*i18n*/ "Castile"],
  ["Chile", /*i18n*/ "Chile"],
  ["France", /*i18n*/ "France"],
  ["Galicia", /*i18n*/ "Galicia"],
  ["Germany", /*i18n*/ "Germany"],
  ["Greece", /*i18n*/ "Greece"],
  ["Hungary", /*i18n*/ "Hungary"],
  ["Italy", /*i18n*/ "Italy"],
  ["Lazio", /*i18n*/ "Lazio"],
  ["Liguria", /*i18n*/ "Liguria"],
  ["Lombardy", /*i18n*/ "Lombardy"],
  ["New Zealand", /*i18n*/ "New Zealand"],
  ["Piedmont", /*i18n*/ "Piedmont"],
  ["Portugal", /*i18n*/ "Portugal"],
  ["Savoy", /*i18n*/ "Savoy"],
  ["Sicily", /*i18n*/ "Sicily"],
  ["South Africa", /*i18n*/ "South Africa"],
  ["Spain", /*i18n*/ "Spain"],
  ["Switzerland", /*i18n*/ "Switzerland"],
  ["Tuscany", /*i18n*/ "Tuscany"],
  ["United States", /*i18n*/ "United States"],
  ["the Basque Country", /*i18n*/ "the Basque Country"],
  ["the French south-west", /*i18n*/ "the French south-west"],
  ["the Loire", /*i18n*/ "the Loire"],
  ["the Rhône", /*i18n*/ "the Rhône"],
  ["the Veneto", /*i18n*/ "the Veneto"],
]);

/** A name that is not in the table stays as written. */
export function placeInWords(name: string): string {
  const text = PLACE_TEXTS.get(name);
  return text === undefined ? name : i18n._(text);
}
