import { guideOf, type PairingGuide } from "./PairingGuide.ts";

/** Guides in French, Italian, Spanish and German; the dishes are as a person there would type them. */
export const OTHER_LANGUAGES: readonly PairingGuide[] = [
  guideOf(
    "Le Guide des Connaisseurs: accords",
    "http://www.leguidedesconnaisseurs.be/modules.php?name=News&file=print&sid=404",
    `
    boudin noir aux pommes: Gamay, Chinon
    lapin à la moutarde: Beaujolais
    râble de lapin à la crème d'estragon: Red Bordeaux, White Burgundy
    carré d'agneau aux primeurs: Red Bordeaux
    `,
  ),
  guideOf(
    "Paperblog: Conseil vin pour repas de fête",
    "https://paperblog.fr/1371393/conseil-vin-pour-repas-de-fete/amp",
    `
    noix de Saint-Jacques: Champagne, White Burgundy
    huîtres: Muscadet, White Bordeaux
    saumon fumé: Gewürztraminer, California Chardonnay
    perdreau: Red Burgundy
    chevreuil: Red Burgundy, Côtes du Rhône
    sanglier: Red Burgundy, Côtes du Rhône
    agneau: Pauillac
    homard: Champagne, Cava, Chardonnay
    fromage de chèvre: Sancerre
    roquefort: Port, Sauternes
    `,
  ),
  guideOf(
    "L'Hôtellerie Restauration: Quels vins servir avec les hors-d'œuvre et les entrées",
    "https://m.lhotellerie-restauration.fr/sos-experts/quels-vins-servir-avec-les-hors-d-oeuvre-et-les-entrees",
    `
    tarte à l'oignon: Pinot Blanc, Chablis, Savennières, Pouilly-Fumé
    vol-au-vent: Pinot Blanc, Chablis, Savennières, Pouilly-Fumé
    assiette de charcuterie: Gamay, Beaujolais, rosé, Tavel, Bandol rosé
    foie gras: Vouvray moelleux, Sauternes, Vendanges Tardives, Chaume
    `,
  ),
  guideOf(
    "Terroirs de France: La Bourgogne à table",
    "http://terroirsfrance.blogspot.com/2008/01/la-bourgogne-table.html",
    `
    dinde aux marrons: Meursault, White Burgundy
    blanquette de veau: Meursault
    quenelles de brochet: Meursault
    poulet rôti: Red Burgundy
    `,
  ),
  guideOf(
    "La-viande.fr: Que boire avec le bœuf bourguignon",
    "https://la-viande.fr/webtv/cuisine-achat/que-boire-avec-boeuf-bourguignon",
    `
    bœuf bourguignon: Red Burgundy, Pinot Noir, Red Bordeaux
    `,
  ),
  guideOf(
    "La Petite Goutte: Les meilleurs accords mets et vins",
    "https://www.lapetitegoutte.fr/mets-vins/",
    `
    raclette: Savoie, Beaujolais, Côtes du Rhône
    `,
  ),
  guideOf(
    "Online Wine Shop: abbinamenti regionali",
    "https://online-wine-shop.com/?p=3671",
    `
    pizza margherita: Barbera, Chianti
    risotto alla milanese: Pinot Grigio, Soave
    bistecca alla fiorentina: Brunello di Montalcino, Chianti
    spaghetti alle vongole: Vermentino, Pinot Grigio
    fettuccine al ragù: Barolo, Chianti
    parmigiana di melanzane: Nero d'Avola, Syrah
    `,
  ),
  guideOf(
    "Quattrocalici: abbinamento vino e funghi",
    "https://www.quattrocalici.it/?p=1728",
    `
    funghi trifolati: Chardonnay, Greco di Tufo, Cabernet Sauvignon
    insalata di funghi crudi: Pinot Grigio, Fiano
    funghi alla griglia: Dolcetto, Cannonau
    `,
  ),
  guideOf(
    "Proiezioni di Borsa: il vino per la lasagna secondo i sommelier",
    "https://www.proiezionidiborsa.it/per-un-primo-piatto-di-lasagna-da-sogno-questo-e-il-vino-da-abbinare-secondo-i-piu-grandi-sommelier/",
    `
    lasagne ai frutti di mare: Pinot Grigio, Chardonnay
    `,
  ),
  guideOf(
    "Smak Italii: wina i potrawy",
    "http://www.smakitalii.pl/poznaj/wina-i-potrawy.html",
    `
    ossobuco: Barbera
    tagliatelle al ragù: Sangiovese
    `,
  ),
  guideOf(
    "Vinardo: Maridaje perfecto",
    "https://vinardo.web.mareklaz.dev/blog/maridaje-vinos",
    `
    jamón ibérico: Fino, Manzanilla, Cava, Rioja
    paella valenciana: rosé, Verdejo
    pulpo a la gallega: Albariño, Godello
    `,
  ),
  guideOf(
    "La Vanguardia: Fran, experto en vino",
    "https://www.guyanaguardian.com/comer/beber/20250924/11093943/fran-experto-vino-mayoria-gente-come-jamon-iberico-tinto-apostaria-blanco-seco-pmv.html",
    `
    jamón ibérico: Albariño, Fino, Manzanilla
    paella de marisco: Albariño, Verdejo, Sauvignon Blanc
    queso manchego: Rioja, Ribera del Duero
    `,
  ),
  guideOf(
    "Marques de Casa Concha: maridajes de la gastronomía española",
    "https://marquesdecasaconcha.com/?p=44013",
    `
    croquetas de jamón: Garnacha, Merlot
    ensaladilla de bonito: sparkling, Chardonnay
    `,
  ),
  guideOf(
    "United Kiosk: Der richtige Wein zum Weihnachtsmenü",
    "https://www.united-kiosk.de/news/der-richtige-wein-zum-weihnachts-menue-art_2111243_20220005138/",
    `
    gebratener Fasan: Spätburgunder, Dolcetto
    Entenbraten: Chianti
    Gänsebraten: Lagrein, Riesling
    Tafelspitz: Grüner Veltliner
    Fischsuppe: rosé
    `,
  ),
  guideOf(
    "Deutsches Weininstitut: Kräftige Weine zu Wild",
    "https://wz.de./ratgeber/gesundheit-und-ernaehrung/kraeftige-weine-passen-am-besten-zu-wild_aid-31179453",
    `
    Rehrücken: Spätburgunder
    `,
  ),
  guideOf(
    "Trauben-Genuss: Wein zum Sonntagsbraten",
    "https://trauben-genuss.de/weinblog/wein/wein-zum-sonntagsbraten",
    `
    Schweinebraten: Spätburgunder
    Rindersteak: Cabernet Sauvignon
    Lammkotelett: Red Bordeaux
    `,
  ),
  guideOf(
    "Kochen ganz einfach: Welcher Wein zu welchen Speisen",
    "https://kochenganzeinfach.de/2009/05/welcher-wein-zu-welchen-speisen",
    `
    Forelle blau: Grüner Veltliner, Riesling
    `,
  ),
  guideOf(
    "411answers: Welcher Wein passt zu Lasagne",
    "https://de.411answers.com/a/welcher-wein-passt-zu-lasagne.html",
    `
    Lasagne mit Pilzen: Pinot Noir, Red Burgundy
    `,
  ),
];
