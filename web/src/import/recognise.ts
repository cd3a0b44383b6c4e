import { foldText } from "sync-protocol";
import { type Format, FORMATS, type Use } from "./formats/index.ts";

/** A heading as it is compared: without case, accents and spaces around it. */
function folded(heading: string): string {
  return foldText(heading).trim();
}

/** The format whose columns these headings are; `undefined` where none is known by them. */
export function formatOf(header: readonly string[]): Format | undefined {
  const there = new Set(header.map(folded));
  return FORMATS.find(({ needs }) => needs.every((heading) => there.has(folded(heading))));
}

/** What each column says, by its heading; what no table names has no place yet. */
export function usesOf({ columns }: Format, header: readonly string[]): readonly Use[] {
  const uses = new Map(Object.entries(columns).map(([name, use]) => [folded(name), use]));
  return header.map((heading) => uses.get(folded(heading)) ?? "later");
}

/** Headings that people and programs write over columns, by what these say. */
const USUAL: readonly (readonly [Use, string])[] = [
  ["name", "name|wine|wine name|label|cuvee|vin|nom|nom du vin|wein|bezeichnung|vino|nombre|nome"],
  [
    "producer",
    "producer|winery|producteur|domaine|chateau|weingut|erzeuger|winzer|productor|bodega|produttore|cantina",
  ],
  ["vintage", "vintage|year|millesime|annee|jahrgang|jahr|cosecha|anada|annata|anno"],
  ["type", "type|wine type|color|colour|couleur|farbe|weinart|tipo|colore"],
  [
    "varietal",
    "varietal|variety|varieties|grape|grapes|cepage|cepages|rebsorte|rebsorten|uva|uvas|vitigno",
  ],
  ["country", "country|pays|land|pais|paese"],
  ["region", "region|anbaugebiet|gebiet|regione"],
  ["appellation", "appellation|aoc|doc|lage|denominacion|denominazione"],
  ["designation", "designation|vineyard|classification"],
  ["alcohol", "alcohol|abv|alcool|alkohol|alcohol %"],
  ["drinkFrom", "drink from|drinkfrom|begin|from|boire a partir de|trinken ab|trinkreife ab"],
  [
    "drinkTo",
    "drink to|drink until|drink by|drinkto|end|until|boire avant|trinken bis|trinkreife bis",
  ],
  ["window", "drinking window|window|trinkreife|apogee"],
  [
    "bottles",
    "quantity|qty|bottles|count|number|stock|quantite|nombre|bouteilles|anzahl|menge|flaschen|bestand|cantidad|botellas|quantita|bottiglie",
  ],
  [
    "millilitres",
    "size|bottle size|volume|format|contenance|groesse|grosse|flaschengrosse|inhalt|tamano|formato",
  ],
  [
    "place",
    "location|place|cellar|emplacement|cave|lagerort|lagerplatz|ort|keller|ubicacion|posizione",
  ],
  ["bin", "bin|rack|shelf|position|casier|fach|regal"],
  [
    "boughtOn",
    "purchase date|purchased|bought|bought on|date|date d'achat|kaufdatum|gekauft am|fecha|data",
  ],
  [
    "shop",
    "shop|store|merchant|supplier|vendor|source|fournisseur|handler|gekauft bei|tienda|fornitore",
  ],
  [
    "price",
    "price|cost|purchase price|bottle cost|prix|prix d'achat|preis|kaufpreis|precio|prezzo",
  ],
  ["currency", "currency|devise|wahrung|moneda|valuta"],
  [
    "notes",
    "notes|tasting notes|tasting note|comment|comments|commentaires|notizen|bemerkungen|notas|note",
  ],
  ["goneOn", "consumed|consumed on|drunk on|date consumed|bu le|getrunken am"],
  ["tastedOn", "tasted|tasted on|tasting date|verkostet am"],
  ["rating", "rating|my rating|score|bewertung"],
  ["tags", "tags|labels|etiquettes|schlagworte"],
  ["barcodes", "barcode|upc|ean|gtin"],
];

const GUESSES: ReadonlyMap<string, Use> = new Map(
  USUAL.flatMap(([use, headings]) => headings.split("|").map((heading) => [heading, use] as const)),
);

/** What the columns of a table that nobody knows may say; its owner has the last word. */
export function guessedUses(header: readonly string[]): readonly Use[] {
  const taken = new Set<Use>();
  return header.map((heading) => {
    const guess = GUESSES.get(folded(heading).replace(/[_:]/g, " ").trim());
    if (guess === undefined || taken.has(guess)) return "later";
    taken.add(guess);
    return guess;
  });
}

/** The table of a person, whose columns say what they have chosen. */
export function ownTable(header: readonly string[], uses: readonly Use[]): Format {
  return {
    source: "Table",
    title: "A table",
    needs: [],
    stock: 1,
    ...(!uses.includes("bottles") && { bottleEach: true }),
    columns: Object.fromEntries(header.map((heading, at) => [heading, uses[at] ?? "later"])),
  };
}
