import { guideOf, type PairingGuide } from "./PairingGuide.ts";

/** Guides of those who write of one kind of food, soups, cheese and sweets among them, transcribed for the third round. */
export const THIRD_WRITERS: readonly PairingGuide[] = [
  guideOf(
    "Making Wine: Simple wine and food pairings",
    "https://makingwine.wordpress.com/2007/10/08/simple-wine-and-food-pairings/",
    `
    grilled salmon: Chardonnay, Pinot Noir, Beaujolais
    smoked salmon: Riesling, Sauvignon Blanc, sparkling, White Burgundy, White Bordeaux
    grilled fish: Sauvignon Blanc, Pouilly-Fumé, Champagne
    fish in cream sauce: White Burgundy, Chardonnay
    lobster: White Burgundy, White Bordeaux, Chablis, California Chardonnay
    crab: White Burgundy, White Bordeaux, Chablis, California Chardonnay
    shrimp: White Burgundy, White Bordeaux, Chablis, California Chardonnay
    oysters: Chablis
    mushrooms: Pinot Noir, Chianti, Chardonnay, Beaujolais
    pasta with tomato sauce: Chianti, Zinfandel, Pinot Noir, Beaujolais
    lasagna: Cabernet Sauvignon, Merlot, Zinfandel
    grilled chicken: Chianti, Chardonnay, Beaujolais
    roast chicken: Pinot Noir, Chianti, Beaujolais
    roast turkey: Red Burgundy, Red Bordeaux, Barbaresco, Pinot Noir, Chianti, Beaujolais, Syrah
    lamb: Merlot, Cabernet Sauvignon, Zinfandel, Red Bordeaux, Barbaresco
    spicy dishes: Beaujolais, Syrah
    `,
  ),
  guideOf(
    "Wine Constantly: Chardonnay is the go-to wine with macaroni and cheese",
    "https://wineconstantly.com/chardonnay-is-the-go-to-wine-with-macaroni-and-cheese-just-choose-your-style",
    `
    mac and cheese: Chardonnay, dry Riesling
    lobster mac and cheese: Chenin Blanc
    mac and cheese with bacon: Merlot
    mac and cheese with pulled pork: Pinot Noir, Gamay
    `,
  ),
  guideOf(
    "Googlexy: Wine and Mexican food pairings",
    "https://googlexy.com/wine-and-mexican-food-pairings-a-vibrant-combination",
    `
    tacos al pastor: rosé
    enchiladas verdes: Sauvignon Blanc
    carne asada: Malbec
    chiles rellenos: Riesling
    `,
  ),
  guideOf(
    "A Layman's Wine Musings: Pairing wine with Mexican food",
    "https://alaymanswinemusings.com/2025/11/08/pairing-wine-with-mexican-food",
    `
    tacos: rosé, Garnacha, Lambrusco
    tostadas: rosé, Garnacha, Lambrusco
    enchiladas: rosé
    quesadillas: Sangiovese, Tempranillo
    barbacoa: Cabernet Sauvignon, Tempranillo, Malbec, Cabernet Franc
    carnitas: Pinot Noir
    chilli con carne: Grenache, Syrah
    chorizo: Cava
    Mexican rice: Cava, Sauvignon Blanc, Albariño
    `,
  ),
  guideOf(
    "Food Facts Tips: Pairing wine with Mexican food",
    "https://foodfactstips.com/Pairing-Wine-with-Mexican-Food-Sauces-and-Ingredients.html",
    `
    tacos: rosé, Garnacha, Cannonau, Lambrusco
    tamales: rosé, Rioja, Tempranillo
    enchiladas: rosé, Rioja, Tempranillo
    empanadas: Sauvignon Blanc, Albariño, Grüner Veltliner, rosé
    chiles rellenos: Sauvignon Blanc, Albariño, Grüner Veltliner, rosé
    quesadillas: Sangiovese, Tempranillo
    carne asada: Malbec, Cabernet Sauvignon, Tempranillo, Cabernet Franc
    chorizo: off-dry Riesling, Moscato
    carnitas: sparkling
    `,
  ),
  guideOf(
    "Evryt: A guide to pairing wine with Mexican food",
    "https://evryt.online/en/blog/sipsavor-a-guide-to-pairing-wine-with-mexican-food",
    `
    tacos: Pinot Noir, Tempranillo
    enchiladas: Zinfandel, Malbec
    quesadillas: Chardonnay, Sauvignon Blanc
    chips and salsa: Pinot Grigio, Riesling
    guacamole: Prosecco, Champagne
    `,
  ),
  guideOf(
    "Prab Iyer: What's the wine, so your curry can shine?",
    "https://prabaiyer.wordpress.com/2006/04/03/",
    `
    tandoori chicken: Chenin Blanc
    chicken tikka masala: Chenin Blanc
    fish curry: Sauvignon Blanc
    tamarind curry: Gewürztraminer
    butter chicken: Chardonnay
    samosas: Sauvignon Blanc
    dosas: Riesling
    saag paneer: Riesling
    gulab jamun: Muscat
    `,
  ),
  guideOf(
    "University of British Columbia (Jessica Mill): Pairing wine with food",
    "https://blogs.ubc.ca/extracted/2013/10/30/pairing-wine-with-food-part-1",
    `
    sweet and sour stir fry: Viognier
    vegetarian curry: Gewürztraminer
    rocket salad: Grüner Veltliner
    `,
  ),
  guideOf(
    "WTSO: Pairing wine with soup and stews",
    "https://www.wtso.com/blog/2017-12-5-pairing-wine-with-soup-stews/",
    `
    gazpacho: Beaujolais
    tomato soup: Chianti
    `,
  ),
  guideOf(
    "Quad-City Times: Spooky pairings for fall soups",
    "https://qctimes.com/entertainment/dining/bottled-up-spooky-pairings-for-fall-soups/article_2022b5dd-2de4-5ba6-9088-f4e7360e4d6d.html",
    `
    butternut squash soup: Chenin Blanc, Soave, Pinot Grigio, Gewürztraminer
    pumpkin soup: Chenin Blanc, Soave, Pinot Grigio, Gewürztraminer
    `,
  ),
  guideOf(
    "Portland Tribune: Wine for hearty winter fare",
    "http://portlandtribune.com/component/content/article?id=181015",
    `
    chicken noodle soup: Pinot Noir, Chardonnay
    `,
  ),
  guideOf(
    "Wines Direct: Pairing wine with soups",
    "https://winesdirect.com/us/wine/food-and-wine-matching/wine-with-soup",
    `
    fish soup: Picpoul, Sauvignon Blanc
    cream soup: unoaked Chardonnay
    chowder: unoaked Chardonnay
    `,
  ),
  guideOf(
    "The Wine Center: Warm soup better with the right wine",
    "https://www.thewinecenter.com/blog/uncorked/warm-soup-better-with-the-right-wine/",
    `
    cream soup: Chablis, unoaked Chardonnay, Albariño, Sauvignon Blanc
    clam chowder: Muscadet
    `,
  ),
  guideOf(
    "American Wine Society, Pittsburgh: Soup and wine",
    "https://aws-pittsburgh.blogspot.com/2019/12/soup-and-wine.html",
    `
    chicken noodle soup: Pinot Noir, Chenin Blanc
    cream of chicken soup: Sauvignon Blanc, Viognier
    gumbo: Pinot Noir
    French onion soup: Beaujolais, White Burgundy
    seafood bisque: Sauvignon Blanc
    chicken tortilla soup: Rioja
    New England clam chowder: oaked Chardonnay
    corn chowder: dry Riesling
    beef stew: Cabernet Sauvignon, Shiraz, Gewürztraminer
    chili: Cabernet Sauvignon, Shiraz, Malbec
    `,
  ),
  guideOf(
    "Vinesse Today: Soup-and-wine pairings for cold winter nights",
    "https://vinessetoday243.rssing.com/chan-41444402/article70.html",
    `
    corn chowder: Riesling, unoaked Chardonnay
    New England clam chowder: oaked Chardonnay
    beef barley soup: Cabernet Sauvignon, Syrah
    cream of chicken soup: Viognier
    French onion soup: Gamay
    gumbo: Zinfandel
    chicken noodle soup: Chenin Blanc
    butternut squash soup: Chardonnay
    lentil soup: Sangiovese, Chianti
    `,
  ),
  guideOf(
    "GoCase: Wine pairing with beef stroganoff",
    "https://emailmkt.gocase.com.br/post/wine-pairing-with-beef-stroganoff",
    `
    beef stroganoff: Pinot Noir, Red Burgundy, dry Riesling, unoaked Chardonnay
    `,
  ),
  guideOf(
    "Wine Peeps: Challenging wine pairing, beef stroganoff",
    "http://winepeeps.com/2010/04/20/challenging-wine-pairing-beef-stroganoff/",
    `
    beef stroganoff: Côtes du Rhône, Barbera
    `,
  ),
  guideOf(
    "Vinocritic: Pairing wine with beef stroganoff",
    "https://vinocritic.com/pairing-wine-with-beef-stroganoff",
    `
    beef stroganoff: oaked Chardonnay, Syrah
    `,
  ),
  guideOf(
    "Grape Gala: What wine pairs perfectly with beef stroganoff",
    "https://grapegala.com/the-pairing-post/what-wine-pairs-perfectly-with-beef-stroganoff",
    `
    beef stroganoff: Syrah, Cabernet Sauvignon, Red Bordeaux, Pinot Noir
    `,
  ),
  guideOf(
    "Texas Real Food: What wine goes well with beef pierogies",
    "https://discover.texasrealfood.com/the-pairing-post/what-wine-goes-well-with-beef-pierogies",
    `
    beef pierogi: Merlot, Chianti, oaked Chardonnay, Zinfandel
    `,
  ),
  guideOf(
    "WineButler: Junk food and wine pairings",
    "https://www.winebutler.ca/junk-food-and-y-need-to-know-2/",
    `
    popcorn: Chardonnay, White Burgundy
    barbecue potato chips: Pinot Noir
    potato chips: Chardonnay, sparkling
    `,
  ),
  guideOf(
    "ABC Fine Wine & Spirits (after Ray Isle): Junk food wine",
    "https://blog.abcfws.com/2016/09/22/junk-food-wine/",
    `
    French fries: Champagne
    popcorn: sparkling
    chocolate bar: Cabernet Sauvignon
    `,
  ),
  guideOf(
    "Yahoo: How to pair wine with your favorite junk foods",
    "https://shine.yahoo.com/wine-wednesday-pair-wine-favorite-junk-foods-161200548.html",
    `
    potato chips: Chardonnay
    mac and cheese: Merlot
    `,
  ),
  guideOf(
    "California Winery Advisor: Pairing cheese and wine",
    "http://californiawineryadvisor.com/Pairing-Cheese-and-Wine/",
    `
    blue cheese: Cabernet Sauvignon, Zinfandel, Tawny Port
    Camembert: Chardonnay, Sauvignon Blanc
    Brie: Chardonnay, Sauvignon Blanc
    cheddar: Merlot, Cabernet Sauvignon
    chèvre: Gewürztraminer, Champagne
    Fontina: Barbera, Nebbiolo
    goat cheese: Chenin Blanc, Sauvignon Blanc, Pinot Gris, Pinot Noir
    feta: Chenin Blanc, Sauvignon Blanc, Pinot Gris, Pinot Noir
    Gorgonzola: off-dry Riesling, Cabernet Sauvignon, Zinfandel
    Gouda: Riesling, sparkling
    Gruyère: Pinot Noir
    `,
  ),
  guideOf(
    "Cheese Shop of Centerbrook: Wine and cheese pairings",
    "http://cheeseshopofcenterbrook.com/wine-and-cheese-pairings/",
    `
    Cambozola: Moscato, White Burgundy, Chardonnay, Chenin Blanc
    Gorgonzola: Moscato
    mild cheddar: White Burgundy, Chardonnay, Chenin Blanc
    Époisses: Condrieu
    `,
  ),
  guideOf(
    "Golf Kat (after Food & Wine): Simple and clever wine and cheese pairings",
    "https://golfkat.com/2022/04/09/simple-and-clever-wine-and-cheese-pairings/",
    `
    Brie: sparkling, Sauvignon Blanc, Chenin Blanc
    Camembert: sparkling, Sauvignon Blanc, Chenin Blanc
    cheddar: Chardonnay, Albariño, Pinot Grigio
    Comté: Chardonnay, Albariño, Pinot Grigio
    Manchego: Chardonnay, Albariño, Pinot Grigio
    Parmesan: Syrah, Sangiovese
    aged Gouda: Syrah, Sangiovese
    washed-rind cheese: Riesling
    blue cheese: Port, Barsac
    `,
  ),
  guideOf(
    "Food Network (Laura Werlin): Pairing cheese and wine",
    "https://www.foodnetwork.com/holidays-and-parties/articles/pairing-cheese-and-wine",
    `
    goat cheese: Pinot Grigio, Sauvignon Blanc, Chenin Blanc, Riesling, unoaked Chardonnay, Pinot Noir
    feta: Pinot Grigio, Sauvignon Blanc, Chenin Blanc, Riesling, unoaked Chardonnay, Pinot Noir
    Monterey Jack: Pinot Grigio, Sauvignon Blanc, Chenin Blanc, Riesling, unoaked Chardonnay, Pinot Noir
    Jarlsberg: Pinot Grigio, Sauvignon Blanc, Chenin Blanc, Riesling, unoaked Chardonnay, Pinot Noir
    farmhouse cheddar: Pinot Noir, Merlot, Tempranillo, Cabernet Sauvignon
    Gouda: Pinot Noir, Merlot, Tempranillo, Cabernet Sauvignon
    Manchego: Pinot Noir, Merlot, Tempranillo, Cabernet Sauvignon
    Roquefort: Port, Madeira
    Stilton: Port, Madeira
    Taleggio: Port, Madeira
    `,
  ),
  guideOf(
    "Recipe Swap: Wine and cheese pairing chart",
    "https://recipeswap.org/swap/threads/wine-and-cheese-pairing.26057",
    `
    Emmental: Beaujolais, Gamay, Pinot Noir, Barbaresco, rosé
    Taleggio: oaked Chardonnay, White Bordeaux, dry Riesling, Gewürztraminer, Viognier, Champagne
    Pont-l'Évêque: oaked Chardonnay, White Bordeaux, dry Riesling, Gewürztraminer, Viognier, Champagne
    Maroilles: Cabernet Sauvignon, Merlot, Syrah, Malbec, Châteauneuf-du-Pape, Chianti, Ribera del Duero
    `,
  ),
  guideOf(
    "Supple Wine: Pairing wine with dessert",
    "http://www.supplewine.com/pairing/dessert.php",
    `
    fruit pie: Sauternes, Late harvest
    chocolate: Port
    chocolate with nuts: Tawny Port
    ice cream: Liqueur Muscat, Tokaji
    `,
  ),
  guideOf(
    "Devine Wines (Dirk Chan): Desserts and wine",
    "https://devinewines.ca/wordpress/?m=200909",
    `
    mango: Sauternes
    crème brûlée: Tawny Port
    `,
  ),
  guideOf(
    "Wine Cooler Direct: Dessert and wine pairings",
    "https://learn.winecoolerdirect.com/dessert-wine-pairings",
    `
    double chocolate cookies: Cabernet Sauvignon
    apple tartlets: dry Riesling
    `,
  ),
  guideOf(
    "Wines of Nesli: Dessert and wine pairings",
    "https://winesofnesli.com/2020/07/31/dessert-and-wine-pairings/",
    `
    orange cake: Ice Wine
    `,
  ),
];
