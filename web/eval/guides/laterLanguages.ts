import { guideOf, type PairingGuide } from "./PairingGuide.ts";

/** Further guides in French, Italian and German, transcribed when the first were worn out. */
export const LATER_LANGUAGES: readonly PairingGuide[] = [
  guideOf(
    "Œno-tourisme: Les accords met-vin",
    "http://oeno-tourisme.net/les_accords02.html",
    `
    huîtres: Muscadet, White Bordeaux, Sancerre, Chablis, Mâcon, Savoie, Champagne
    coquilles Saint-Jacques: Chablis, Savennières, White Burgundy, Riesling, Condrieu
    crevettes: Muscadet
    salade de crustacés: Riesling, White Burgundy, White Bordeaux
    langoustines: White Burgundy, Mâcon, rosé
    écrevisses: White Burgundy
    homard: White Burgundy, Condrieu, Pinot Gris
    poulet à la crème: White Burgundy, Vouvray, White Bordeaux
    `,
  ),
  guideOf(
    "Daniel Schuh: Les règles d'or",
    "http://danielschuh.com/recettes/nv-regles.php",
    `
    poisson en sauce: Meursault, Chablis
    poisson fumé: Sauvignon Blanc, Alsace
    foie gras: Sauternes, White Burgundy, Riesling, Gewürztraminer, Vendanges Tardives
    charcuterie: Beaujolais, Côtes du Rhône, Côtes de Provence
    choucroute: Alsace
    gibier: Red Burgundy, Châteauneuf-du-Pape
    agneau: Red Bordeaux, Red Burgundy
    veau: Côtes du Rhône, Red Bordeaux, Red Burgundy
    viande rouge: Beaujolais, Côtes du Rhône, Northern Rhône, Red Burgundy, Saint-Émilion, Red Bordeaux
    reblochon: White Burgundy, White Bordeaux, Red Bordeaux
    `,
  ),
  guideOf(
    "Vinogusto: Quel vin pour le coq au vin ou le bœuf bourguignon",
    "https://vinogusto.com/quel-vin-pour-le-coq-au-vin-ou-le-boeuf-bourguignon/",
    `
    daube de bœuf: Côtes du Rhône, Châteauneuf-du-Pape, Northern Rhône, Southern French red
    gardiane de taureau: Côtes du Rhône, Châteauneuf-du-Pape, Northern Rhône, Southern French red
    bœuf bourguignon: Côtes du Rhône, Châteauneuf-du-Pape, Northern Rhône, Southern French red
    `,
  ),
  guideOf(
    "Où déjeuner: Quelles boissons pour accompagner vos grillades",
    "http://blog.ou-dejeuner.com/article/news/quelles-boissons-pour-accompagner-vos-grillades-4561",
    `
    poulet grillé: rosé, Beaujolais, Red Bordeaux
    agneau grillé: Syrah, Grenache
    merguez: rosé, Beaujolais
    `,
  ),
  guideOf(
    "La Cucina Italiana: 10 vini per gli spaghetti alla carbonara",
    "https://albinopiona.it/news/la-cucina-italiana-10-vini-per-gli-spaghetti-alla-carbonara",
    `
    spaghetti alla carbonara: Soave, Pinot Blanc, rosé, sparkling
    `,
  ),
  guideOf(
    "Carbonara Club: Il vino giusto per la carbonara",
    "https://carbonaraclub.it/6412/il-vino-giusto-per-la-carbonara",
    `
    spaghetti alla carbonara: sparkling, Pinot Grigio, Gamay, Syrah
    `,
  ),
  guideOf(
    "Dante Alighieri: L'arte dell'abbinamento italiano",
    "https://www.dantealighieri.com.mx/it/post/settimana-della-cucina-italiana-nel-mondo-l-arte-dell-abbinamento-italiano",
    `
    ragù: Chianti
    ostriche: sparkling
    carpaccio di polpo: sparkling
    `,
  ),
  guideOf(
    "Il Sole 24 Ore (Cristiana Lauro): vino e pizza",
    "https://www.dagospia.com/rubrica-29/cronache/bevi-godi-cristiana-lauro-ndash-ldquo-pizzeria-maggior-parte-371512.htm",
    `
    pizza margherita: rosé, Lambrusco
    pizza marinara: rosé, Lambrusco
    pizza bianca con mortadella: Champagne, rosé
    `,
  ),
  guideOf(
    "Quotidiano (after the Wall Street Journal): vino e pizza",
    "http://www.quotidiano.net/speciali/divino-sapore/abbinamento-vino-pizza-1.3471621",
    `
    pizza margherita: Sangiovese
    `,
  ),
  guideOf(
    "Hamburger Abendblatt: Was passt zum Spargel",
    "https://www.abendblatt.de/vermischtes/journal/article106994976/Was-passt-zum-Spargel.html",
    `
    Spargel: Riesling, Silvaner, Chablis
    Spargel mit Hühnerbrust: Chardonnay, Pinot Blanc
    Spargel mit Garnelen: Chardonnay, rosé, Pinot Blanc
    Spargel mit geräuchertem Schinken: rosé, Pinot Gris
    Spargel mit Vinaigrette: dry Riesling
    Spargelsuppe: Grüner Veltliner, Pinot Blanc
    `,
  ),
  guideOf(
    "Essen & Trinken: Ein gutes Team, Spargel und Wein",
    "https://www.essen-und-trinken.de/news/ein-gutes-team-spargel-wein-12027750.html",
    `
    grüner Spargel: Pinot Gris, Chardonnay
    Spargel mit Schnitzel: Pinot Gris, Pinot Blanc
    `,
  ),
  guideOf(
    "Der Feinschmecker: Spargel und Württemberger Wein",
    "https://foodie.feinschmecker.de/aktionen/kulinarisches-spitzenduo-spargel-und-wuerttemberger-wein",
    `
    Spargel mit Sauce Hollandaise: dry Riesling
    Spargelcremesuppe: Pinot Grigio
    `,
  ),
  guideOf(
    "Wiener Zeitung: Grüner Veltliner trifft Wiener Schnitzel",
    "https://www.wienerzeitung.at/nachrichten/chronik/leben/410249-Gruener-Veltliner-trifft-Wiener-Schnitzel.html",
    `
    Wiener Schnitzel: Grüner Veltliner
    gebratener Zander: Grüner Veltliner
    Backhendl: Grüner Veltliner
    `,
  ),
  guideOf(
    "Vinum: Sommeliers Rat, Wild zu Burgunder oder Riesling",
    "https://www.vinum.eu/ch/weinwissen/tipps-tricks/sommeliers-choice/2017/lina-chormanskyte/",
    `
    Hirsch: Châteauneuf-du-Pape, Pinot Noir
    Hase: Châteauneuf-du-Pape, Pinot Noir
    Wild mit Zwetschgen: Spätburgunder
    Pilze: White Burgundy, Pinot Gris
    Ente mit Ingwer und Chili: Kabinett
    `,
  ),
  guideOf(
    "Gute Küche: Welcher Wein zu welcher Speise",
    "https://www.gutekueche.ch/wein-speisen-artikel-22",
    `
    Gulasch: Chianti, Shiraz
    `,
  ),
  guideOf(
    "Socal: Welcher Wein zu welchem Gericht",
    "https://socal-restaurant.de/?p=14",
    `
    gebratener Lachs: Chardonnay
    Huhn: Riesling
    Ente: Shiraz, Zinfandel
    `,
  ),
];
