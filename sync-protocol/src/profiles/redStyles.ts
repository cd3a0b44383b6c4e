import { styleOf, type WineStyle } from "./WineStyle.ts";

const red = styleOf("Red Wine");
const white = styleOf("White Wine");

/** Words that say little; whatever else is known of the wine goes before them. */
export const BLENDS: readonly WineStyle[] = [
  red("Red Blend", {
    traits: { body: 4, tannin: 3, acidity: 3, alcohol: 14 },
    aromas: ["dark fruit"],
    words: "Red Table Wine",
    source: "folly",
  }),
  white("White Blend", {
    traits: { body: 3, acidity: 3, alcohol: 13 },
    aromas: ["orchard fruit"],
    source: "folly",
  }),
  red("Reserve", {
    traits: {},
    aromas: ["toast"],
    words: "Reserva, Gran Reserva, Riserva, Barrica",
  }),
];

/** Red appellations and styles. */
export const RED_STYLES: readonly WineStyle[] = [
  red("Bordeaux", {
    grapes: "Merlot, Cabernet Sauvignon",
    traits: { body: 3.5, tannin: 3.5, acidity: 4, alcohol: 13.5 },
    words: "Bordeaux Supérieur, Bordeaux Blend, Meritage, Claret, Côtes de Bordeaux, Fronsac",
  }),
  red("Médoc", {
    grapes: "Cabernet Sauvignon, Merlot",
    traits: { body: 4.5, tannin: 5, acidity: 4, alcohol: 13.5 },
    words: "Haut-Médoc, Pauillac, Saint-Julien, Saint-Estèphe, Margaux, Moulis, Listrac",
  }),
  red("Graves", { grapes: "Cabernet Sauvignon, Merlot", words: "Pessac-Léognan" }),
  red("Saint-Émilion", {
    grapes: "Merlot, Cabernet Franc",
    traits: { body: 4.5, tannin: 4, acidity: 3 },
    words: "St. Emilion, Pomerol, Lalande-de-Pomerol",
  }),
  red("Red Burgundy", {
    grapes: "Pinot Noir",
    traits: { body: 3, tannin: 2.5, acidity: 4 },
    words:
      "Burgundy, Bourgogne, Côte de Nuits, Côte de Beaune, Gevrey-Chambertin, Chambolle-Musigny, Nuits-Saint-Georges, Vosne-Romanée, Pommard, Volnay, Beaune, Mercurey, Santenay, Givry",
  }),
  red("Beaujolais", {
    grapes: "Gamay",
    traits: { body: 2, tannin: 2, acidity: 4 },
    words: "Morgon, Fleurie, Moulin-à-Vent, Brouilly, Juliénas, Chiroubles, Régnié, Chénas",
  }),
  red("Northern Rhône", {
    grapes: "Syrah",
    traits: { body: 4.5, tannin: 4, acidity: 3.5 },
    words: "Hermitage, Crozes-Hermitage, Côte-Rôtie, Cornas, Saint-Joseph",
  }),
  red("Southern Rhône", {
    grapes: "Grenache, Syrah, Mourvèdre",
    traits: { body: 4, tannin: 3, alcohol: 14.5 },
    aromas: ["red fruit", "herbs", "spice"],
    words:
      "Côtes-du-Rhône, Côtes du Rhône, Gigondas, Vacqueyras, GSM, Rhône Blend, Rhone Valley, Ventoux",
  }),
  red("Châteauneuf-du-Pape", {
    grapes: "Grenache, Mourvèdre, Syrah",
    traits: { body: 5, tannin: 3.5, alcohol: 14.5 },
    aromas: ["red fruit", "herbs", "spice", "earth"],
  }),
  red("Bandol", { grapes: "Mourvèdre", traits: { body: 5, tannin: 5 } }),
  red("Languedoc", {
    grapes: "Carignan, Grenache, Syrah",
    words: "Corbières, Minervois, Fitou, Faugères, Saint-Chinian, Pic Saint-Loup, Roussillon",
  }),
  red("Cahors", { grapes: "Malbec", traits: { tannin: 5 } }),
  red("Madiran", { grapes: "Tannat" }),
  red("Loire red", {
    grapes: "Cabernet Franc",
    words: "Chinon, Bourgueil, Saumur-Champigny, Saumur",
  }),
  red("Barolo", {
    grapes: "Nebbiolo",
    traits: { body: 4.5, tannin: 5, acidity: 5, alcohol: 14.5 },
  }),
  red("Barbaresco", { grapes: "Nebbiolo", traits: { body: 4, tannin: 5, acidity: 5 } }),
  red("Langhe Nebbiolo", {
    grapes: "Nebbiolo",
    traits: { body: 3.5, tannin: 4 },
    words: "Nebbiolo d'Alba, Roero, Valtellina, Gattinara, Ghemme",
  }),
  red("Barbera d'Alba", { grapes: "Barbera", words: "Barbera d'Asti" }),
  red("Dolcetto d'Alba", { grapes: "Dolcetto", words: "Dogliani" }),
  red("Chianti", {
    grapes: "Sangiovese",
    words: "Chianti Classico, Chianti Colli Senesi, Chianti Rufina, Rosso di Montalcino",
  }),
  red("Brunello di Montalcino", {
    grapes: "Sangiovese",
    traits: { body: 4.5, tannin: 5, acidity: 5, alcohol: 14.5 },
    words: "Vino Nobile di Montepulciano",
  }),
  red("Super Tuscan", {
    grapes: "Cabernet Sauvignon, Sangiovese, Merlot",
    traits: { body: 4.5, tannin: 4 },
    words: "Bolgheri, Toscana, Tuscan Blend, Maremma",
  }),
  red("Amarone", {
    grapes: "Corvina",
    traits: { body: 5, tannin: 4, acidity: 4, alcohol: 15.5 },
    aromas: ["dried fruit", "chocolate", "spice"],
    words: "Amarone della Valpolicella",
  }),
  red("Valpolicella Ripasso", {
    grapes: "Corvina",
    traits: { body: 4, tannin: 3, alcohol: 14 },
    words: "Ripasso",
  }),
  red("Valpolicella", { grapes: "Corvina", words: "Bardolino, Valpolicella Classico" }),
  red("Etna red", { grapes: "Nerello Mascalese", words: "Etna, Etna Rosso" }),
  red("Taurasi", { grapes: "Aglianico", words: "Aglianico del Vulture" }),
  red("Montepulciano d'Abruzzo", { grapes: "Montepulciano" }),
  red("Salice Salentino", { grapes: "Negroamaro", words: "Salento" }),
  red("Primitivo di Manduria", { grapes: "Primitivo" }),
  red("Rioja", {
    grapes: "Tempranillo, Grenache",
    traits: { body: 3.5, tannin: 3, acidity: 3.5, alcohol: 13.5 },
    aromas: ["red fruit", "herbs", "toast", "smoke"],
  }),
  red("Ribera del Duero", {
    grapes: "Tempranillo",
    traits: { body: 4.5, tannin: 4, alcohol: 14.5 },
    words: "Toro",
  }),
  red("Priorat", {
    grapes: "Grenache, Carignan",
    traits: { body: 5, tannin: 4, alcohol: 15 },
    words: "Montsant",
  }),
  red("Jumilla", { grapes: "Mourvèdre", words: "Yecla" }),
  red("Bierzo", { grapes: "Mencía", words: "Ribeira Sacra" }),
  red("Douro", {
    grapes: "Touriga Nacional, Touriga Franca, Tempranillo",
    traits: { body: 4.5, tannin: 4 },
    words: "Portuguese Blend",
  }),
  red("Dão", { grapes: "Touriga Nacional", traits: { body: 4, tannin: 4, acidity: 4 } }),
  red("Alentejo", { grapes: "Tempranillo, Trincadeira", words: "Alentejano" }),
  red("Bairrada", { grapes: "Baga" }),
  red("Red Vinho Verde", { grapes: "Vinhão", traits: { body: 2.5 }, words: "Vinho Verde" }),
  red("Napa Cabernet", {
    grapes: "Cabernet Sauvignon",
    traits: { body: 5, tannin: 4.5, acidity: 3.5, alcohol: 14.5 },
    words:
      "Napa Valley, Rutherford, Oakville, Stags Leap District, Howell Mountain, Mount Veeder, Saint Helena",
    source: "atlas",
  }),
  red("Mendoza Malbec", { grapes: "Malbec", words: "Mendoza, Uco Valley, Luján de Cuyo" }),
  red("Barossa Shiraz", {
    grapes: "Syrah",
    traits: { body: 5, tannin: 4, acidity: 3, alcohol: 14.5 },
    words: "Barossa Valley, McLaren Vale, Heathcote",
    source: "atlas",
  }),
  red("Coonawarra Cabernet", { grapes: "Cabernet Sauvignon", words: "Coonawarra" }),
  red("Stellenbosch", { grapes: "Cabernet Sauvignon, Merlot", words: "Paarl, Cape Blend" }),
  red("Egri Bikavér", { grapes: "Blaufränkisch, Kadarka", words: "Bull's Blood, Bikavér" }),
  red("Naoussa", { grapes: "Xinomavro" }),
  red("Nemea", { grapes: "Agiorgitiko" }),
  red("Bekaa", { grapes: "Cabernet Sauvignon, Cinsault", words: "Bekaa Valley" }),
];
