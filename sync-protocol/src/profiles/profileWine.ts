import type { Wine } from "../records/wine.ts";
import { WINE_TYPES, type WineType } from "../records/wineType.ts";
import type { Aroma } from "./aroma.ts";
import { GRAPE_PROFILES, type GrapeProfile } from "./grapeProfiles.ts";
import { PLACES } from "./places.ts";
import { type StyleTraits, WINE_STYLES, type WineStyle } from "./WineStyle.ts";
import type { WineProfile } from "./WineProfile.ts";
import { wordsOf } from "./words.ts";
import { PhraseIndex } from "./PhraseIndex.ts";

/**
 * Traits of each type's typical wine, used if nothing else is known (after WSET and Wine Folly).
 */
const TYPICAL: Record<WineType, StyleTraits> = {
  "Red Wine": { body: 3.5, tannin: 3, acidity: 3.5, sweetness: 0, alcohol: 13.5 },
  "White Wine": { body: 2.5, tannin: 0, acidity: 4, sweetness: 0, alcohol: 12.5 },
  "Rosé Wine": { body: 2.5, tannin: 0.5, acidity: 3.5, sweetness: 0, alcohol: 12.5 },
  "Sparkling Wine": { body: 2.5, tannin: 0, acidity: 4.5, sweetness: 0.5, alcohol: 12 },
  "Dessert Wine": { body: 4, tannin: 0, acidity: 4, sweetness: 4, alcohol: 12 },
  "Fortified Wine": { body: 5, tannin: 2, acidity: 3, sweetness: 4, alcohol: 19 },
};

const grapesByName = new Map(GRAPE_PROFILES.map((grape) => [grape.name, grape]));
const grapeIndex = indexByName(GRAPE_PROFILES, ({ name, synonyms }) => [name, ...synonyms]);
const placeIndex = indexByName([...PLACES.values()], ({ words }): readonly string[] => words);
const styleOrder = new Map(WINE_STYLES.map((style, position) => [style, position]));
const stylesByType = new Map(
  WINE_TYPES.map((type) => [
    type,
    indexByName(
      WINE_STYLES.filter(({ types }) => types.includes(type)),
      ({ words }) => words,
    ),
  ]),
);

interface WrittenWine {
  readonly name: readonly string[];
  readonly varietal: readonly string[];
  readonly region: readonly string[];
}

/**
 * The profile of a wine from its type, grapes, appellation and vintage. Starts with the typical
 * wine of the type and applies the traits of the grapes. Then the styles on the label replace
 * traits, unless they belong to other grapes. Age softens tannin. Unknown words change nothing.
 */
export function profileWine(wine: Wine, now: { readonly year: number }): WineProfile {
  const written: WrittenWine = {
    name: wordsOf(wine.name),
    varietal: wordsOf(wine.varietal),
    region: wordsOf(`${wine.region} ${wine.appellation ?? ""}`),
  };
  const named = grapesNamed(wine.type, written);
  const styles = stylesOf(wine.type, written, named);
  const grapes = named.length > 0 ? named : grapesOf(styles);
  const traits = traitsOf(wine.type, grapes, styles);
  const place = knownIn(placeIndex, [written.region, written.name, written.varietal])[0];

  return {
    wine,
    colour: colourOf(wine.type, grapes, traits),
    body: traits.body,
    acidity: traits.acidity,
    sweetness: traits.sweetness,
    alcohol: traits.alcohol,
    tannin: softened(traits.tannin, now.year - wine.vintage),
    bubbles: wine.type === "Sparkling Wine",
    aromas: aromasOf(grapes, styles),
    kinds: kindsOf(wine, leading(grapes, styles), styles),
    place,
    country: place?.country ?? countryOf(wine),
  };
}

/**
 * The grapes named in the varietal, or else in the wine's name. Grapes of a colour that this type
 * of wine cannot have are omitted.
 */
function grapesNamed(type: WineType, { varietal, name }: WrittenWine): GrapeProfile[] {
  const inVarietal = knownIn(grapeIndex, [varietal]);
  const named = inVarietal.length > 0 ? inVarietal : knownIn(grapeIndex, [name]);
  if (type === "Red Wine") return named.filter(({ colour }) => colour === "red");
  if (type === "White Wine") return named.filter(({ colour }) => colour === "white");
  return named;
}

function stylesOf(
  type: WineType,
  { region, varietal, name }: WrittenWine,
  named: readonly GrapeProfile[],
): WineStyle[] {
  const index = stylesByType.get(type);
  if (!index) return [];
  const place = (style: WineStyle) => styleOrder.get(style) ?? 0;
  return knownIn(index, [region, varietal, name])
    .filter((style) => agrees(style, named))
    .sort((a, b) => place(a) - place(b));
}

/**
 * Whether a style applies to a wine with these grapes. The style of a Californian Chardonnay does
 * not apply to a Californian Sauvignon Blanc.
 */
function agrees(style: WineStyle, named: readonly GrapeProfile[]): boolean {
  if (named.length === 0 || style.grapes.length === 0) return true;
  return named.some(({ name }) => style.grapes.includes(name));
}

function grapesOf(styles: readonly WineStyle[]): GrapeProfile[] {
  const style = styles.findLast(({ grapes }) => grapes.length > 0);
  return (style?.grapes ?? []).flatMap((name) => grapesByName.get(name) ?? []);
}

