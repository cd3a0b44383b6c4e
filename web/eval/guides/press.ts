import { guideOf, type PairingGuide } from "./PairingGuide.ts";

/** Guides of wine writers, newspapers, magazines and books in English. */
export const PRESS: readonly PairingGuide[] = [
  guideOf(
    "Fiona Beckett: Matching Food & Wine",
    "https://www.matchingfoodandwine.com/blogs/pairings",
    `
    fish and chips: Champagne, Cava, Sauvignon Blanc, Rueda, Chablis, Chenin Blanc
    fish pie: unoaked Chardonnay
    roast beef: Red Bordeaux, Cabernet Sauvignon, Merlot, Malbec, Shiraz
    roast lamb: Rioja, Ribera del Duero, Red Bordeaux, Cabernet Sauvignon, Chianti, Pinot Noir
    roast pork: Chenin Blanc, Viognier, Côtes du Rhône
    roast pork belly: Tempranillo
    lamb tagine: Rioja, Nero d'Avola, Côtes du Rhône, Morgon, Châteauneuf-du-Pape
    moussaka: Agiorgitiko, Xinomavro, Nero d'Avola, Zinfandel, Carignan
    tacos: Sauvignon Blanc, Albariño
    beef enchiladas: Rioja, Garnacha, Côtes du Rhône
    chicken enchiladas: Chenin Blanc, unoaked Chardonnay
    mole poblano: Petite Sirah, Zinfandel, Barbera
    chicken burrito: rosé
    Thai lime and coconut chicken curry: dry Riesling
    Indian vegetarian food: Sauvignon Blanc, Beaujolais
    `,
  ),
  guideOf(
    "The Guardian: Which bottle with which dish?",
    "http://www.theguardian.com/lifeandstyle/2011/jul/29/which-wine-with-which-dish-review/print",
    `
    chicken tikka masala: rosé
    fish and chips: Riesling
    sausage and mash: Merlot
    cheddar: Red Bordeaux, oaked Chardonnay
    `,
  ),
  guideOf(
    "Wine Encyclopedia: First courses",
    "http://wineencyclopedia.blogspot.com/2015/09/first-courses.html",
    `
    aïoli: sparkling, rosé, Verdicchio
    antipasti: Arneis, Soave, Pinot Grigio, Prosecco, Vermentino, Valpolicella
    artichoke vinaigrette: Sauvignon Blanc, Red Bordeaux, Côtes du Rhône
    asparagus: Riesling, Sauvignon Blanc, Chardonnay, Pinot Gris
    aubergine purée: Sauvignon Blanc
    avocado and tiger prawns: Kabinett, Grüner Veltliner, Riesling, Sancerre, Pinot Gris, Chardonnay, rosé, Chablis
    avocado with mozzarella and tomato: Soave, Sancerre
    beef carpaccio: Tuscan red, Chardonnay, Champagne
    salmon carpaccio: Chardonnay, Champagne
    tuna carpaccio: Viognier, California Chardonnay, Sauvignon Blanc
    caviar: Champagne
    ceviche: Riesling, Sauvignon Blanc
    charcuterie: Beaujolais, Loire red, Pinot Noir, Lambrusco, Zinfandel
    `,
  ),
  guideOf(
    "Wine & Food Matching, a reference work, p. 652",
    "https://www.scribd.com/document/887830288/Food-Matching",
    `
    mussels: Muscadet, Sauvignon Blanc
    salad with vinaigrette: Vinho Verde, Sauvignon Blanc, dry Riesling
    salad with bacon: Sauvignon Blanc
    chicken soup: Chardonnay, Pinot Blanc
    barbecued salmon: Pinot Noir, Beaujolais
    grilled salmon: unoaked Chardonnay, Pinot Blanc, White Bordeaux, dry Riesling
    poached salmon: Chablis, White Bordeaux
    smoked salmon: Chablis, Sauvignon Blanc, dry Riesling, Champagne
    coq au vin: Red Burgundy, Côtes du Rhône
    roast pork: White Burgundy, Sauvignon Blanc, Merlot, Pinot Noir, Beaujolais
    pork spare ribs: Zinfandel, Shiraz
    pork with apple sauce: off-dry Riesling, Chenin Blanc
    pork sausages: Southern French red
    `,
  ),
  guideOf(
    "Hotel Management Help: Food and wine combination",
    "https://hmhelp.in/food-wine-combination",
    `
    asparagus with hollandaise: Pouilly-Fuissé, Pouilly-Fumé, Soave
    melon: Vouvray, Moscato
    quiche lorraine: Beaujolais
    shellfish: Chablis
    coquilles St Jacques: Chablis
    vegetable soup: Soave
    baked cod: Muscadet, Italian white
    grilled fish: Chablis
    poached white fish in sauce: Pouilly-Fuissé, Riesling
    tomato stuffed with seafood: Silvaner, dry Riesling
    `,
  ),
  guideOf(
    "Morning Advertiser: Wine and curry pairings (International Wine Challenge)",
    "https://www.morningadvertiser.co.uk/Article/2015/10/12/What-wine-goes-with-curry-National-Curry-Week",
    `
    chicken korma: Riesling, Sémillon
    prawn biryani: Viognier
    `,
  ),
  guideOf(
    "The Globe and Mail: Spaghetti carbonara or paella",
    "https://beta.theglobeandmail.com/life/food-and-wine/article-im-going-to-make-spaghetti-carbonara-or-paella-for-friends-on-family/",
    `
    spaghetti carbonara: Chardonnay, White Burgundy, Vermentino, Soave, Verdicchio, Beaujolais
    paella: rosé, Rueda, Rías Baixas
    `,
  ),
  guideOf(
    "Food & Wine (Ray Isle): Wine and comfort food",
    "https://www.huffpost.com/entry/wine-and-comfort-food_b_1202677",
    `
    mac and cheese: Pinot Gris
    meat loaf: Zinfandel
    tuna casserole: rosé
    `,
  ),
  guideOf(
    "Merced Sun-Star: Comfort wines pair with comfort foods",
    "http://www.mercedsunstar.com/living/family/article3272152.html",
    `
    roast chicken: Riesling
    meat loaf: Malbec
    ropa vieja: Barbera
    beef and bean chili: Zinfandel
    turkey tetrazzini: Chardonnay
    lobster pot pie: White Burgundy
    `,
  ),
  guideOf(
    "IntoWine: Comfort food wines",
    "https://www.intowine.com/comfort-food-wines",
    `
    fried food: sparkling, Pinot Grigio, dry Riesling
    chicken soup: Chardonnay, Gewürztraminer
    ceviche: dry Riesling
    spicy Asian food: rosé, Viognier
    curry: Pinot Gris, Sauvignon Blanc
    `,
  ),
  guideOf(
    "Wine Club Group: National pasta month",
    "https://wineclubgroup.com/national-pasta-month-wine",
    `
    spaghetti with meatballs: Syrah, Zinfandel, Chianti
    fettuccine Alfredo: Chardonnay, Pinot Grigio, Pinot Noir
    mac and cheese: Viognier, Chardonnay
    `,
  ),
  guideOf(
    "The Wine of Things: Food and wine pairing 101",
    "https://thewineofthings.com/2020/10/12/food-and-wine-pairing-101",
    `
    hummus: Pinot Grigio, rosé, Sauvignon Blanc
    guacamole: Sauvignon Blanc
    hamburgers: Beaujolais, Cabernet Sauvignon
    lamb: Cabernet Sauvignon, Shiraz
    lasagna: Merlot, Chianti
    pasta with a creamy sauce: Chardonnay, Pinot Grigio
    grilled meat: Cabernet Sauvignon
    `,
  ),
  guideOf(
    "Gourmet Cupboard: Finest wine and fowl pairings",
    "http://gourmetcupboard.informationhere.net/2014/02/27/finest-wine-and-fowl-pairings-part-2/",
    `
    pheasant: Red Bordeaux, Northern Rhône, Syrah, Pinot Noir, Cabernet Sauvignon
    quail: Red Burgundy, Pinot Noir, Merlot, Chianti, Rioja
    roast duck: Châteauneuf-du-Pape, Northern Rhône, Pinot Noir, Zinfandel, Barbaresco
    Peking duck: Riesling, Gewürztraminer
    `,
  ),
  guideOf(
    "Chef Menus: Food and wine pairing chart",
    "https://chef-menus.com/food-and-wine-pairing-chart.html",
    `
    beef stew: Red Burgundy, Beaujolais, Red Bordeaux, Cabernet Sauvignon, Pinot Noir, Zinfandel, Shiraz
    filet mignon: Red Burgundy, Red Bordeaux, Cabernet Sauvignon, Pinot Noir, Zinfandel, Shiraz
    veal: Merlot, Pinot Noir, Zinfandel, Chardonnay, Sauvignon Blanc
    lamb chops: Beaujolais, Cabernet Sauvignon, Red Bordeaux, Merlot, Zinfandel
    braised rabbit: Cabernet Sauvignon, Merlot, Zinfandel, Shiraz
    turkey: Cabernet Sauvignon, Pinot Noir, Chardonnay
    `,
  ),
  guideOf(
    "Mark O'Neill: Which wine with meat",
    "https://markoneill.es/en/which-wine-with-meat",
    `
    hamburgers: Shiraz, Cabernet Sauvignon, Pinotage
    steak tartare: Pinot Noir, Champagne, Cava
    rare steak: Crozes-Hermitage, Cabernet Sauvignon
    `,
  ),
  guideOf(
    "Prestige Hampers: Wine and fish pairing",
    "https://blog.prestigehampers.co.uk/2021/04/04/wine-and-fish-pairing-tips-and-advice/",
    `
    sea bass: Pinot Grigio, Champagne, Sauvignon Blanc, unoaked Chardonnay
    trout: Chardonnay, Sauvignon Blanc, Chenin Blanc, dry Riesling, Pinot Gris
    halibut: Chardonnay, Sauvignon Blanc, Chenin Blanc, dry Riesling, Pinot Gris
    anchovies: Champagne, rosé, Pinot Noir
    herring: Champagne, rosé, Pinot Noir
    shark steak: oaked Chardonnay, Champagne, White Burgundy, rosé
    `,
  ),
  guideOf(
    "Shanna's Swirl: Wine pairings for vegetarians",
    "https://shannaswirl.blogspot.com/2012/10/wine-pairings-for-vegetarians.html",
    `
    mushroom stroganoff: Pinot Noir
    pizza: Zinfandel, Sangiovese, Cabernet Sauvignon
    vegetable stir fry: Sauvignon Blanc, Chardonnay, Pinot Noir
    sushi: sparkling
    `,
  ),
  guideOf(
    "The Kitchen Community: Pairing jambalaya with wine",
    "https://thekitchencommunity.org/pairing-jambalaya-with-wine-and-beverages/",
    `
    jambalaya: Chardonnay, Chenin Blanc, Shiraz, Zinfandel, rosé, Prosecco
    `,
  ),
  guideOf(
    "Billy's Boudin: Wine pairings for classic Cajun food",
    "https://www.billysboudin.com/cheers-cher-wine-pairings-for-classic-cajun-food-dishes/",
    `
    Cajun seafood boil: Riesling, off-dry Riesling, Chenin Blanc
    `,
  ),
  guideOf(
    "Matthew Jukes: Seafood",
    "https://www.matthewjukes.com/food/seafood/",
    `
    prawn cocktail: Sauvignon Blanc
    squid: Sauvignon Blanc, Italian white
    crayfish: dry Riesling, Sauvignon Blanc
    lobster salad: White Burgundy, Chardonnay, Viognier, Condrieu
    `,
  ),
  guideOf(
    "Matthew Jukes: Steamed puddings",
    "https://www.matthewjukes.com/food/steamed-puddings/",
    `
    treacle sponge: Sémillon botrytis, Madeira, Tokaji, Vin Santo, Liqueur Muscat
    `,
  ),
  guideOf(
    "Sumner Vineyards: Pairing holiday desserts and wines",
    "http://sumnervineyards.com/pairing-holiday-desserts-wines/",
    `
    apple pie: Ice Wine
    chocolate cake: Vintage Port
    fruitcake: Tokaji
    panna cotta: Muscat
    `,
  ),
  guideOf(
    "The Nibble: Wine & dessert pairings",
    "http://thenibble.com/REVIEWS/Main/wine/dessert-pairings.asp",
    `
    apple tart: sweet Loire
    cheesecake: Champagne, Sauternes, Sélection de Grains Nobles
    `,
  ),
  guideOf(
    "HeraldNet: Dessert wines should be sweet but not cloying",
    "https://www.heraldnet.com/life/dessert-wines-should-be-sweet-but-not-cloying-2/",
    `
    crème brûlée: Ice Wine
    crème caramel: Ice Wine
    flourless chocolate cake: Port
    `,
  ),
  guideOf(
    "American Airlines: Dessert wine pairing",
    "http://hub.aa.com/en/cl/dessert-wine-pairing-wine",
    `
    lemon cheesecake: Late harvest
    fruit sorbet: Moscato d'Asti
    butterscotch pudding: Late harvest
    `,
  ),
  guideOf(
    "SOMM: Appetizers and wine pairings",
    "https://www.somm.us/appetizers-and-wine-pairings/",
    `
    fried calamari: Champagne, sparkling
    spring rolls: Prosecco
    `,
  ),
];
