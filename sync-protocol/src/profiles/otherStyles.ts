import { styleOf, type WineStyle } from "./WineStyle.ts";

const rose = styleOf("Rosé Wine");
const sparkling = styleOf("Sparkling Wine");
const sweet = styleOf("Dessert Wine", "White Wine");
const sweetRed = styleOf("Dessert Wine", "Red Wine");
const fortified = styleOf("Fortified Wine", "Dessert Wine");
const anyStill = styleOf("Red Wine", "White Wine", "Rosé Wine", "Dessert Wine");

/** Rosé and sparkling wines. */
export const ROSE_AND_SPARKLING_STYLES: readonly WineStyle[] = [
  rose("Provence rosé", {
    grapes: "Grenache, Cinsault",
    traits: { body: 2, acidity: 4, alcohol: 13 },
    aromas: ["red fruit", "herbs", "citrus"],
    words: "Provence, Côtes de Provence, Bandol",
  }),
  rose("Tavel", { grapes: "Grenache, Syrah", traits: { body: 3.5, tannin: 1.5 } }),
  rose("Rosé d'Anjou", {
    grapes: "Cabernet Franc",
    traits: { sweetness: 2 },
    words: "White Zinfandel, Blush",
  }),
  sparkling("Champagne", {
    grapes: "Chardonnay, Pinot Noir, Pinot Meunier",
    traits: { body: 3, acidity: 5, alcohol: 12.5 },
    aromas: ["citrus", "toast", "orchard fruit", "brine"],
    words: "Champagne Blend",
  }),
  sparkling("Crémant", { traits: { body: 2.5, acidity: 4.5 }, aromas: ["orchard fruit", "toast"] }),
  sparkling("Cava", {
    grapes: "Macabeo, Parellada, Xarel·lo",
    traits: { acidity: 4 },
    aromas: ["citrus", "toast"],
  }),
  sparkling("Prosecco", {
    grapes: "Glera",
    traits: { body: 1.5, acidity: 4, sweetness: 1, alcohol: 11 },
    aromas: ["orchard fruit", "flowers"],
    words: "Conegliano-Valdobbiadene",
  }),
  sparkling("Franciacorta", { grapes: "Chardonnay", words: "Trento, Trentodoc" }),
  sparkling("English sparkling", {
    grapes: "Chardonnay, Pinot Noir",
    traits: { acidity: 5 },
    words: "Kent, Sussex, Hampshire",
  }),
  sparkling("Sekt", { traits: { acidity: 4 }, aromas: ["orchard fruit"] }),
  sparkling("Asti", {
    grapes: "Muscat",
    traits: { body: 1, acidity: 3, sweetness: 4, alcohol: 7 },
    aromas: ["flowers", "orchard fruit", "stone fruit"],
    words: "Moscato d'Asti, Moscato, Moscatel",
  }),
  sparkling("Brachetto d'Acqui", {
    grapes: "Brachetto",
    traits: { body: 1, sweetness: 4, alcohol: 6 },
  }),
  sparkling("Lambrusco", {
    grapes: "Lambrusco",
    traits: { body: 2.5, tannin: 2, sweetness: 1, alcohol: 11 },
    aromas: ["red fruit"],
  }),
  sparkling("Brut Nature", {
    traits: { sweetness: 0 },
    words: "Extra Brut, Zero Dosage, Pas Dosé",
  }),
  sparkling("Demi-Sec", { traits: { sweetness: 3 }, words: "Doux, Dolce, Sweet" }),
];

