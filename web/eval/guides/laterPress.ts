import { guideOf, type PairingGuide } from "./PairingGuide.ts";

/** Further guides of newspapers and writers, transcribed when the first were worn out. */
export const LATER_PRESS: readonly PairingGuide[] = [
  guideOf(
    "Wine Encyclopedia: Meat, poultry, game",
    "http://wineencyclopedia.blogspot.com/2015/09/meat-poultry-game.html",
    `
    boiled beef: Red Bordeaux, Red Burgundy, Northern Rhône, White Burgundy
    beef stew: Pomerol, Saint-Émilion, Northern Rhône, Barbera, Shiraz, Cabernet Sauvignon, Ribera del Duero
    beef stroganoff: Barolo, Amarone, Northern Rhône, Zinfandel
    boudin blanc: Chenin Blanc, Savennières, Red Burgundy
    boudin noir: Sauvignon Blanc, Chenin Blanc, Beaujolais, Tempranillo
    stuffed cabbage: Côtes du Rhône, Malbec, Primitivo
    Cajun food: Beaujolais, Sauvignon Blanc
    cassoulet: Southern French red, Corbières, Shiraz, Beaujolais, Tempranillo
    chicken Kiev: dry Riesling, Chardonnay
    `,
  ),
  guideOf(
    "Gourmet Sleuth: Wine and food pairing chart",
    "https://www.gourmetsleuth.com/articles/print/wine-and-food-pairing-chart",
    `
    artichokes: Pinot Grigio, Sancerre
    Asian food: Riesling, Gewürztraminer, sparkling
    asparagus: Sauvignon Blanc, Pinot Grigio
    barbecue: Zinfandel, Shiraz
    caviar: Gewürztraminer, Champagne
    chicken enchiladas with red sauce: Zinfandel
    Chinese: Gewürztraminer, Riesling, Cabernet Sauvignon, Merlot
    cream soup: Chardonnay
    duck: Pinot Noir, Red Bordeaux, Cabernet Sauvignon
    egg dishes: rosé, Champagne
    escabeche: Sauvignon Blanc
    foie gras: Barolo, Sangiovese, Pinot Noir
    game: Pinot Noir, Barolo, Barbaresco
    goose: Cabernet Sauvignon, Rioja, Sauvignon Blanc
    ham: Moscato
    Indian: Merlot, Zinfandel, Syrah
    Japanese: Sancerre, Champagne
    `,
  ),
  guideOf(
    "Salisa Wine Journal: Tips for wine and Asian food pairings",
    "https://salisawinejournal.com/2016/04/17/tips-for-pairing-wine-with-asian-food/",
    `
    beef bulgogi: Bandol rosé, Beaujolais
    sushi: Riesling, Muscadet, Chablis
    tandoori chicken: Beaujolais, Pouilly-Fumé
    tom yum goong: Muscat, off-dry Riesling
    Beijing roast duck: Red Burgundy, Châteauneuf-du-Pape, Rioja
    `,
  ),
  guideOf(
    "CN Pinyin: How to pair wine with Chinese food",
    "https://cnpinyin.com/experience/chinese-customs/How+to+Pair+Wine+With+Chinese+Food",
    `
    Szechuan: Gewürztraminer
    Shanghai red-cooked chicken: Red Bordeaux
    Peking duck: Red Burgundy, Pinot Noir, Merlot
    Cantonese: Riesling, Chenin Blanc
    `,
  ),
  guideOf(
    "Val Bradshaw: Wines for low and slow barbecue",
    "https://valbradshaw.com/2022/12/",
    `
    beef brisket: Merlot, Zinfandel
    barbecue ribs: Cabernet Franc, Gewürztraminer
    pulled pork: Pinot Noir, Riesling
    barbecued chicken: Beaujolais, Sauvignon Blanc
    `,
  ),
  guideOf(
    "Arkansas Online: Fool-proof options for pairing wine, barbecue",
    "https://www.arkansasonline.com/news/2022/jul/13/fool-proof-options-for-pairing-wine-barbecue/",
    `
    beef brisket: Cabernet Sauvignon, Syrah, Red Bordeaux
    barbecue ribs: Zinfandel
    `,
  ),
  guideOf(
    "Sunset: Perfect barbecue wines",
    "https://www.sunset.com/food-wine/wine-pairings/6-perfect-barbecue-wines",
    `
    barbecued chicken: Zinfandel
    barbecue ribs: off-dry Riesling
    pulled pork: off-dry Riesling
    `,
  ),
  guideOf(
    "A casual guide to wines with roasts, a cookery book, chapter 10",
    "https://trantor.is/content/Cs950d9RKE28xzKD/text/9780062562050_Chapter_10_sec70.xhtml",
    `
    roast beef: Rioja, Barolo, Red Bordeaux
    roast pork: Riesling, Pinot Noir
    roast lamb: Rioja, Cabernet Sauvignon
    roast chicken: Sauvignon Blanc, Sancerre
    `,
  ),
  guideOf(
    "Hello: Christmas food and wine matching",
    "https://hellomagazine.com/cuisine/2012120710371/christmas-food-wine-matching",
    `
    smoked salmon: Champagne, Chablis, Sancerre, Pouilly-Fumé
    turkey: Pinot Noir, Red Bordeaux, Pomerol, Saint-Émilion, White Burgundy, New World Chardonnay, Zinfandel
    goose: Red Burgundy, Barolo, Riesling, Gewürztraminer
    `,
  ),
  guideOf(
    "Recreation News: Wines help make the holiday",
    "http://recreationnews.com/2017/11/18/wines-help-make-the-holiday/",
    `
    roast turkey: Chardonnay, Cabernet Sauvignon, Pinot Grigio, Merlot, Pinot Noir
    turkey with sage stuffing: Sauvignon Blanc, Cabernet Franc
    turkey with sausage stuffing: Chianti, Soave, Pinot Grigio, Zinfandel
    turkey with chestnut stuffing: Viognier, off-dry Riesling
    turkey with oyster stuffing: Muscadet, Vinho Verde
    ham: Gamay, Beaujolais, Zinfandel
    `,
  ),
  guideOf(
    "Decanter (Fiona Beckett): Food & wine wisdom; 3 ways with pasta",
    "http://www.pressreader.com/uk/decanter/20220201/282776359846315",
    `
    beef Wellington: Pomerol, Red Bordeaux, Pinot Noir, Red Burgundy, Rioja, Ribera del Duero
    Vacherin Mont d'Or: Riesling, Pinot Gris, Gewürztraminer, Champagne, Côtes du Rhône
    carbonara: White Burgundy, Chablis, Chardonnay
    pasta alle vongole: Italian white, Pinot Grigio, Picpoul
    puttanesca: Nero d'Avola, Malbec
    beef shin ragu: Nero d'Avola, Zinfandel
    `,
  ),
  guideOf(
    "Fiona Beckett: Pairings with Mexican food",
    "https://www.matchingfoodandwine.com/blogs/pairings",
    `
    tacos: Sauvignon Blanc, Albariño
    tostadas: Sauvignon Blanc, Albariño
    salsa fresca: Sauvignon Blanc, Albariño
    tamales: Chardonnay
    beef enchiladas: Rioja, Tempranillo, Garnacha, Côtes du Rhône
    mole: Petite Sirah, Zinfandel, Barbera
    `,
  ),
  guideOf(
    "Vine to Wine: Food & wine",
    "https://www.aginfo.net/report/11860/Vine-to-Wine/10-02-08-Food-Wine",
    `
    pulled pork: Côtes du Rhône, Syrah
    fajitas: Sauvignon Blanc
    tamales: Sauvignon Blanc
    spicy Thai: off-dry Riesling, Gewürztraminer
    sushi: Champagne
    `,
  ),
  guideOf(
    "Burpy: What wine goes with curry",
    "https://burpy.com/what-wine-goes-with-curry/?amp=1",
    `
    korma: Gewürztraminer, Riesling, Pinot Noir, rosé
    Thai green curry: Sauvignon Blanc, Grüner Veltliner, Gamay, sparkling
    tikka masala: Chardonnay, Viognier, Merlot, Shiraz
    vindaloo: Moscato, Zinfandel, Malbec
    biryani: Pinot Gris, Vermentino, Barbera, Grenache, rosé
    `,
  ),
  guideOf(
    "Gilded Recipe: Wine pairing with global flavors",
    "https://gildedrecipe.com/blog/wine-pairing-with-global-flavors--a-gourmet-s-guide",
    `
    chicken tikka masala: Riesling, Gewürztraminer
    lamb curry: Riesling, Gewürztraminer
    butter chicken: Pinot Noir
    vegetable biryani: Pinot Noir
    lamb souvlaki: Syrah, Xinomavro
    moussaka: Syrah, Xinomavro
    `,
  ),
  guideOf(
    "The Daily Meal: How to pair wine with foods from around the world",
    "https://thedailymeal.com/how-pair-wine-foods-around-world",
    `
    sashimi: Champagne, sparkling
    green papaya salad: off-dry Riesling, Vouvray
    Thai soup: off-dry Riesling, Vouvray
    Korean BBQ: Pinot Noir, Cabernet Franc
    pozole: Pinot Noir, Cabernet Franc
    pho: sparkling
    chicken tikka: sparkling
    kimchi stew: sparkling
    `,
  ),
  guideOf(
    "Suggest Wine: The best wines for vegetarian dishes",
    "https://www.suggestwine.com/en/articles/wines-vegetarian-dishes",
    `
    roasted asparagus: Sauvignon Blanc
    caprese salad: Sauvignon Blanc
    fettuccine Alfredo: unoaked Chardonnay
    mac and cheese: unoaked Chardonnay
    Thai green curry: Riesling
    grilled vegetable skewers: rosé, Pinot Grigio
    stuffed peppers: Viognier
    lentil stew: Merlot
    `,
  ),
  guideOf(
    "Luxury Web Magazine (VinoVoss): Wine pairings for vegetable dishes",
    "https://luxurywebmagazine.com/wine-pairings-for-vegetable-dishes/page/2",
    `
    mushroom risotto: Pinot Noir, Chardonnay
    eggplant parmesan: Chianti
    kale and apple salad: Pinot Grigio, Grüner Veltliner
    roast root vegetables: Merlot, Zinfandel
    `,
  ),
  guideOf(
    "NWA Online: Vegetarian dishes challenge wine-pairing rules",
    "http://www.nwaonline.com/news/2018/oct/17/vegetarian-dishes-challenge-wine-pairin/",
    `
    roasted vegetables: Merlot
    risotto: Chardonnay
    tapas: Garnacha, Albariño
    `,
  ),
  guideOf(
    "El Paso Times: Pairing wine with your bird",
    "http://archive.elpasotimes.com/living/ci_22123745/vic-poulos-pairing-wine-your-bird-dont-be.html",
    `
    chicken parmesan: Chianti
    barbecued chicken: Zinfandel, Syrah
    chicken Alfredo: Chardonnay
    `,
  ),
  guideOf(
    "Karla News: Wine pairing with chicken dishes",
    "https://karla.news/wine-pairing-with-chicken-dishes.html",
    `
    chicken Alfredo: Chardonnay, dry Riesling
    chicken in orange sauce: Sauvignon Blanc
    `,
  ),
  guideOf(
    "Drizly: Wine pairings for your favorite chicken dishes",
    "https://drizly.com/article/pairings/wine/wine-pairings-for-your-favorite-chicken-dishes/e-6ea87ffe",
    `
    buffalo wings: Chenin Blanc, Gewürztraminer, Moscato, off-dry Riesling
    chicken cacciatore: Gamay, Grenache, Pinot Noir, Primitivo
    `,
  ),
  guideOf(
    "Gourmet Cupboard: Which wine goes with chicken, part 2",
    "http://gourmetcupboard.informationhere.net/2014/02/25/which-wine-goes-with-chicken-pairings-part-2/",
    `
    chicken Kiev: White Burgundy, Riesling, Gewürztraminer, unoaked Chardonnay
    chicken stir fry: Gewürztraminer, Pinot Gris, Riesling, Chardonnay, Sauvignon Blanc
    chicken tetrazzini: Chianti, Viognier, Chardonnay
    coq au vin: Barolo, Red Burgundy, Ribera del Duero, Zinfandel, Cabernet Sauvignon, Beaujolais
    `,
  ),
  guideOf(
    "Yellovvkitty: Wine with meat, poultry and game",
    "http://yellovvkitty.com/how-should-i-pair-wine-with-meat-poultry-and-game/",
    `
    goose: Shiraz, Red Burgundy
    duck: Chardonnay, Merlot
    quail: Chardonnay
    rabbit: Sauvignon Blanc
    roast lamb: Cabernet Sauvignon
    lamb shanks: Shiraz
    roast beef: Barolo, Cabernet Sauvignon
    `,
  ),
  guideOf(
    "Possector: Wild game wine pairings",
    "https://possector.com/menu/wild-game-wine-pairings",
    `
    roast partridge: Shiraz, Chianti, Red Burgundy
    roast pheasant: Shiraz, Chianti, Red Burgundy
    wild duck with cherry sauce: Riesling
    wild goose: Red Burgundy, Red Bordeaux
    venison: Barolo, Barbaresco
    `,
  ),
];
