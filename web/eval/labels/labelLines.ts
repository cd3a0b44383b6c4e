/**
 * Lines of text that are usual on a country's labels, besides the names of wine and producer. `X`
 * is a placeholder for a place or a producer.
 */
export interface LinesOfCountry {
  readonly law: readonly string[];
  readonly bottling: readonly string[];
  readonly red: readonly string[];
  readonly white: readonly string[];
  readonly pink: readonly string[];
  readonly others: readonly string[];
}

const ENGLISH: LinesOfCountry = {
  law: ["X"],
  bottling: ["Produced and bottled by X", "Vinted & Bottled by X", "Cellared and bottled by X"],
  red: ["Red Wine", "Red Table Wine"],
  white: ["White Wine"],
  pink: ["Rosé", "Rosé Wine"],
  others: ["Estate Grown", "Contains sulfites", "Government Warning", "Family owned since 1978"],
};

const FRENCH: LinesOfCountry = {
  law: ["Appellation X Contrôlée", "Appellation d'Origine Contrôlée", "X"],
  bottling: [
    "Mis en bouteille par X",
    "Mis en bouteille au domaine",
    "Élevé et mis en bouteille par X",
    "Mis en bouteille à la propriété par X, propriétaire-récoltant",
  ],
  red: ["Vin Rouge", "Rouge"],
  white: ["Vin Blanc"],
  pink: ["Rosé", "Vin Rosé"],
  others: ["Produit de France", "Product of France", "Grand Vin", "Vigneron depuis 1821"],
};

const ITALIAN: LinesOfCountry = {
  law: [
    "Denominazione di Origine Controllata",
    "X Denominazione di Origine Controllata e Garantita",
    "Indicazione Geografica Tipica",
  ],
  bottling: [
    "Imbottigliato da X",
    "Imbottigliato all'origine da X",
    "Integralmente prodotto e imbottigliato da X",
  ],
  red: ["Vino Rosso", "Rosso"],
  white: ["Vino Bianco", "Bianco"],
  pink: ["Rosato"],
  others: ["Prodotto in Italia", "Product of Italy", "dal 1896", "Contiene solfiti"],
};

const SPANISH: LinesOfCountry = {
  law: ["Denominación de Origen X", "Denominación de Origen", "X"],
  bottling: ["Elaborado y embotellado por X", "Embotellado por X", "Producido y envasado por X"],
  red: ["Vino Tinto", "Tinto"],
  white: ["Vino Blanco", "Blanco"],
  pink: ["Rosado"],
  others: ["Desde 1904", "Contiene sulfitos", "Viñedos propios", "Producto de España"],
};

const PORTUGUESE: LinesOfCountry = {
  law: ["Denominação de Origem Controlada", "Vinho Regional X", "X"],
  bottling: ["Engarrafado por X", "Produzido e engarrafado por X"],
  red: ["Vinho Tinto", "Tinto", "Vinho Fino Tinto Seco"],
  white: ["Vinho Branco", "Branco", "Vinho Fino Branco Seco"],
  pink: ["Rosé", "Vinho Rosé"],
  others: ["Contém sulfitos", "Desde 1875", "Produto de Portugal"],
};

const GERMAN: LinesOfCountry = {
  law: ["X", "Qualitätswein X", "Prädikatswein"],
  bottling: ["Gutsabfüllung X", "Erzeugerabfüllung X", "Abfüller: X"],
  red: ["Rotwein", "trocken"],
  white: ["Weißwein", "trocken"],
  pink: ["Rosé"],
  others: ["A.P.Nr. 3 907 121 06 14", "Enthält Sulfite", "Gegründet 1752"],
};

export const linesOfCountry = (country: string): LinesOfCountry => BY_COUNTRY[country] ?? ENGLISH;

const BY_COUNTRY: Readonly<Record<string, LinesOfCountry>> = {
  France: FRENCH,
  Italy: ITALIAN,
  Spain: SPANISH,
  Chile: { ...SPANISH, law: ["X", "D.O. X"], others: ["Wine of Chile", "Desde 1880"] },
  Argentina: { ...SPANISH, law: ["X"], others: ["Vino Argentino", "Wine of Argentina"] },
  Uruguay: { ...SPANISH, law: ["X"] },
  Portugal: PORTUGUESE,
  Brazil: { ...PORTUGUESE, law: ["X"], others: ["Indústria Brasileira", "Vinho Brasileiro"] },
  Germany: GERMAN,
  Austria: { ...GERMAN, law: ["Qualitätswein aus Österreich", "X DAC", "X"] },
};

/** Lines of text, without names, that are usual on labels of every country. */
export const EVERYWHERE: readonly string[] = [
  "750 ml",
  "13,5% vol",
  "Alc. 13% by Vol.",
  "75cl",
  "12,5% vol 750 ml",
];

export const IMPORTERS: readonly string[] = [
  "Imported by Muster Brands, New York NY",
  "Importado por Distribuidora Exemplar Ltda",
  "Imported and distributed by Sample Wines Ltd",
];

export const SLOGANS: readonly string[] = [
  "A family tradition of excellence",
  "La passione di una famiglia",
  "fruit from our oldest hillside vineyards",
  "le terroir dans toute son expression",
  "Handcrafted in small lots",
  "El sabor de nuestra tierra",
];