/** Sweet and fortified wines. */
export const SWEET_AND_FORTIFIED_STYLES: readonly WineStyle[] = [
  sweet("Sauternes", {
    grapes: "Sémillon, Sauvignon Blanc",
    traits: { body: 5, acidity: 4, sweetness: 5, alcohol: 13.5 },
    aromas: ["honey", "stone fruit", "citrus"],
    words: "Barsac, Monbazillac, Cadillac, Loupiac",
  }),
  sweet("Tokaji Aszú", {
    grapes: "Furmint",
    traits: { body: 4, acidity: 5, sweetness: 5, alcohol: 11.5 },
    aromas: ["honey", "stone fruit", "nuts"],
    words: "Aszú, Aszu, Szamorodni, Puttonyos",
  }),
  styleOf("Dessert Wine")("Sweet Tokaj", {
    grapes: "Furmint",
    traits: { acidity: 5 },
    words: "Tokaj, Tokaji",
  }),
  sweet("Auslese", {
    traits: { body: 2.5, acidity: 5, sweetness: 3.5, alcohol: 9 },
    aromas: ["honey"],
  }),
  sweet("Beerenauslese", {
    traits: { body: 4, acidity: 5, sweetness: 5, alcohol: 8.5 },
    aromas: ["honey", "dried fruit"],
    words: "Trockenbeerenauslese, Ausbruch, Sélection de Grains Nobles, Botrytis, Noble Rot",
  }),
  sweet("Ice wine", {
    traits: { body: 4, acidity: 5, sweetness: 5, alcohol: 10 },
    aromas: ["honey", "tropical fruit"],
    words: "Icewine, Eiswein",
  }),
  sweet("Late harvest", {
    traits: { sweetness: 4, body: 3.5 },
    aromas: ["honey"],
    words:
      "Vendanges Tardives, Vendange Tardive, Colheita Tardia, Cosecha Tardía, Moelleux, Jurançon, Coteaux du Layon",
  }),
  sweet("Passito", {
    traits: { body: 4.5, sweetness: 5, alcohol: 14.5 },
    aromas: ["dried fruit", "honey", "nuts"],
    words: "Straw Wine, Vin de Paille, Strohwein, Recioto di Soave",
  }),
  sweet("Vin Santo", {
    grapes: "Trebbiano, Malvasia",
    traits: { body: 4, acidity: 4, sweetness: 4, alcohol: 15 },
    aromas: ["nuts", "dried fruit", "honey"],
    words: "Vinsanto",
  }),
  sweet("Sweet Muscat", {
    grapes: "Muscat",
    traits: { body: 4, acidity: 3, sweetness: 5, alcohol: 14.5 },
    aromas: ["flowers", "citrus", "honey"],
    words: "Beaumes-de-Venise, Rivesaltes, Setúbal, Samos, Vin de Constance, Constantia",
  }),
  styleOf("Dessert Wine")("Moscato d'Asti", {
    grapes: "Muscat",
    traits: { body: 1, sweetness: 4, alcohol: 6 },
    words: "Asti",
  }),
  sweetRed("Recioto", {
    grapes: "Corvina",
    traits: { body: 4.5, tannin: 3, sweetness: 4, alcohol: 13 },
    aromas: ["dried fruit", "chocolate", "red fruit"],
    words: "Recioto della Valpolicella",
  }),
  fortified("Port", {
    grapes: "Touriga Nacional, Touriga Franca",
    traits: { body: 5, tannin: 3, acidity: 3, sweetness: 4.5, alcohol: 20 },
    aromas: ["dark fruit", "chocolate", "spice"],
    words: "Porto, Ruby, LBV, Late Bottled Vintage, Vintage Port",
  }),
  fortified("Tawny Port", {
    traits: { body: 4.5, tannin: 2, acidity: 3, sweetness: 4.5, alcohol: 20 },
    aromas: ["nuts", "dried fruit", "spice"],
    words: "Tawny, Colheita Port, Porto Colheita",
  }),
  styleOf("Fortified Wine", "White Wine")("White Port", {
    traits: { body: 4, tannin: 0, acidity: 3, sweetness: 3, alcohol: 19.5 },
    aromas: ["nuts", "citrus"],
    words: "Porto Branco, Porto White",
  }),
  fortified("Banyuls", {
    grapes: "Grenache",
    traits: { body: 4.5, tannin: 3, acidity: 3, sweetness: 4.5, alcohol: 16.5 },
    aromas: ["dark fruit", "chocolate", "dried fruit"],
    words: "Maury, Rasteau",
  }),
  styleOf("Fortified Wine", "White Wine")("Fino", {
    grapes: "Palomino",
    traits: { body: 2.5, tannin: 0, acidity: 3, sweetness: 0, alcohol: 15.5 },
    aromas: ["nuts", "brine", "toast"],
    words: "Manzanilla, Fino Sherry",
  }),
  styleOf("Fortified Wine", "White Wine")("Amontillado", {
    grapes: "Palomino",
    traits: { body: 4, tannin: 0, acidity: 3, sweetness: 0, alcohol: 18 },
    aromas: ["nuts", "toast"],
    words: "Oloroso, Palo Cortado",
  }),
  styleOf("Fortified Wine")("Sherry", {
    grapes: "Palomino",
    traits: { body: 3.5, tannin: 0, acidity: 3, sweetness: 1, alcohol: 17 },
    aromas: ["nuts"],
    words: "Jerez, Xérès, Montilla-Moriles",
  }),
  fortified("Cream Sherry", {
    traits: { body: 5, tannin: 0, acidity: 3, sweetness: 4, alcohol: 18 },
    aromas: ["nuts", "dried fruit"],
    words: "Pale Cream, Sweet Oloroso",
  }),
  fortified("Pedro Ximénez", {
    traits: { body: 5, tannin: 0, acidity: 2, sweetness: 5, alcohol: 17 },
    aromas: ["dried fruit", "chocolate", "nuts"],
    words: "PX, Pedro Ximenez",
  }),
  fortified("Sweet Madeira", {
    traits: { body: 5, tannin: 0, acidity: 5, sweetness: 5, alcohol: 19 },
    aromas: ["nuts", "dried fruit", "citrus"],
    words: "Madeira, Malmsey, Bual, Boal",
  }),
  styleOf("Fortified Wine")("Dry Madeira", {
    traits: { body: 4, tannin: 0, acidity: 5, sweetness: 1, alcohol: 19 },
    aromas: ["nuts", "citrus"],
    words: "Sercial, Verdelho",
  }),
  styleOf("Fortified Wine")("Marsala", {
    grapes: "Grillo",
    traits: { body: 4.5, tannin: 0, acidity: 3, sweetness: 4, alcohol: 18 },
    aromas: ["nuts", "dried fruit"],
  }),
  fortified("Rutherglen Muscat", {
    traits: { body: 5, tannin: 0, acidity: 3, sweetness: 5, alcohol: 17.5 },
    aromas: ["dried fruit", "nuts", "chocolate"],
    words: "Liqueur Muscat, Rutherglen",
  }),
  anyStill("Sweet wine", {
    traits: { sweetness: 3 },
    words: "Dolce, Doux, Dulce, Doce, Semi-Sweet, Lieblich, Süss, Suave, Amabile",
  }),
];
