import { foldText } from "sync-protocol";
import type { Use } from "./formats/index.ts";

/**
 * Words of headings, folded and without marks, by what their columns say; the first that fits is meant, so
 * what holds another word, as "drink from" holds none of a shop, stands before it.
 */
const HEADINGS: readonly (readonly [Use, RegExp])[] = [
  ["barcodes", /\b(bar ?codes?|upc|ean|gtin)\b/],
  ["window", /\b(drink\w*|trink\w*) ?(window|fenster)\b|^(window|trinkreife|apogee)$/],
  [
    "drinkFrom",
    /\b(drink\w*|trink\w*|boire|beber|bere|ready|apogee)\b.*\b(from|after|ab|von|de|des|partir|desde|da)\b|^(drinkfrom|begin\w*|from)$/,
  ],
  [
    "drinkTo",
    /\b(drink\w*|trink\w*|boire|beber|bere|apogee)\b.*\b(to|until|by|before|bis|vor|jusqu\w*|avant|hasta|entro|fino)\b|^(drinkto|end\w*|until)$/,
  ],
  [
    "goneOn",
    /\b(consumed|drunk|getrunken|bebido|bevuto)( (on|date|am|el|il))?$|\b(consumption|trink) ?dat\w+|\b(date consumed|bu le|date de consommation)\b/,
  ],
  [
    "tastedOn",
    /\b(tasted|verkostet|deguste|probiert)( (on|am|le))?$|\b(tasting date|date de degustation)\b/,
  ],
  ["currency", /^(currency|devise|monnaie|wahrung|moneda|valuta)$/],
  [
    "rating",
    /^(my |own |your |personal |meine |eigene |ma |mi )?(rating|score|points?|punkte|bewertung|notation|puntuacion|punteggio|voto)$|^note sur\b/,
  ],
  [
    "price",
    /^(?!.*\b(sale|selling|sold|market|current|total|valu\w*|verkauf\w*|gesamt\w*|vente|venta)\b).*(\b(price|cost|paid|prix|precio|prezzo)\b|preis\b|kosten\b)/,
  ],
  [
    "shop",
    /\b(shop|store|merchant|vendor|supplier|source|fournisseur|magasin|caviste|handler|haendler|lieferant|bezugsquelle|tienda|proveedor|fornitore)\b|\b(bought|purchased) (at|from)\b|\bgekauft (bei|von)\b|\bachete (a|chez)\b/,
  ],
  [
    "boughtOn",
    /\bkaufdatum\b|einkaufsdatum|^(date|datum|fecha|data)$|\b(purchase\w*|bought|achat|achete|kauf\w*|gekauft|compra|acquisto)\b.*\b(on|date|datum|am|le|el)\b|\b(date|datum|fecha|data)\b.*\b(purchase\w*|bought|achat|compra|acquisto)\b|^(purchased|bought)$/,
  ],
  [
    "bottles",
    /^(quantity|qty|bottles|count|number|stock|quantite|nombre|bouteilles|anzahl|menge|flaschen|bestand|cantidad|botellas|quantita|bottiglie)$|\b(quantity|qty|number|count|no|nb|nbre|nombre|quantite|anzahl|numero|n)\b.*\b(bottles|bouteilles|flaschen|botellas|bottiglie)\b|\b(flaschenzahl|flaschenanzahl|flaschenbestand|bottle count)\b/,
  ],
  [
    "millilitres",
    /\b(size|volume|format|contenance|inhalt|tamano|formato|capacity|taille)\b|gr(o|oe)sse\b/,
  ],
  [
    "place",
    /\b(location|place|storage|cellar|emplacement|cave|ubicacion|posizione|keller|ort)\b|\blager\w*/,
  ],
  ["bin", /\b(bin|rack|shelf|position|casier|fach|regal|etagere)\b/],
  ["alcohol", /\b(alcohol|abv|alcool|alkohol\w*|alc)\b|^vol$/],
  ["vintage", /^(vintage|year|millesime|annee|jahrgang|jahr|cosecha|anada|annata|anno|ano|safra)$/],
  [
    "producer",
    /\b(producer|winery|estate|producteur|domaine|chateau|weingut|erzeuger|winzer|productor|bodega|produttore|cantina|produtor)\b/,
  ],
  [
    "varietal",
    /\b(varietals?|variety|varieties|grapes?|cepages?|rebsorte\w*|traube\w*|uvas?|vitigno|vitigni|castas?)\b/,
  ],
  [
    "type",
    /^((wine|wein|vin) ?)?(type|color|colour|couleur|farbe|art|tipo|colore|cor)( (of|du|de|del) (wine|vin|vino))?$/,
  ],
  ["country", /^(country|pays|land|herkunftsland|pais|paese)( of origin)?$/],
  ["region", /\b(region|anbaugebiet|weinregion|gebiet|regione|regiao)\b/],
  ["appellation", /\b(appellation|aoc|aop|doc|docg|ava|lage|denominacion|denominazione)\b/],
  [
    "designation",
    /\b(designation|vineyard|classification|cru|qualitatsstufe|klassifikation|pradikat)\b/,
  ],
  ["tags", /^(tags?|labels?|etiquettes|schlagworte)$/],
  [
    "name",
    /^(name|wine|wein|vin|vino|label|cuvee|nom|nombre|nome|bezeichnung)$|^(wine|wein) ?(name|bezeichnung)$|^nom du vin$|^nombre del vino$|^nome (del vino|do vinho)$/,
  ],
  [
    "notes",
    /\b(notes?|comments?|remarks?|commentaires?|notizen?|bemerkung\w*|anmerkung\w*|kommentar\w*|notas?|degustation|verkostung\w*)\b/,
  ],
];

/** A column of ratings, as in "17/20", over which French tables write "Note". */
const RATINGS = /^\d{1,3}([.,]\d+)?(\s*\/\s*\d+)?$/;

/** How many rows tell what stands in a column. */
const SAMPLE = 100;

/** What the columns of a table that nobody knows may say; its owner has the last word. */
export function guessedUses(
  header: readonly string[],
  rows: readonly { readonly cells: readonly string[] }[] = [],
): readonly Use[] {
  const taken = new Set<Use>();
  return header.map((heading, at) => {
    const guess = guessOf(heading);
    const use = guess === "notes" && holdsRatings(rows, at) ? "rating" : guess;
    if (use === undefined || taken.has(use)) return "later";
    taken.add(use);
    return use;
  });
}

function guessOf(heading: string): Use | undefined {
  const plain = foldText(heading)
    .replace(/[([].*?[)\]]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  return HEADINGS.find(([, words]) => words.test(plain))?.[0];
}

function holdsRatings(rows: Parameters<typeof guessedUses>[1], at: number): boolean {
  const texts = (rows ?? []).slice(0, SAMPLE).map(({ cells }) => cells[at]?.trim() ?? "");
  const told = texts.filter((text) => text !== "");
  return told.length > 0 && told.every((text) => RATINGS.test(text));
}
