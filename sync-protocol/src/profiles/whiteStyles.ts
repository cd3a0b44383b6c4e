import { styleOf, type WineStyle } from "./WineStyle.ts";

const white = styleOf("White Wine");

/** Dry and off-dry white appellations and styles. */
export const WHITE_STYLES: readonly WineStyle[] = [
  white("Chablis", {
    grapes: "Chardonnay",
    traits: { body: 2.5, acidity: 5, alcohol: 12.5 },
    aromas: ["citrus", "brine"],
    words: "Petit Chablis",
  }),
  white("White Burgundy", {
    grapes: "Chardonnay",
    traits: { body: 4, acidity: 4, alcohol: 13.5 },
    aromas: ["orchard fruit", "butter", "nuts", "toast"],
    words:
      "Burgundy, Bourgogne, Meursault, Puligny-Montrachet, Chassagne-Montrachet, Montrachet, Corton-Charlemagne, Pouilly-Fuissé, Saint-Véran, Mâcon, Rully",
  }),
  white("Bourgogne Aligoté", { grapes: "Aligoté" }),
  white("Sancerre", {
    grapes: "Sauvignon Blanc",
    words: "Pouilly-Fumé, Menetou-Salon, Quincy, Reuilly, Touraine",
  }),
  white("White Bordeaux", {
    grapes: "Sauvignon Blanc, Sémillon",
    traits: { body: 3, acidity: 4 },
    words: "Bordeaux, Graves, Pessac-Léognan, Entre-Deux-Mers",
  }),
  white("Muscadet", { grapes: "Melon de Bourgogne" }),
  white("Savennières", { grapes: "Chenin Blanc", words: "Anjou, Montlouis" }),
  white("Vouvray", { grapes: "Chenin Blanc", traits: { sweetness: 1 } }),
  white("Condrieu", { grapes: "Viognier" }),
  white("White Rhône", {
    grapes: "Roussanne, Marsanne, Grenache Blanc",
    words: "Côtes-du-Rhône, Hermitage, Crozes-Hermitage, Saint-Joseph, Châteauneuf-du-Pape",
  }),
  white("Vin jaune", {
    grapes: "Savagnin",
    traits: { body: 4, acidity: 5, alcohol: 14.5 },
    aromas: ["nuts", "spice"],
    words: "Château-Chalon, Arbois",
  }),
  white("Savoie", { grapes: "Jacquère", words: "Apremont" }),
  white("Mosel Riesling", {
    grapes: "Riesling",
    traits: { body: 1.5, acidity: 5, sweetness: 1.5, alcohol: 9.5 },
    words: "Mosel, Saar, Ruwer",
    source: "atlas",
  }),
  white("Kabinett", { traits: { body: 1.5, sweetness: 1.5, alcohol: 9.5 } }),
  white("Spätlese", { traits: { body: 2, sweetness: 2, alcohol: 9.5 } }),
  white("Trocken", {
    traits: { sweetness: 0, alcohol: 12 },
    words: "Grosses Gewächs, GG, Smaragd",
  }),
  white("Feinherb", {
    traits: { sweetness: 1 },
    words: "Halbtrocken, Off-Dry, Demi-Sec, Medium Dry",
  }),
  white("Franken Silvaner", { grapes: "Silvaner", words: "Franken" }),
  white("Wachau", { grapes: "Grüner Veltliner", words: "Kamptal, Kremstal, Wagram, Weinviertel" }),
  white("Alsace Gewürztraminer", {
    grapes: "Gewürztraminer",
    traits: { sweetness: 1 },
    words: "Gewürztraminer, Gewurztraminer",
  }),
  white("Pinot Grigio", {
    grapes: "Pinot Gris",
    traits: { body: 2, acidity: 4, alcohol: 12.5 },
    aromas: ["citrus", "orchard fruit"],
    source: "folly",
  }),
  white("Gavi", { grapes: "Cortese" }),
  white("Soave", { grapes: "Garganega" }),
  white("Orvieto", { grapes: "Trebbiano, Grechetto", words: "Frascati" }),
  white("Etna white", { grapes: "Carricante", words: "Etna Bianco, Etna" }),
  white("Greco di Tufo", { grapes: "Greco" }),
  white("Fiano di Avellino", { grapes: "Fiano" }),
  white("Vernaccia di San Gimignano", {
    traits: { body: 2.5, acidity: 4 },
    aromas: ["nuts", "citrus"],
  }),
  white("Lugana", { grapes: "Verdicchio" }),
  white("Collio", { grapes: "Friulano, Ribolla Gialla", words: "Friuli" }),
  white("White Rioja", {
    grapes: "Macabeo",
    traits: { body: 3 },
    aromas: ["nuts"],
    words: "Rioja",
  }),
  white("Rías Baixas", { grapes: "Albariño" }),
  white("Rueda", { grapes: "Verdejo" }),
  white("Txakoli", { grapes: "Hondarrabi Zuri", traits: { body: 1.5 }, words: "Txakolina" }),
  white("Vinho Verde", {
    grapes: "Loureiro, Trajadura",
    traits: { body: 1.5, acidity: 5, alcohol: 11 },
    aromas: ["citrus", "flowers", "brine"],
    words: "Minho, Monção",
  }),
  white("Bucelas", { grapes: "Arinto" }),
  white("Santorini", { grapes: "Assyrtiko" }),
  white("Retsina", { traits: { body: 2.5, acidity: 4 }, aromas: ["herbs"] }),
  white("Marlborough Sauvignon", { grapes: "Sauvignon Blanc", words: "Marlborough" }),
  white("Hunter Semillon", {
    grapes: "Sémillon",
    traits: { body: 2, acidity: 5, alcohol: 11 },
    words: "Hunter Valley",
  }),
  white("Clare Riesling", {
    grapes: "Riesling",
    traits: { alcohol: 12.5 },
    words: "Clare Valley, Eden Valley",
  }),
  white("Californian Chardonnay", {
    grapes: "Chardonnay",
    traits: { body: 4.5, acidity: 3, alcohol: 14 },
    aromas: ["tropical fruit", "butter", "toast"],
    words: "California, Napa Valley, Sonoma Coast, Russian River Valley",
    source: "atlas",
  }),
  white("Dry Tokaj", { grapes: "Furmint", words: "Tokaji, Tokaj" }),
  white("Orange wine", {
    traits: { tannin: 2, body: 3.5 },
    aromas: ["nuts", "spice"],
    words: "Skin Contact, Amber Wine",
  }),
];