function traitsOf(
  type: WineType,
  grapes: readonly GrapeProfile[],
  styles: readonly WineStyle[],
): StyleTraits {
  const traits = { ...filled(type, grapes) };
  for (const style of styles) Object.assign(traits, style.traits);
  return traits;
}

/**
 * The traits of the type's typical wine, partly replaced by the mean of its grapes. Each type takes
 * other traits from the grapes: a white wine takes no tannin.
 */
function filled(type: WineType, grapes: readonly GrapeProfile[]): StyleTraits {
  const typical = TYPICAL[type];
  if (grapes.length === 0) return typical;
  const mean = (trait: (grape: GrapeProfile) => number) =>
    grapes.reduce((sum, grape) => sum + trait(grape), 0) / grapes.length;
  const acidity = mean((grape) => grape.acidity);
  const body = mean((grape) => grape.body);

  switch (type) {
    case "Red Wine":
      return { ...typical, body, acidity, tannin: mean(tanninOf), alcohol: mean(strengthOf) };
    case "White Wine":
      return { ...typical, body, acidity, alcohol: mean(strengthOf) };
    case "Rosé Wine":
      return { ...typical, body: typical.body + (body - 3) * 0.4 };
    case "Sparkling Wine":
      return { ...typical, acidity: (typical.acidity + acidity) / 2 };
    case "Dessert Wine":
      return { ...typical, acidity };
    case "Fortified Wine":
      return { ...typical, tannin: Math.min(typical.tannin, mean(tanninOf)) };
  }
}

const tanninOf = (grape: GrapeProfile): number => grape.tannin;
const strengthOf = (grape: GrapeProfile): number => grape.alcohol;

/**
 * Reduces tannin with age, because tannins combine and precipitate (The Oxford Companion to Wine,
 * "ageing").
 */
function softened(tannin: number, age: number): number {
  if (age >= 20) return Math.max(0, tannin - 1);
  return age >= 10 ? Math.max(0, tannin - 0.5) : tannin;
}

function colourOf(
  type: WineType,
  grapes: readonly GrapeProfile[],
  { tannin }: StyleTraits,
): WineProfile["colour"] {
  switch (type) {
    case "Red Wine":
      return "red";
    case "Rosé Wine":
      return "rosé";
    case "White Wine":
    case "Sparkling Wine":
      return "white";
    case "Dessert Wine":
    case "Fortified Wine":
      return tannin > 0 && grapes.every(({ colour }) => colour === "red") ? "red" : "white";
  }
}

function aromasOf(grapes: readonly GrapeProfile[], styles: readonly WineStyle[]): Set<Aroma> {
  const all = new Set<Aroma>();
  for (const { aromas } of [...grapes, ...styles]) {
    for (const aroma of aromas) all.add(aroma);
  }
  return all;
}

/**
 * The grapes that a wine is known for. For a blend with an appellation, only the grape that the
 * appellation lists first: a Pauillac with some Merlot does not count as a Merlot. Without an
 * appellation, all grapes.
 */
function leading(
  grapes: readonly GrapeProfile[],
  styles: readonly WineStyle[],
): readonly GrapeProfile[] {
  const style = styles.findLast((style) => style.grapes.length > 0);
  const first = style?.grapes.find((name) => grapes.some((grape) => grape.name === name));
  return first === undefined ? grapes : grapes.filter(({ name }) => name === first);
}

/**
 * The names of a wine's type, grapes and styles, spelled as in the grape and style tables. The
 * grapes of a sparkling wine have a prefix: "Sparkling Chardonnay".
 */
function kindsOf(
  { type }: Wine,
  grapes: readonly GrapeProfile[],
  styles: readonly WineStyle[],
): Set<string> {
  const prefix = type === "Sparkling Wine" ? "Sparkling " : "";
  const kinds = new Set<string>([type]);
  for (const { name } of grapes) kinds.add(prefix + name);
  for (const { name } of styles) kinds.add(name);
  return kinds;
}

const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ["deutschland", "Germany"],
  ["espana", "Spain"],
  ["frankreich", "France"],
  ["italia", "Italy"],
  ["italie", "Italy"],
  ["italien", "Italy"],
  ["osterreich", "Austria"],
  ["spanien", "Spain"],
]);

function countryOf({ country }: Wine): string {
  return COUNTRIES.get(wordsOf(country).join(" ")) ?? country.trim();
}

type NameIndex<Entry> = PhraseIndex<Entry>;

/**
 * Indexes a table by the names of its entries. If two entries have the same name, the first wins.
 */
function indexByName<Entry>(
  table: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
): NameIndex<Entry> {
  const index: NameIndex<Entry> = new PhraseIndex();
  for (const entry of table) {
    for (const name of namesOf(entry)) {
      const words = wordsOf(name).map((word) => new Set([word]));
      index.add(words, entry);
    }
  }
  return index;
}

/** The entries whose names occur in these texts, each once, in the order of the texts. */
function knownIn<Entry>(index: NameIndex<Entry>, texts: readonly (readonly string[])[]): Entry[] {
  const known = new Set<Entry>();
  for (const words of texts) {
    for (const { meaning } of index.findAll(words)) known.add(meaning);
  }
  return [...known];
}
