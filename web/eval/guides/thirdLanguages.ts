import { guideOf, type PairingGuide } from "./PairingGuide.ts";

/** Guides in French, German, Spanish and Italian, transcribed for the third round. */
export const THIRD_LANGUAGES: readonly PairingGuide[] = [
  guideOf(
    "Pascal M-K: Menu de blanquette",
    "https://pascal.m-k.cc/?p=6865",
    `
    blanquette de veau: White Burgundy, Mâcon, Pouilly-Fuissé, Chardonnay
    `,
  ),
  guideOf(
    "Le Journal des Femmes: Quel vin avec le pot-au-feu ?",
    "http://cuisine.journaldesfemmes.fr/magazine/dossier/0509vin/potaufeu.shtml",
    `
    pot-au-feu: Chablis, Mâcon, rosé, Beaujolais, Red Burgundy, Côtes du Rhône
    `,
  ),
  guideOf(
    "Chef Simon: Accords mets vins d'hiver",
    "https://chefsimon.com/articles/accords-mets-vins-quels-vins-boire-avec-les-plats-d-hiver-classiques",
    `
    bœuf bourguignon: Beaujolais
    blanquette de veau: Mâcon, Chardonnay
    cassoulet: Southern French red
    `,
  ),
  guideOf(
    "La-viande.fr: Que boire avec une blanquette de veau",
    "http://www.la-viande.fr/webtv/cuisine-achat/que-boire-avec-blanquette-veau",
    `
    blanquette de veau: White Burgundy, Chardonnay
    `,
  ),
  guideOf(
    "iDealwine: Quels vins servir sur les plats familiaux",
    "https://www.idealwine.net/accords-mets-et-vins-quels-vins-servir-sur-les-indefectibles-plats-familiaux/",
    `
    raviolis: Gamay, Pinot Noir, Côtes du Rhône
    hachis parmentier: Red Bordeaux, Côtes du Rhône, Cahors
    bœuf bourguignon: Red Burgundy, Crozes-Hermitage, Saint-Émilion, Red Bordeaux
    paupiettes de veau: Pinot Noir, Red Bordeaux, Côtes du Rhône, rosé
    `,
  ),
  guideOf(
    "Routes des vins: Quels vins servir sur des plats mijotés ?",
    "https://routes-des-vins.com/quels-vins-servir-sur-des-plats-mijotes/",
    `
    blanquette de veau: Mâcon, Pouilly-Fuissé, White Burgundy
    blanquette de volaille: Mâcon, Pouilly-Fuissé, White Burgundy
    `,
  ),
  guideOf(
    "Avenue des vins: Nos recettes de grand-mère",
    "https://www.avenuedesvins.fr/fr/blog/nos-recettes-de-grand-mere-avec-quels-vins-les-partager--b48.html",
    `
    pot-au-feu: Côtes du Rhône
    `,
  ),
  guideOf(
    "Cuisine et Vins de France: Un menu trois vins",
    "http://www.pressreader.com/france/cuisine-et-vins-de-france/20170901/282553018343616",
    `
    rougets à l'escabèche: Tavel
    lasagnes: Pinot Noir, Tavel
    `,
  ),
  guideOf(
    "Suite 101: Quels sont les bons accords mets-vins ?",
    "http://suite101.fr/article/quels-sont-les-bons-accords-mets-vins-a22157",
    `
    soupe de légumes: Beaujolais
    soupe de poisson: Muscadet
    rillettes: Gamay
    foie gras: Sauternes, Vendanges Tardives, White Burgundy, Red Bordeaux, Cahors
    plateau de fruits de mer: Muscadet, White Bordeaux
    homard: White Bordeaux, Pinot Gris
    poisson grillé: Sauvignon Blanc, Mâcon, Chablis
    saumon fumé: Sauvignon Blanc
    ragoût de bœuf: Corbières
    bœuf grillé: Red Bordeaux, Beaujolais
    `,
  ),
  guideOf(
    "Les Alpes Mancelles (Gabriella Tani): Accords mets-vins",
    "https://www.pressreader.com/france/les-alpes-mancelles/20161230/282067686601126",
    `
    huîtres: Champagne, Muscadet, Pouilly-Fumé, Sancerre, Chablis, Riesling
    noix de Saint-Jacques: White Burgundy
    saumon fumé: Pouilly-Fumé, Vouvray
    foie gras: Sauternes, Late harvest
    chapon rôti: Châteauneuf-du-Pape, Morgon
    gibier: Saint-Émilion, Red Bordeaux
    carré d'agneau: Red Bordeaux
    Roquefort: Sauternes, Gewürztraminer
    fromage de chèvre: Vouvray
    Parmesan: Syrah
    bûche de Noël: Sauternes, Barsac
    `,
  ),
  guideOf(
    "RTL (Estelle Touzet): Quels vins pour le repas du Nouvel An",
    "https://www.rtl.fr/actu/bien-etre/joyeuses-fetes-quels-vins-pour-accompagner-votre-repas-du-nouvel-an-7786497392",
    `
    tarama: Champagne
    gratin de Saint-Jacques et saumon: dry Riesling, Pouilly-Fumé, Sancerre
    `,
  ),
  guideOf(
    "Vino.blog: Welcher Wein denn nun zu welchem Essen?",
    "https://vino.blog/wo-der-weihnachtsstress-aufhoert-und-der-genuss-beginnt",
    `
    Gänseleber: Sauternes
    Austern: Champagne
    geräucherter Lachs: sparkling
    gegrillter Lachs: Pinot Noir, Pinot Gris, Viognier
    gebratener Lachs: dry Riesling, Vouvray, Arneis
    Rinderbraten: Chianti, Spätburgunder
    Wildschweinbraten: Chianti, Spätburgunder
    Gans: Pinot Noir, Brunello di Montalcino, Red Bordeaux
    Chateaubriand: Red Bordeaux, Côtes du Rhône, Malbec, Barolo, Shiraz
    `,
  ),
  guideOf(
    "Wein und Kochen: Welcher Wein passt zu welchem Essen?",
    "https://wein-und-kochen.de/welcher-wein-passt-zu-welchem-essen/",
    `
    Wurstteller: Grenache, Syrah, Beaujolais
    Kassler mit Sauerkraut: off-dry Riesling, California Chardonnay, Gewürztraminer
    geschmorter Rinderbraten: Pinot Noir
    `,
  ),
  guideOf(
    "Globus: Grillen und Wein",
    "https://www.globus.de/sortiment/weinwelt/weinwissen/grillen-und-wein.php",
    `
    Bratwurst: Pinot Gris, Sauvignon Blanc, Riesling, rosé
    gegrilltes Rindfleisch: Malbec, Cabernet Sauvignon
    Lammkoteletts: Red Bordeaux
    Schweinesteaks: Chardonnay, Spätburgunder, Merlot, Tempranillo
    `,
  ),
  guideOf(
    "Glöckle: In perfekter Harmonie",
    "https://gloeckle.de/blog/in-perfekter-harmonie",
    `
    Schweinefleisch: Silvaner, Grüner Veltliner, Riesling, Chardonnay
    Geflügel: Silvaner, Grüner Veltliner, Riesling, Chardonnay
    Rotbarsch: Chardonnay, rosé
    Heilbutt: Chardonnay, rosé
    `,
  ),
  guideOf(
    "El País (Bernardo Asensio Colino): Maridaje de vinos y comidas",
    "https://elpais.com/elpais/2015/10/15/opinion/1444928886_795916.html",
    `
    jamón ibérico: Fino
    fritura andaluza: Fino
    cordero asado: Ribera del Duero
    marisco: Albariño
    paella: Cava
    `,
  ),
  guideOf(
    "Mercado de Vinos: Cuaresma y vinos",
    "https://mercadodevinos.mx/blogs/news/cuaresma-y-vinos",
    `
    bacalao a la vizcaína: Rioja
    mole: Merlot
    paella valenciana: Cava, Rioja
    mojarra frita: Sauvignon Blanc, Rías Baixas
    `,
  ),
  guideOf(
    "¡Hola!: Doce matrimonios de conveniencia del vino español",
    "http://www.hola.com/gastronomia/afondo/2002/04/25/5290_como_disfrutar_.html",
    `
    guiso de pescado: Albariño
    pescado a la parrilla: oaked Chardonnay, Verdejo, Godello
    jamón serrano: Fino
    pescado frito: Manzanilla
    foie gras: Muscat
    cordero asado: Ribera del Duero
    cochinillo: Ribera del Duero
    fabada: Rioja
    cocido: Rioja
    lentejas guisadas: Rioja
    pato: Rioja
    pizza: rosé
    `,
  ),
  guideOf(
    "Más Mallorca (Javier Gila): Armonía de platos y vinos",
    "https://www.masmallorca.es/gastronomia/armonia-de-platos-y-vinos.html",
    `
    marisco: Fino, Manzanilla
    ahumados: Chardonnay, rosé
    `,
  ),
  guideOf(
    "Zoraida Ceballos (Ana Gómez González): Maridaje entre el vino y las croquetas",
    "https://zoraidaceballosdemarino.blogspot.com/2020/03/maridaje-entre-el-vino-y-las-croquetas.html",
    `
    croquetas de espinacas: Tempranillo
    croquetas de jamón: Garnacha
    croquetas de gambas: Sauvignon Blanc
    croquetas de pollo: Chardonnay
    `,
  ),
  guideOf(
    "Happywiners: Abbinamento vino con pasta alla carbonara",
    "http://happywiners.com/articles/it-abbinamento-vino-con-pasta-alla-carbonara",
    `
    pasta alla carbonara: Chardonnay, sparkling, Soave, rosé, Merlot, Barbera, Nebbiolo
    `,
  ),
  guideOf(
    "Acino Nobile: Carbonara da nord a sud",
    "https://www.acinonobile.it/blog/carbonara-da-nord-a-sud-acinonobile/",
    `
    spaghetti alla carbonara: Soave, Verdicchio
    `,
  ),
  guideOf(
    "So Wine So Food: Tre vini inusuali da abbinare alla carbonara",
    "https://www.sowinesofood.it/tre-vini-inusuali-da-abbinare-alla-carbonara/",
    `
    carbonara: Pinot Noir, Assyrtiko
    `,
  ),
  guideOf(
    "Garantitaly (Enoteca Italiana): I vini consigliati per le feste natalizie",
    "https://www.garantitaly.it/enologia/i-vini-consigliati-per-le-feste-natalizie/",
    `
    panettone: Moscato
    menù di pesce: Vermentino, Verdicchio, Soave
    `,
  ),
  guideOf(
    "Il Golosario (Paolo Massobrio): Piatti e vini pasquali",
    "https://ilgolosario.it/amp/it/piatti-e-vini-pasquali",
    `
    capretto al forno con patate: Primitivo
    `,
  ),
];
