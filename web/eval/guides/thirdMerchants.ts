import { guideOf, type PairingGuide } from "./PairingGuide.ts";

/** Guides of merchants, wineries, schools and recipe services, transcribed for the third round. */
export const THIRD_MERCHANTS: readonly PairingGuide[] = [
  guideOf(
    "iDealwine: What wine should I drink with a British Sunday roast?",
    "https://www.idealwine.info/yorkshire-puds-crackling-gravy-all-the-trimmings-what-wine-should-i-drink-with-a-british-sunday-roast/",
    `
    roast chicken: Beaujolais, Côtes du Rhône, White Burgundy
    roast chicken with lemon and herbs: Chardonnay, Mâcon
    roast chicken with gravy: Beaujolais, Côtes du Rhône
    `,
  ),
  guideOf(
    "Spoonacular: Wine pairings, as kept by Foodapp_project2",
    "https://github.com/Khushbooagarwalhub/Foodapp_project2/blob/master/static/js/data.js",
    `
    steak: Merlot, Cabernet Sauvignon, Pinot Noir
    hamburger: Malbec, Merlot, Zinfandel
    pizza: Sangiovese, Barbera, Shiraz
    tuna: Merlot, Pinot Noir, rosé
    pork: Malbec, Pinot Noir, Sangiovese
    tacos: Pinot Noir, Riesling, sparkling
    Mexican food: Riesling, sparkling, Pinot Noir
    Chinese: Chenin Blanc, Gewürztraminer, Riesling
    fajitas: Pinot Noir, Riesling, sparkling
    salmon: Chardonnay, Pinot Noir, Sauvignon Blanc
    meat loaf: Zinfandel, Cabernet Sauvignon
    crab cakes: Cava, Chardonnay, Sauvignon Blanc
    lobster: Chablis, Chardonnay
    fish: Pinot Grigio, Grüner Veltliner, Pinot Noir
    shrimp: Pinot Grigio, Riesling, Sauvignon Blanc
    oysters: Chardonnay, Muscadet, Riesling
    Italian food: Chianti, Verdicchio
    Indian: Grüner Veltliner, Riesling, sparkling
    barbecue: Zinfandel, rosé
    sushi: Riesling, Sauvignon Blanc, sparkling
    Cajun food: Albariño, rosé, Sauvignon Blanc
    southern food: Riesling, sparkling, Zinfandel
    chicken: Chardonnay, Pinot Noir, Sauvignon Blanc
    beef: Merlot, Cabernet Sauvignon, Pinot Noir
    chili: Cava, Grenache, Shiraz
    stew: Cabernet Sauvignon, Chablis, Malbec
    prime rib: Merlot, Cabernet Sauvignon, Pinot Noir
    beef ribs: Merlot, Cabernet Sauvignon, Pinot Noir
    cod: Pinot Grigio, Grüner Veltliner, Pinot Noir
    crab: Chardonnay, Pinot Grigio, Riesling
    clams: Chardonnay, Muscadet, Riesling
    salad: Chardonnay, Grüner Veltliner, Sauvignon Blanc
    brisket: Shiraz, Tempranillo, Zinfandel
    gumbo: Albariño, rosé, Sauvignon Blanc
    paella: Tempranillo, Albariño, Grenache
    empanadas: Tempranillo, Albariño, Grenache
    Spanish food: Tempranillo, Albariño, Grenache
    pho: Chenin Blanc, Gewürztraminer, Riesling
    chole: Riesling, Grüner Veltliner, sparkling
    Caribbean food: Riesling, Gewürztraminer, Pinot Gris
    jerk chicken: Gewürztraminer, Pinot Gris, Riesling
    African food: Pinotage, Riesling, Chenin Blanc
    piri piri chicken: Pinotage, Chenin Blanc, Riesling
    bunny chow: Pinotage, Chenin Blanc, Riesling
    Asian food: Riesling, Gewürztraminer, Chenin Blanc
    gazpacho: Albariño, Manzanilla, Verdejo
    `,
  ),
  guideOf(
    "VinoVoss: Mac and cheese",
    "https://vinovoss.com/food-pairings/mac-and-cheese",
    `
    mac and cheese: Pinot Noir
    `,
  ),
  guideOf(
    "Wine & Spirit Institute of Northern Ireland (Joe McGlade): What tipple matches your takeaway?",
    "https://www.niwsi.org/blog/food-wine-what-tipple-matches-your-takeaway",
    `
    pizza: Sangiovese, Chianti
    pepperoni pizza: Chianti, Shiraz
    fish and chips with ketchup: rosé
    Chinese: Riesling, Sauvignon Blanc, Pinot Noir, Beaujolais
    Thai: off-dry Riesling, Gewürztraminer, Grüner Veltliner
    mild Indian dishes: rosé, Chenin Blanc, Pinot Gris
    lamb curry: Merlot, Syrah
    `,
  ),
  guideOf(
    "The Liquor Store: Can wine pair with comfort food",
    "https://theliquorstore.com/blogs/news/can-wine-pair-with-comfort-food",
    `
    pizza: Pinot Noir
    meat loaf: Pinot Noir
    grilled cheese: Cabernet Sauvignon
    popcorn: Chardonnay
    ice cream: Moscato, Tawny Port
    `,
  ),
  guideOf(
    "Grapeseed Marketing: Comfort foods for shoulder season",
    "https://grapeseedmarketing.com/2017/03/03/food-wine-pairing-comfort-foods-for-shoulder-season/",
    `
    seafood gumbo: Chenin Blanc
    `,
  ),
  guideOf(
    "The Organic Wine Company: Pairing wine with takeout, Mexican food",
    "https://www.theorganicwinecompany.com/dining-out-market/pairing-wine-with-takeout-mexican-food/",
    `
    tacos al pastor: rosé
    quesadilla: Sauvignon Blanc
    tamales: Pinot Noir
    beef fajitas: Rioja, Tempranillo
    chips and salsa: Chianti
    `,
  ),
  guideOf(
    "Wine Road: Drink this with that, Greek cuisine",
    "https://www.wineroad.com/blogs/uncategorized/drink-this-with-that-greek-cuisine",
    `
    Greek salad: Sauvignon Blanc, rosé, Pinot Grigio, Assyrtiko
    moussaka: Syrah, Tempranillo, Sangiovese
    `,
  ),
  guideOf(
    "Vinodiversity: Food pairing and Japanese food",
    "https://www.vinodiversity.com/food-pairing-and-japanese-food.html",
    `
    sushi: Riesling, Gewürztraminer
    tempura: Viognier
    beef teriyaki: Gamay, Tempranillo
    `,
  ),
  guideOf(
    "Huff Estates: Brian's guide to pairing holiday dinners",
    "https://huffestates.com/2016/11/14/brians-guide-pairing-holiday-dinners/",
    `
    turkey with sage and onion stuffing: Pinot Gris
    turkey with apricot stuffing: Riesling, rosé
    turkey with mushroom stuffing: Pinot Noir, Gamay, Merlot
    glazed ham: Gewürztraminer, Chenin Blanc, Viognier
    ham and pineapple: oaked Chardonnay
    `,
  ),
  guideOf(
    "Yeego: How to pair wine with classic Christmas dishes",
    "https://yeegolife.com/blogs/news/how-to-pair-wine-with-christmas-food",
    `
    roast turkey: Sauvignon Blanc, off-dry Riesling, Pinot Noir, Red Burgundy
    `,
  ),
  guideOf(
    "Local Wine Events: 3 rules for Christmas dinner wine pairings",
    "https://localwineevents.com/wine-food-and-drink-articles/3-rules-for-christmas-dinner-wine-pairings/1238",
    `
    turkey: Pinot Noir, Gewürztraminer
    roast beef: Pinot Noir, Cabernet Sauvignon, Grenache
    honey-baked ham: Riesling, sparkling
    `,
  ),
  guideOf(
    "Firstleaf: Best wine to pair with holiday meals",
    "https://www.firstleaf.com/a/wine-directory/food-and-wine-pairings/best-wine-to-pair-with-holiday-meals",
    `
    roast turkey: Pinot Noir, oaked Chardonnay
    glazed ham: Riesling, Beaujolais
    prime rib: Cabernet Sauvignon, Merlot
    stuffed squash: Sauvignon Blanc, Pinot Noir
    mushroom Wellington: Sauvignon Blanc, Pinot Noir
    `,
  ),
  guideOf(
    "National Turkey Federation: Holiday wines",
    "http://eatturkey.com/consumer/cookinfo/holiday_wines",
    `
    turkey: Gewürztraminer, unoaked Chardonnay, Riesling, Pinot Blanc, sparkling, Pinot Noir
    `,
  ),
  guideOf(
    "The Wine Center: Seafood's heft influences wine choice",
    "https://www.thewinecenter.com/blog/uncorked/seafoods-heft-influences-wine-choice/",
    `
    crab: Riesling, Chardonnay
    salmon: Pinot Noir, Pinot Gris
    striped bass: Merlot, Chardonnay
    lobster: Chardonnay, Pinot Noir
    mahi mahi: Pinot Noir, Sémillon
    oysters: Champagne, unoaked Chardonnay
    mussels: Riesling, Albariño
    `,
  ),
  guideOf(
    "The Wine Center: Wine with brunch is an easy pairing",
    "https://www.thewinecenter.com/tag/brunch-drinks/",
    `
    chicken and waffles: Champagne
    blueberry pancakes: Moscato
    sausage frittata: Pinot Noir
    eggs Benedict: rosé
    `,
  ),
  guideOf(
    "Vinologie: Indian",
    "https://vinologie.com.cy/index.php?mode=collection&p=catalog&ucid=1",
    `
    meat curry: Pinot Noir, Zinfandel, Primitivo
    lamb rogan josh: Zinfandel, Primitivo
    chicken curry: Pinot Grigio
    `,
  ),
  guideOf(
    "The Online Wine Shop: Wine with ravioli",
    "https://online-wine-shop.com/en/vino-ravioli-abbinamenti-migliori/",
    `
    meat ravioli: Barbera, Merlot, Dolcetto
    ravioli with game: Barolo, Barbera
    spinach ravioli: Merlot
    pumpkin tortelli: Gewürztraminer, Riesling
    `,
  ),
  guideOf(
    "The Wine Sisters: Best brunch wines",
    "https://www.thewinesisters.com/blog/post/best-brunch-wines",
    `
    eggs Benedict: Chardonnay
    pancakes: Moscato
    `,
  ),
  guideOf(
    "Zip Code Magazines (Michelle Morey): Brunch knows no rules",
    "https://www.zipcodemagazines.com/brunch-knows-no-rules/",
    `
    omelette: California Chardonnay, White Burgundy
    frittata: California Chardonnay, White Burgundy
    quiche: California Chardonnay, White Burgundy
    `,
  ),
  guideOf(
    "Vin de la Table: Breakfast wines",
    "http://vindelatable.blogspot.com/2007/10/breakfast-wines-because-its-before-noon.html",
    `
    egg sandwich: Champagne
    omelette: Champagne
    frittata: Champagne
    quiche: Champagne
    `,
  ),
  guideOf(
    "Wine Geeks (Sunny Brown): May the brunch brunch",
    "http://www.winegeeks.com/articles/172",
    `
    scrambled eggs: Champagne
    `,
  ),
  guideOf(
    "Wine Encyclopedia: Food & finest wines",
    "http://wineencyclopedia.blogspot.in/search/label/FOOD%20%26%20WINE",
    `
    roast veal: White Burgundy, Pinot Gris
    grilled white fish: Chablis, White Burgundy, Chardonnay
    poached wild salmon: White Burgundy
    truite au bleu: Riesling
    choucroute garnie: Riesling
    `,
  ),
];
