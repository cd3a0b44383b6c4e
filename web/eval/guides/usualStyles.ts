import { type Wine, WINE_ADDITIONS, type WineType } from "sync-protocol";

/** One wine of a usual style, as a person would have noted it, and the names that mean it in a guide. */
export interface UsualStyle {
  readonly wine: Wine;
  readonly names: ReadonlySet<string>;
}

let made = 0;

function style(
  type: WineType,
  name: string,
  from: readonly [string, string, string],
  names: string,
) {
  const [varietal, region, country] = from;
  const id = `00000000-0000-4000-8000-${String((made += 1)).padStart(12, "0")}`;
  const wine: Wine = {
    id,
    userId: "00000000-0000-4000-8000-000000000000",
    name,
    vintage: 2021,
    type,
    varietal,
    country,
    region,
    producer: "Somebody",
    notes: null,
    bottleId: id,
    quantity: 1,
    photoUrl: null,
    ...WINE_ADDITIONS,
    isArchived: false,
  };
  return { wine, names: new Set([name, ...names.split(", ")]) };
}

const red = style.bind(undefined, "Red Wine");
const white = style.bind(undefined, "White Wine");

/** A cellar of one wine of each usual style; chosen before any dish was looked at. */
export const USUAL_STYLES: readonly UsualStyle[] = [
  style(
    "Sparkling Wine",
    "Champagne Brut",
    ["Chardonnay, Pinot Noir", "Champagne", "France"],
    "Champagne, Cava, sparkling, Blanc de Noirs",
  ),
  style("Sparkling Wine", "Prosecco", ["Glera", "Veneto", "Italy"], "sparkling"),
  white("Chablis", ["Chardonnay", "Chablis", "France"], "unoaked Chardonnay, Chardonnay"),
  white(
    "Meursault",
    ["Chardonnay", "Burgundy", "France"],
    "White Burgundy, Mâcon, Pouilly-Fuissé, oaked Chardonnay, Chardonnay",
  ),
  white(
    "Sonoma Chardonnay",
    ["Chardonnay", "Sonoma Coast", "United States"],
    "California Chardonnay, New World Chardonnay, oaked Chardonnay, Chardonnay",
  ),
  white(
    "Sancerre",
    ["Sauvignon Blanc", "Sancerre", "France"],
    "Sauvignon Blanc, Pouilly-Fumé, White Bordeaux, Pessac-Léognan blanc",
  ),
  white("Muscadet Sèvre et Maine", ["Melon de Bourgogne", "Muscadet", "France"], "Muscadet"),
  white("Vouvray", ["Chenin Blanc", "Vouvray", "France"], "Chenin Blanc, Savennières"),
  white("Riesling Trocken", ["Riesling", "Rheingau", "Germany"], "dry Riesling, Riesling, Alsace"),
  white(
    "Riesling Kabinett",
    ["Riesling", "Mosel", "Germany"],
    "Kabinett, off-dry Riesling, Riesling",
  ),
  white("Gewürztraminer", ["Gewürztraminer", "Alsace", "France"], "Alsace"),
  white("Pinot Gris", ["Pinot Gris", "Alsace", "France"], "Alsace"),
  white("Pinot Grigio", ["Pinot Grigio", "Friuli", "Italy"], "Italian white"),
  white("Soave Classico", ["Garganega", "Soave", "Italy"], "Soave, Italian white"),
  white("Grüner Veltliner", ["Grüner Veltliner", "Kamptal", "Austria"], "Grüner Veltliner"),
  white("Albariño", ["Albariño", "Rías Baixas", "Spain"], "Rías Baixas"),
  white("Condrieu", ["Viognier", "Condrieu", "France"], "Viognier"),
  style(
    "Rosé Wine",
    "Côtes de Provence",
    ["Grenache, Cinsault", "Provence", "France"],
    "rosé, Bandol rosé, Tavel",
  ),
  red("Fleurie", ["Gamay", "Beaujolais", "France"], "Beaujolais, Gamay, Morgon"),
  red(
    "Gevrey-Chambertin",
    ["Pinot Noir", "Burgundy", "France"],
    "Red Burgundy, Pinot Noir, Spätburgunder",
  ),
  red(
    "Chianti Classico",
    ["Sangiovese", "Tuscany", "Italy"],
    "Chianti, Sangiovese, Tuscan red, Brunello di Montalcino",
  ),
  red("Barolo", ["Nebbiolo", "Piedmont", "Italy"], "Barbaresco, Nebbiolo"),
  red("Barbera d'Asti", ["Barbera", "Piedmont", "Italy"], "Barbera"),
  red("Rioja Reserva", ["Tempranillo", "Rioja", "Spain"], "Rioja, Tempranillo, Ribera del Duero"),
  red(
    "Pauillac",
    ["Cabernet Sauvignon, Merlot", "Médoc", "France"],
    "Cabernet Sauvignon, Red Bordeaux, claret",
  ),
  red(
    "Saint-Émilion",
    ["Merlot, Cabernet Franc", "Bordeaux", "France"],
    "Merlot, Red Bordeaux, claret, Pomerol",
  ),
  red(
    "Côtes du Rhône",
    ["Grenache, Syrah", "Rhône", "France"],
    "Grenache, Garnacha, Cannonau, Châteauneuf-du-Pape, Southern French red, Corbières, Faugères",
  ),
  red(
    "Barossa Shiraz",
    ["Shiraz", "Barossa Valley", "Australia"],
    "Shiraz, Syrah, Northern Rhône, Crozes-Hermitage",
  ),
  red("Zinfandel", ["Zinfandel", "California", "United States"], "Zinfandel, Primitivo"),
  red("Malbec", ["Malbec", "Mendoza", "Argentina"], "Cahors"),
  style(
    "Dessert Wine",
    "Sauternes",
    ["Sémillon", "Sauternes", "France"],
    "Barsac, Late harvest, Ice Wine, Tokaji, Sémillon botrytis, Sélection de Grains Nobles, Vendanges Tardives, sweet Loire, Vouvray moelleux, Chaume",
  ),
  style("Dessert Wine", "Moscato d'Asti", ["Moscato", "Asti", "Italy"], "Moscato, Muscat"),
  style(
    "Fortified Wine",
    "Late Bottled Vintage Port",
    ["Touriga Nacional", "Douro", "Portugal"],
    "Port, Vintage Port, Tawny Port",
  ),
  style("Fortified Wine", "Fino", ["Palomino", "Jerez", "Spain"], "Manzanilla"),
];

/** What guides name of which this cellar has nothing; listed so that a slip of the pen is noticed. */
export const NOT_IN_THIS_CELLAR: ReadonlySet<string> = new Set(
  "Agiorgitiko, Amarone, Amontillado, Arneis, Assyrtiko, Bual, Cabernet Franc, Carignan, Chinon, Dolcetto, Fiano, Godello, Greco di Tufo, Lagrein, Lambrusco, Liguria, Liqueur Muscat, Loire red, Madeira, Mencía, Nero d'Avola, Petite Sirah, Picpoul, Pinot Blanc, Pinotage, Rueda, Savoie, Sémillon, Silvaner, Valpolicella, Verdejo, Verdicchio, Vermentino, Vin Santo, Vinho Verde, Xinomavro".split(
    ", ",
  ),
);
