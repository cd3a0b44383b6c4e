/** Where the facts of the gazetteer can be looked up; each of its entries names one of these. */
export const SOURCES = {
  VIVC: "Vitis International Variety Catalogue, Julius Kühn-Institut, vivc.de",
  eAmbrosia: "eAmbrosia, the EU register of geographical indications",
  INAO: "Institut national de l'origine et de la qualité: AOC and IGP specifications",
  "AOC-CH": "Swiss cantonal AOC wine regulations, Federal Office for Agriculture",
  "UK-GI": "UK protected geographical food and drink names register",
  Sakpatenti: "Register of appellations of origin of Georgia, Sakpatenti",
  AGEPI: "Register of geographical indications of Moldova, AGEPI",
  TTB: "American Viticultural Areas, 27 CFR part 9, and states and counties, 27 CFR 4.25",
  VQA: "VQA Ontario appellations; BC Wine Authority; Canadian provinces",
  INV: "Argentine IG and DOC register, Instituto Nacional de Vitivinicultura",
  SAG: "Chilean wine regions, Decreto 464, Servicio Agrícola y Ganadero",
  INAVI: "Instituto Nacional de Vitivinicultura of Uruguay",
  INPI: "Brazilian geographical indications, INPI, and official wine regions",
  WineAustralia: "Wine Australia register of protected GIs",
  IPONZ: "New Zealand register of geographical indications, IPONZ",
  SAWIS: "Wine of Origin scheme of South Africa, areas of production, SAWIS",
  NTA: "Geographical indications of Japan, National Tax Agency",
  Houses:
    "Members' lists of the houses' associations (Union des Maisons de Champagne, Union des Grands Crus de Bordeaux, VDP, Österreichische Traditionsweingüter, IVDP, Wines of Chile and others), the classification of 1855, and Johnson: Pocket Wine Book",
  Companion: "Robinson and Harding: The Oxford Companion to Wine, and national registers",
} as const;

/** A key of {@link SOURCES}. */
export type Source = keyof typeof SOURCES;
