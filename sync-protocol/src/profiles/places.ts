/** A region whose table and cellar grew up together; the country alone where no region is named. */
export interface Place {
  readonly name: string;
  readonly country: string;
  /** Words in a wine's region or name that set it there. */
  readonly words: readonly string[];
}

const place = (name: string, country: string, words: string): Place => ({
  name,
  country,
  words: words.split(", "),
});

/** Places with a kitchen of their own (Johnson and Robinson, The World Atlas of Wine, 2019). */
export const PLACES = {
  alsace: place("Alsace", "France", "Alsace"),
  andalusia: place(
    "Andalusia",
    "Spain",
    "Jerez, Manzanilla, Fino, Sherry, Montilla-Moriles, Málaga",
  ),
  argentina: place("Argentina", "Argentina", "Mendoza, Salta, Patagonia"),
  austria: place("Austria", "Austria", "Niederösterreich, Wachau, Kamptal, Burgenland, Steiermark"),
  basque: place("the Basque Country", "Spain", "Txakoli, Txakolina, Getaria, Bizkaia"),
  bordeaux: place(
    "Bordeaux",
    "France",
    "Bordeaux, Médoc, Haut-Médoc, Pauillac, Margaux, Saint-Émilion, Saint-Julien, Saint-Estèphe, Pomerol, Graves, Pessac-Léognan, Sauternes",
  ),
  burgundy: place(
    "Burgundy",
    "France",
    "Bourgogne, Burgundy, Chablis, Beaujolais, Meursault, Gevrey-Chambertin, Beaune, Pommard, Volnay, Mercurey, Mâcon, Aligoté, Morgon, Fleurie",
  ),
  campania: place("Campania", "Italy", "Campania, Taurasi, Avellino, Tufo, Vesuvio"),
  castile: place("Castile", "Spain", "Rioja, Ribera del Duero, Toro, Castilla, Rueda"),
  emilia: place("Emilia-Romagna", "Italy", "Emilia, Emilia-Romagna, Lambrusco, Modena, Romagna"),
  galicia: place("Galicia", "Spain", "Rías Baixas, Ribeiro, Ribeira Sacra, Valdeorras, Galicia"),
  germany: place("Germany", "Germany", "Mosel, Rheingau, Pfalz, Nahe, Baden, Franken"),
  greece: place("Greece", "Greece", "Santorini, Nemea, Naoussa, Crete, Macedonia, Peloponnese"),
  hungary: place("Hungary", "Hungary", "Tokaj, Eger, Villány, Szekszárd"),
  lazio: place("Lazio", "Italy", "Lazio, Frascati, Orvieto"),
  liguria: place("Liguria", "Italy", "Liguria, Cinque Terre, Pigato"),
  loire: place(
    "the Loire",
    "France",
    "Loire, Sancerre, Pouilly-Fumé, Muscadet, Vouvray, Chinon, Anjou",
  ),
  lombardy: place("Lombardy", "Italy", "Lombardia, Lombardy, Franciacorta, Valtellina, Lugana"),
  piedmont: place(
    "Piedmont",
    "Italy",
    "Piemonte, Piedmont, Barolo, Barbaresco, Langhe, Asti, Alba, Roero, Gavi",
  ),
  portugal: place("Portugal", "Portugal", "Douro, Dão, Minho, Vinho Verde, Alentejo, Bairrada"),
  provence: place("Provence", "France", "Provence, Bandol, Cassis, Côtes de Provence"),
  rhone: place(
    "the Rhône",
    "France",
    "Rhône, Côtes-du-Rhône, Hermitage, Gigondas, Châteauneuf-du-Pape",
  ),
  savoy: place("Savoy", "France", "Savoie, Savoy, Jura, Arbois, Apremont"),
  sicily: place("Sicily", "Italy", "Sicilia, Sicily, Etna, Marsala, Vittoria, Pantelleria"),
  southwest: place(
    "the French south-west",
    "France",
    "Cahors, Madiran, Jurançon, Gascogne, Bergerac",
  ),
  switzerland: place("Switzerland", "Switzerland", "Valais, Vaud, Neuchâtel"),
  tuscany: place(
    "Tuscany",
    "Italy",
    "Toscana, Tuscany, Chianti, Brunello di Montalcino, Montalcino, Montepulciano, Bolgheri, Maremma",
  ),
  valencia: place("Valencia", "Spain", "Valencia, Alicante, Jumilla, Utiel-Requena, Yecla"),
  veneto: place("the Veneto", "Italy", "Veneto, Valpolicella, Soave, Prosecco, Amarone, Bardolino"),
  france: place("France", "France", "Vin de France"),
  italy: place("Italy", "Italy", "Vino d'Italia"),
  spain: place("Spain", "Spain", "Vino de España"),
} as const satisfies Record<string, Place>;

export type PlaceKey = keyof typeof PLACES;
