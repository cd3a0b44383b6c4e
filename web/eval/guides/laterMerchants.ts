import { guideOf, type PairingGuide } from "./PairingGuide.ts";

/** Further guides of merchants, trade bodies and cooks, transcribed when the first were worn out. */
export const LATER_MERCHANTS: readonly PairingGuide[] = [
  guideOf(
    "Berry Bros. & Rudd: Food & Wine Matching, Chicken",
    "https://www.bbr.com/wine-knowledge/food-and-wine-chicken",
    `
    roast chicken: Chardonnay, White Bordeaux, Red Bordeaux
    barbecued chicken: Chardonnay, White Bordeaux
    chicken fricassée: Chardonnay, White Bordeaux
    chicken Kiev: Chablis
    chicken pie: New World Chardonnay
    chicken chasseur: Chianti, Merlot
    chicken casserole: Chianti, Merlot
    coq au vin: Red Burgundy, Beaujolais, Pinot Noir
    `,
  ),
  guideOf(
    "Berry Bros. & Rudd: Food & Wine Matching, Game Meat",
    "https://www.bbr.com/wine-knowledge/food-and-wine-gamemeat",
    `
    roast venison: Red Burgundy, Pinot Noir, Côtes du Rhône
    venison casserole: Cabernet Sauvignon, Zinfandel
    jugged hare: Amarone, Côtes du Rhône, Beaujolais
    hare stew: Côtes du Rhône, Merlot, Beaujolais
    wild boar: Pinot Noir, Beaujolais
    `,
  ),
  guideOf(
    "Farfalla Wines: Meat, game and poultry",
    "http://www.farfallawines.com/wine-education/food-and-wine/pairing-basics/meat-game-and-poultry/",
    `
    grilled beef: Zinfandel, Syrah, Southern French red
    beef curry: off-dry Riesling, Sauvignon Blanc, Zinfandel
    hamburger: Syrah, Cabernet Sauvignon, Zinfandel
    calves' liver: Rioja, Pinot Noir, Merlot
    meat loaf: Cabernet Sauvignon, Merlot
    roast beef: Red Bordeaux, Cabernet Sauvignon, Northern Rhône, Barolo
    `,
  ),
  guideOf(
    "Wines Direct: Pairing wine with curry",
    "https://winesdirect.com/us/wine/food-and-wine-matching/pairing-wine-with-curry",
    `
    mild curry: rosé, Pinot Noir, Grenache, Tempranillo
    Thai curry: Riesling
    prawn curry: Sauvignon Blanc, Viognier, Riesling
    `,
  ),
  guideOf(
    "Vinexx: Cold-weather curry recipes",
    "https://www.vinexx.com/perfect-cold-weather-cook-at-home-curry-recipes/",
    `
    red prawn and mango curry: Sauvignon Blanc
    butter chicken: Viognier
    lamb vindaloo: sparkling
    Thai green curry beef: rosé
    `,
  ),
  guideOf(
    "WineButler: Surprising food pairings",
    "https://www.winebutler.ca/matches-made-heaven-8-surprising-delightful-wine-food-pairings/",
    `
    ramen noodles: Pinot Gris
    fried chicken: Champagne, off-dry Riesling
    hot dogs: Champagne
    `,
  ),
  guideOf(
    "WineButler: Christmas wine pairings (after Fiona Beckett)",
    "https://winebutler.ca/?p=20492",
    `
    smoked salmon: Champagne, Sauvignon Blanc
    oysters: Chablis, Muscadet, Picpoul
    chicken liver parfait: Pinot Gris, Sauternes
    seafood cocktail: off-dry Riesling
    roast turkey: Châteauneuf-du-Pape
    Christmas ham: Shiraz, Beaujolais
    goose: Barolo, Chianti, off-dry Riesling
    duck: Pinot Noir
    roast beef: Cabernet Sauvignon, Red Bordeaux
    roast pork: Côtes du Rhône, Riesling
    baked salmon: White Burgundy, Chardonnay
    `,
  ),
  guideOf(
    "Ohio Wines: Wine and fast food",
    "https://ohiowines.org/wine-201/2020/5/21/wine-and-fast-foodreally",
    `
    tacos: Pinot Noir, Merlot
    bacon cheeseburger: Cabernet Sauvignon, Dolcetto
    `,
  ),
  guideOf(
    "The Drink Shop: BBQ dishes",
    "https://www.thedrinkshop.com/food/group/1/bbq-dishes",
    `
    barbecued lamb: Pinot Noir
    burgers: Shiraz
    grilled vegetables: Sauvignon Blanc
    barbecued chicken: rosé
    `,
  ),
  guideOf(
    "Wine Portfolio: Fish and seafood",
    "http://blog.wineportfolio.com/learn/wine-and-food-matching/fish-and-seafood/",
    `
    creamy chowder: Chardonnay
    battered cod: Sauvignon Blanc, Chenin Blanc
    haddock: unoaked Chardonnay
    smoked mackerel: Pinot Gris, off-dry Riesling
    barbecued salmon: Pinot Noir
    grilled salmon: unoaked Chardonnay, dry Riesling
    poached salmon: Chardonnay
    smoked salmon: Sauvignon Blanc, dry Riesling, Champagne
    trout: unoaked Chardonnay
    smoked trout: Chardonnay
    fresh tuna: Pinot Noir
    `,
  ),
  guideOf(
    "Supple Wine: Pairing wine with seafood and pasta",
    "http://www.supplewine.com/pairing/fish.php",
    `
    white fish with lemon juice: Pinot Grigio, Sauvignon Blanc, Albariño
    swordfish: Chardonnay, Champagne
    fish in cream sauce: Chardonnay, Champagne
    salmon: Pinot Noir, rosé
    raw oysters: Champagne
    pasta with tomato sauce: Chianti, Sangiovese
    pasta with tomato and sausage: Barolo, Barbaresco, Brunello di Montalcino
    `,
  ),
  guideOf(
    "Frazier Jones: Heavenly leftovers",
    "https://www.frazierjones.wine/news/the-day-after-heavenly-leftovers",
    `
    roast turkey: Pinot Noir, Chardonnay
    roast leg of lamb: Rioja, Merlot
    beef Wellington: Red Bordeaux, Cabernet Sauvignon
    `,
  ),
  guideOf(
    "Best Wines Under $20: Great food made dead easy",
    "https://www.bestwinesunder20.com.au/great-food-made-dead-easy",
    `
    roast chicken: Riesling
    schnitzel: Chardonnay
    pork: Pinot Gris
    duck: Pinot Noir
    lamb: Cabernet Sauvignon, Merlot
    steak: Cabernet Sauvignon, Shiraz
    beef casserole: Shiraz, Grenache
    paella: Chardonnay, Viognier
    salade niçoise: Chardonnay, Viognier
    `,
  ),
  guideOf(
    "Our Glass: How to match wine and food",
    "https://ourglass.wine/blog/how-to-match-wine-and-food",
    `
    burrata: Vermentino, Chablis, Sauvignon Blanc, rosé, Pinot Noir, Beaujolais
    omelette: Vermentino, Chablis, Sauvignon Blanc, rosé, Pinot Noir, Beaujolais
    pork belly: Grenache, Syrah
    venison: Grenache, Syrah
    `,
  ),
  guideOf(
    "Winemakers Friend: Steak",
    "https://winemakersfriend.com/?p=56",
    `
    ribeye: Cabernet Sauvignon, Red Bordeaux
    pepper steak: Malbec
    filet mignon: Merlot
    `,
  ),
  guideOf(
    "Austrian Wine: Fried",
    "https://www.austrianwine.com/our-wine/wine-fine-dining/austrian-food-wine/fried/",
    `
    Wiener Schnitzel: Grüner Veltliner, Pinot Blanc
    Backhendl: Grüner Veltliner, rosé, Gewürztraminer
    `,
  ),
  guideOf(
    "Rougié: Quel vin pour accompagner votre viande de canard",
    "https://rougie.fr/quel-vin-pour-accompagner-votre-viande-de-canard/",
    `
    magret de canard: Red Bordeaux, Côtes du Rhône, Pomerol, Saint-Émilion, Northern Rhône
    confit de canard: Red Bordeaux, Côtes du Rhône, Châteauneuf-du-Pape, Southern French red
    `,
  ),
  guideOf(
    "Boxvini: Quel vin avec couscous et tajines",
    "https://boxvini.ch/?p=943",
    `
    couscous aux légumes: Viognier, Chenin Blanc
    couscous royal: Côtes du Rhône
    tajine d'agneau aux fruits secs: Grenache
    tajine de poulet au citron: Viognier, Chenin Blanc
    `,
  ),
  guideOf(
    "Hachette Vins: Viandes",
    "https://hachette-vins.com/hub/cuisine-vins/37/viandes",
    `
    côte de bœuf grillée: Red Bordeaux, Red Burgundy, Northern Rhône
    pot-au-feu: Beaujolais, Mâcon
    `,
  ),
  guideOf(
    "Shop LCR: Viande à fondue",
    "https://shop-lcr.com/produit/500g-de-viande-a-fondue-deja-coupee-viande-de-boeuf-francais",
    `
    fondue bourguignonne: Beaujolais, Red Bordeaux
    `,
  ),
  guideOf(
    "El Pilón: ¿Con qué vino se marida la paella?",
    "https://www.restauranteelpilonrascafria.es/story/2079-con-que-vino-se-marida-la-paella",
    `
    paella valenciana: Tempranillo, Chardonnay, rosé
    paella de marisco: Albariño, Verdejo, Sauvignon Blanc
    paella vegetariana: rosé, Cava
    paella negra: Gewürztraminer, Moscato
    paella mixta: rosé
    `,
  ),
  guideOf(
    "Planeta Vinos: Maridaje en Castilla",
    "https://planetavinos.com/maridaje-en-castilla/",
    `
    lechazo asado: Ribera del Duero
    cochinillo asado: Ribera del Duero
    morcilla de Burgos: Ribera del Duero
    queso de Burgos: Rueda, rosé
    lentejas estofadas con chorizo: Merlot
    `,
  ),
];
