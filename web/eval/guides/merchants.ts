import { guideOf, type PairingGuide } from "./PairingGuide.ts";

/** Guides of wine merchants, wine schools and trade bodies. */
export const MERCHANTS_AND_SCHOOLS: readonly PairingGuide[] = [
  guideOf(
    "Berry Bros. & Rudd: Food & Wine Matching, Fish",
    "https://www.bbr.com/wine-knowledge/food-and-wine-fish",
    `
    fish cakes: Chablis, Pinot Grigio, Assyrtiko
    fritto misto di mare: Chablis, Pinot Grigio, Muscadet, Picpoul, Assyrtiko
    whitebait: Chablis, Pinot Grigio, Muscadet, Picpoul
    cod fried in batter: Pinot Grigio, Italian white
    grilled plaice: Chardonnay
    Dover sole: Mâcon, California Chardonnay, White Bordeaux
    skate: Sauvignon Blanc, White Bordeaux, Riesling
    turbot: White Burgundy, Condrieu
    john dory: Muscadet, Pinot Grigio, White Bordeaux
    mackerel: Muscadet, Pinot Grigio, White Bordeaux
    sardines: Muscadet, Pinot Grigio, White Bordeaux, rosé
    salmon: New World Chardonnay
    tuna: New World Chardonnay
    `,
  ),
  guideOf(
    "Berry Bros. & Rudd: Food & Wine Matching, Cheese",
    "https://www.bbr.com/wine-knowledge/food-and-wine-cheese",
    `
    Roquefort: Sauternes, Barsac
    Stilton: Port
    Gorgonzola: Bual, Tawny Port
    Dolcelatte: Rioja, Ribera del Duero, Amarone
    goats' cheese: Sancerre, Pouilly-Fumé, Sauvignon Blanc
    cheddar: Red Bordeaux, Rioja, White Burgundy
    Red Leicester: Red Bordeaux, Rioja, White Burgundy
    Gruyère: Red Bordeaux, Rioja, White Burgundy
    Parmesan: Red Bordeaux, Rioja, White Burgundy
    Manchego: Red Bordeaux, Rioja, White Burgundy
    smoked cheese: Gewürztraminer
    Camembert: Red Burgundy, Pomerol, Saint-Émilion
    Brie: White Burgundy
    Chaource: Chablis
    `,
  ),
  guideOf(
    "Berry Bros. & Rudd: Food & Wine Matching, Game",
    "https://www.bbr.com/wine-knowledge/food-and-wine-gamebirds",
    `
    roast grouse: Northern Rhône, Châteauneuf-du-Pape, Red Burgundy
    roast woodcock: Northern Rhône, claret
    wood pigeon casserole: Pinot Noir, Shiraz
    roast wood pigeon: Red Bordeaux, Rioja
    wild duck: Northern Rhône, Shiraz
    roast partridge: Syrah
    `,
  ),
  guideOf(
    "Berry Bros. & Rudd: Pairing wine with shellfish",
    "https://blog.bbr.com/2015/02/02/pairing-wine-shellfish/",
    `
    mussels: Sancerre, Pessac-Léognan blanc
    clams: Sancerre, Pessac-Léognan blanc
    crab: Viognier, White Burgundy
    prawns: Viognier, White Burgundy
    lobster: Viognier, White Burgundy
    oysters: Champagne, Muscadet, Chablis, Manzanilla
    `,
  ),
  guideOf(
    "W3 Wine School: Wine Pairing",
    "https://w3wineschool.com/food_beef_tartare.php",
    `
    steak tartare: Beaujolais, Cabernet Franc, Mencía, Blanc de Noirs, Bandol rosé
    smoked salmon sandwich: Sauvignon Blanc, dry Riesling, Chenin Blanc, Cava, Bandol rosé
    `,
  ),
  guideOf(
    "Wine Academy: Perfect wine picks for pasta",
    "https://wineacademy.com.au/perfect-wine-picks-for-pasta",
    `
    spaghetti bolognese: Sangiovese, Chianti, Lambrusco
    spaghetti carbonara: Pinot Grigio
    `,
  ),
  guideOf(
    "Wine Institute: Discover California Wines",
    "https://en.discovercaliforniawines.ca/meet-the-grapes/",
    `
    chocolate torte: Late harvest
    vanilla custard: Late harvest
    peach cobbler: Late harvest
    ricotta cheesecake: Late harvest
    `,
  ),
  guideOf(
    "Florida Beef Council: Wine pairing",
    "http://floridabeef.org/winepairing.aspx",
    `
    beef: Cabernet Sauvignon
    flank steak: Merlot, Zinfandel, Shiraz
    `,
  ),
  guideOf(
    "Winedirect: Wine with vegetables",
    "https://www.winedirect.co.uk/wine-and-food/wine-with-vegetables",
    `
    asparagus: Sauvignon Blanc
    red peppers: Riesling, Kabinett
    tomato salad: Sauvignon Blanc, Riesling
    barbecued vegetables: Shiraz
    mushrooms: Pinot Noir, Rioja
    wild mushrooms: Chianti, Barolo
    cauliflower cheese: New World Chardonnay
    artichokes: Sauvignon Blanc
    spinach: Chardonnay
    `,
  ),
  guideOf(
    "Wines Direct: Wine with duck, turkey, pheasant and game",
    "https://winesdirect.com/us/wine/food-and-wine-matching/wine-with-duck-turkey-pheasent-and-game",
    `
    duck: Pinot Noir
    duck in a fruity sauce: Chenin Blanc, Riesling
    cassoulet: Corbières, Faugères, Zinfandel
    turkey with herb stuffing: Chianti, Rioja, Pinot Noir
    pheasant: Pinot Noir
    `,
  ),
  guideOf(
    "Simply Wines Direct: Meal matching",
    "https://www.simplywinesdirect.uk/meal-matching-4/",
    `
    roast venison: Pinot Noir, Shiraz
    venison casserole: Cabernet Sauvignon, Shiraz
    roast goose: Pinot Noir, Shiraz, Cabernet Sauvignon, Merlot
    foie gras: Late harvest, Riesling
    pheasant casserole with bacon and shallots: Cabernet Sauvignon, Shiraz
    `,
  ),
  guideOf(
    "Fine Wine & Good Spirits: Wine for herbivores",
    "https://media.finewineandgoodspirits.com/WineandSpirits/learnentertain/features/herbivores.html",
    `
    mushroom risotto: Pinot Noir
    spicy curry: Riesling
    pesto: Sauvignon Blanc
    Brussels sprouts: Sauvignon Blanc
    butternut squash: Chardonnay
    lentils: Zinfandel, Shiraz
    eggplant: Zinfandel, Shiraz
    pasta with tomato sauce: Chianti, Barbera, Sangiovese
    `,
  ),
  guideOf(
    "Frazier's Wine Merchants: Wine with food",
    "https://www.frazierswine.co.uk/wine-with-food/",
    `
    Thai: Gewürztraminer, Sauvignon Blanc, unoaked Chardonnay
    Chinese: Alsace, Grenache
    Japanese: Sancerre, Champagne, Manzanilla, Chinon
    Indian: Merlot, Shiraz
    Middle Eastern: Fleurie, Pinot Noir, Sauvignon Blanc
    `,
  ),
  guideOf(
    "Farfalla Wines: Ethnic cuisine",
    "http://www.farfallawines.com/wine-education/food-and-wine/pairing-basics/ethnic-foods/",
    `
    Chinese: Gewürztraminer, Sauvignon Blanc, off-dry Riesling, unoaked Chardonnay, Zinfandel, Beaujolais
    Indian: Gewürztraminer, off-dry Riesling, Pinot Gris, Shiraz, Zinfandel
    `,
  ),
  guideOf(
    "The Wine Thief: Wine and cheese",
    "http://winethief.net/blog/the-wine-thief/wine-and-cheese",
    `
    Brie: Cava, Champagne, Prosecco
    Camembert: sparkling, Chardonnay
    Edam: Riesling, Pinot Noir
    Gouda: Shiraz, Riesling
    Havarti: Red Bordeaux, Rioja
    Manchego: Amontillado, Rioja
    mozzarella: Beaujolais, Chianti
    Muenster: Beaujolais, Zinfandel
    Provolone: Barolo
    `,
  ),
  guideOf(
    "Woodberrys: Food with wine, soft cheeses",
    "https://woodberrys.wordpress.com/2009/08/17/food-with-wine-part-3-soft-cheeses/",
    `
    Camembert: Cabernet Sauvignon, Chenin Blanc
    feta: Beaujolais
    `,
  ),
];
