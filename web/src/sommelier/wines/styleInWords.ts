import { i18n } from "../../language/i18n.ts";

/** Names of styles that differ between languages, by the name in the wine tables. */
const STYLE_TEXTS: ReadonlyMap<string, { readonly id: string; readonly comment: string }> = new Map(
  [
    ["Californian Chardonnay", /*i18n*/ { id: "Californian Chardonnay", comment: "style of wine" }],
    ["Cream Sherry", /*i18n*/ { id: "Cream Sherry", comment: "style of wine" }],
    ["Dry Madeira", /*i18n*/ { id: "Dry Madeira", comment: "style of wine" }],
    ["Dry Tokaj", /*i18n*/ { id: "Dry Tokaj", comment: "style of wine" }],
    ["English sparkling", /*i18n*/ { id: "English sparkling", comment: "style of wine" }],
    ["Etna red", /*i18n*/ { id: "Etna red", comment: "style of wine" }],
    ["Etna white", /*i18n*/ { id: "Etna white", comment: "style of wine" }],
    ["Ice wine", /*i18n*/ { id: "Ice wine", comment: "style of wine" }],
    ["Late harvest", /*i18n*/ { id: "Late harvest", comment: "style of wine" }],
    ["Loire red", /*i18n*/ { id: "Loire red", comment: "style of wine" }],
    ["Northern Rhône", /*i18n*/ { id: "Northern Rhône", comment: "style of wine" }],
    ["Orange wine", /*i18n*/ { id: "Orange wine", comment: "style of wine" }],
    ["Port", /*i18n*/ { id: "Port", comment: "style of wine" }],
    ["Portuguese Blend", /*i18n*/ { id: "Portuguese Blend", comment: "style of wine" }],
    ["Provence rosé", /*i18n*/ { id: "Provence rosé", comment: "style of wine" }],
    ["Red Blend", /*i18n*/ { id: "Red Blend", comment: "style of wine" }],
    ["Red Burgundy", /*i18n*/ { id: "Red Burgundy", comment: "style of wine" }],
    ["Red Vinho Verde", /*i18n*/ { id: "Red Vinho Verde", comment: "style of wine" }],
    ["Sherry", /*i18n*/ { id: "Sherry", comment: "style of wine" }],
    ["Southern Rhône", /*i18n*/ { id: "Southern Rhône", comment: "style of wine" }],
    ["Super Tuscan", /*i18n*/ { id: "Super Tuscan", comment: "style of wine" }],
    ["Sweet Madeira", /*i18n*/ { id: "Sweet Madeira", comment: "style of wine" }],
    ["Sweet Muscat", /*i18n*/ { id: "Sweet Muscat", comment: "style of wine" }],
    ["Sweet Tokaj", /*i18n*/ { id: "Sweet Tokaj", comment: "style of wine" }],
    ["Sweet wine", /*i18n*/ { id: "Sweet wine", comment: "style of wine" }],
    ["Tawny Port", /*i18n*/ { id: "Tawny Port", comment: "style of wine" }],
    ["White Blend", /*i18n*/ { id: "White Blend", comment: "style of wine" }],
    ["White Bordeaux", /*i18n*/ { id: "White Bordeaux", comment: "style of wine" }],
    ["White Burgundy", /*i18n*/ { id: "White Burgundy", comment: "style of wine" }],
    ["White Port", /*i18n*/ { id: "White Port", comment: "style of wine" }],
    ["White Rhône", /*i18n*/ { id: "White Rhône", comment: "style of wine" }],
    ["White Rioja", /*i18n*/ { id: "White Rioja", comment: "style of wine" }],
    ["Sparkling Wine", /*i18n*/ { id: "Sparkling Wine", comment: "style of wine" }],
    ["White Wine", /*i18n*/ { id: "White Wine", comment: "style of wine" }],
    ["Rosé Wine", /*i18n*/ { id: "Rosé Wine", comment: "style of wine" }],
    ["Red Wine", /*i18n*/ { id: "Red Wine", comment: "style of wine" }],
    ["Dessert Wine", /*i18n*/ { id: "Dessert Wine", comment: "style of wine" }],
    ["Fortified Wine", /*i18n*/ { id: "Fortified Wine", comment: "style of wine" }],
    ["German Riesling", /*i18n*/ { id: "German Riesling", comment: "style of wine" }],
    ["madeira", /*i18n*/ { id: "madeira", comment: "style of wine" }],
    ["port wine", /*i18n*/ { id: "port wine", comment: "style of wine" }],
    ["sherry", /*i18n*/ { id: "sherry", comment: "style of wine" }],
    ["Bordeaux", /*i18n*/ { id: "Bordeaux", comment: "style of wine" }],
    ["Burgundy", /*i18n*/ { id: "Burgundy", comment: "style of wine" }],
    ["Champagne", /*i18n*/ { id: "Champagne", comment: "style of wine" }],
    ["Grenache", /*i18n*/ { id: "Grenache", comment: "style of wine" }],
  ],
);

export function styleInWords(name: string): string {
  const text = STYLE_TEXTS.get(name);
  return text === undefined ? name : i18n._(text);
}
