import { guideOf, type PairingGuide } from "./PairingGuide.ts";

/** Guides of newspapers, magazines and writers, transcribed for the third round. */
export const THIRD_PRESS: readonly PairingGuide[] = [
  guideOf(
    "Bon Appétit (David Lynch): How to pair wine with classic dinner dishes",
    "https://shine.yahoo.com/shine-food/pair-wine-classic-dinner-dishes-173200027.html",
    `
    roast chicken: California Chardonnay, White Burgundy
    baked salmon: Pinot Noir
    grilled steak: Sangiovese, Chianti
    blue cheese: off-dry Riesling
    goat cheese: Sauvignon Blanc
    `,
  ),
  guideOf(
    "Drinkup London (Dawn Davies): Perfect Sunday roast wines",
    "https://drinkup.london/magazine/6328/perfect-sunday-roast-wines/",
    `
    roast chicken with rosemary and garlic: oaked Chardonnay, White Burgundy, Pinot Noir
    slow-roasted beef: Shiraz, Châteauneuf-du-Pape
    `,
  ),
  guideOf(
    "Irish Times (John Wilson): Wines to serve with your Sunday roast",
    "https://www.irishtimes.com/food/drink/2023/11/11/wines-to-serve-with-your-sunday-roast/",
    `
    roast beef: Chianti, Red Bordeaux
    roast lamb: Red Bordeaux
    roast red peppers: Red Bordeaux
    salmon baked in foil with herbs and lemon: Chardonnay, Pinot Noir
    `,
  ),
  guideOf(
    "Moor to Sea & Do (Dave Anning): What to drink with a roast meal?",
    "https://moortoseaanddo.co.uk/api/amp/lifestyle/drinks/what-to-drink-with-a-roast-meal/",
    `
    roast lamb: Cabernet Sauvignon, Syrah, Rioja
    nut roast: Côtes du Rhône
    roast beef: Cabernet Sauvignon, Syrah, claret
    `,
  ),
  guideOf(
    "Roasting Times: Matching wines with roast meats",
    "http://www.roastingtimes.com/match-wine-with-roast-meats/",
    `
    roast beef: Red Bordeaux, Shiraz, Northern Rhône, Barolo, Rioja
    roast lamb: Saint-Émilion
    roast venison: Red Burgundy, Pinot Noir
    `,
  ),
  guideOf(
    "STV (Tom Cannavan): Wine for the weekend takeaway",
    "http://programmes.stv.tv/the-hour/food-drink/wine/238785-wine-for-the-weekend-takeaway/",
    `
    fish and chips: Sauvignon Blanc, Champagne
    Chinese food: Gewürztraminer
    `,
  ),
  guideOf(
    "The Swaddle (Vishal Kadakia): Seven nights of wine pairings",
    "https://theswaddle.com/best-wine-for-indian-food/",
    `
    lemon pepper shrimp: Moscato
    khichdi: Riesling
    burrito bowl: Sangiovese
    `,
  ),
  guideOf(
    "Wine Review Online: You can and should pair Mexican food with wine",
    "https://winereviewonline.com/you-can-and-should-pair-mexican-food-with-wine-2",
    `
    fish tacos: Sauvignon Blanc
    ceviche: Sauvignon Blanc
    corn tortillas: Champagne
    carnitas: Pinot Noir
    `,
  ),
  guideOf(
    "Tagtik: Which wines go with which vegetarian dishes?",
    "https://tagtik.co.uk/en/news/consumption/which-wines-go-with-which-vegetarian-dishes.html",
    `
    white asparagus: dry Riesling, Vouvray
    green asparagus: Muscat, Condrieu
    artichokes: Muscadet, Silvaner
    potatoes: Chablis, Beaujolais
    creamy potatoes: Mâcon, Chardonnay
    vegetables simmered with tomatoes: Côtes du Rhône, Southern French red, Tavel
    carrots: Beaujolais, Red Burgundy, Gamay, Pinot Noir
    ceps: Pomerol, Saint-Émilion
    chanterelles: White Burgundy
    `,
  ),
  guideOf(
    "dpa: The new rules on wine pairings for vegetarian dishes",
    "https://www.newsarawaktribune.com.my/the-new-rules-on-wine-pairings-for-refined-vegetarian-dishes/",
    `
    grilled vegetables: Pinot Grigio, Pinot Noir
    spicy courgette noodles: rosé
    vegetable curry with coconut milk: rosé
    `,
  ),
  guideOf(
    "Decanter (Fiona Beckett): Three ways with steak",
    "https://www.pressreader.com/uk/decanter/20221201/283317526351703",
    `
    steak with red wine sauce: Red Bordeaux
    steak with chimichurri: Malbec
    steak béarnaise: White Burgundy, Chardonnay, Pomerol, Merlot
    chateaubriand: Red Burgundy, Spätburgunder
    bistecca alla fiorentina: Chianti
    `,
  ),
  guideOf(
    "Decanter (Fiona Beckett): The 25 best food and wine pairings",
    "https://www.decanter.com/learn/food/recipes/food-and-wine/best-food-and-wine-pairings-247325/",
    `
    oysters: Chablis, Muscadet, Picpoul
    apple tart: sweet Loire
    `,
  ),
  guideOf(
    "Fiona Beckett: Boeuf bourguignon and Saint-Romain",
    "https://matchingfoodandwine.com/articles/boeuf-bourguignon-and-saint-romain",
    `
    boeuf bourguignon: Red Burgundy
    `,
  ),
  guideOf(
    "Matthew Jukes: Japanese",
    "https://www.matthewjukes.com/food/japanese/",
    `
    sushi: Champagne, sparkling, Sauvignon Blanc, Arneis, Pinot Gris, Riesling
    teriyaki: Zinfandel, Pinot Noir, Beaujolais, Shiraz, Nero d'Avola
    `,
  ),
  guideOf(
    "Matthew Jukes: Sausages",
    "https://www.matthewjukes.com/food/sausages-meaty-ones-please-not-fish-or-veggie/",
    `
    toad in the hole: Cahors, Garnacha, Cabernet Sauvignon, Shiraz, Malbec, Southern French red, Barbera, Primitivo, Zinfandel, Merlot, Red Bordeaux
    bangers and mash: Cahors, Garnacha, Cabernet Sauvignon, Shiraz, Malbec, Southern French red, Barbera, Primitivo, Zinfandel, Merlot, Red Bordeaux
    `,
  ),
  guideOf(
    "Matthew Jukes: Barbecues",
    "https://www.matthewjukes.com/food/barbecues/",
    `
    barbecue: oaked Chardonnay, Chenin Blanc, Sémillon, Zinfandel, Merlot, Cabernet Sauvignon, Shiraz
    `,
  ),
  guideOf(
    "Matthew Jukes: Charcuterie",
    "https://www.matthewjukes.com/food/charcuterie/",
    `
    charcuterie: rosé, Beaujolais, Gamay, Valpolicella, Riesling, Pinot Gris
    `,
  ),
  guideOf(
    "Matthew Jukes: Garlic",
    "https://www.matthewjukes.com/food/garlic/",
    `
    garlic prawns: Sauvignon Blanc
    garlic mushrooms: Sauvignon Blanc
    snails: Sauvignon Blanc
    `,
  ),
  guideOf(
    "Matthew Jukes: Game",
    "https://www.matthewjukes.com/food/game/",
    `
    guinea fowl: Pinot Noir, Red Burgundy
    partridge: Pinot Noir, Red Burgundy
    grouse: Pinot Noir, Red Burgundy
    jugged hare: Shiraz, Zinfandel, Pinotage
    rabbit with mustard and bacon: Chianti, Southern French red, Malbec
    `,
  ),
  guideOf(
    "Matthew Jukes: Pork",
    "https://www.matthewjukes.com/food/pork/",
    `
    pork pie: Beaujolais
    Scotch egg: Merlot
    chorizo: Manzanilla, Fino
    spare ribs: Sangiovese, Malbec, Tempranillo, Shiraz, Zinfandel
    `,
  ),
  guideOf(
    "Ed Soon (Time Out): Wines for Japanese food",
    "http://www.edsoon.com/wines-for-japanese-food/",
    `
    sushi: Riesling, Chablis, Grüner Veltliner, Pinot Grigio
    sashimi: Riesling, Chablis, Grüner Veltliner, Pinot Grigio
    tempura: Riesling, Chablis, Grüner Veltliner, Pinot Grigio
    teriyaki: Châteauneuf-du-Pape, Chianti, Red Burgundy, Pinot Noir
    yakitori: Châteauneuf-du-Pape, Chianti, Red Burgundy, Pinot Noir
    soba noodles: oaked Chardonnay
    `,
  ),
  guideOf(
    "Salt Lake City Weekly: Drink your sushi",
    "https://www.cityweekly.net/utah/wine-drink-your-sushi/Content?oid=2136419",
    `
    sushi: Riesling, Gewürztraminer, Champagne, Sauvignon Blanc
    `,
  ),
  guideOf(
    "Erie News Now: Holiday wine pairings",
    "http://www.erienewsnow.com/story/20991717/holiday-wine-pairings",
    `
    shrimp cocktail: Sauvignon Blanc
    salad with fruit and cheese: Riesling
    spiral ham: Gewürztraminer
    roast turkey: Riesling
    prime rib: Cabernet Sauvignon
    pork tenderloin: Riesling, Syrah
    rack of lamb: Pinot Noir
    duck breast: Merlot
    roast chicken: Chardonnay
    salmon: Chardonnay
    `,
  ),
  guideOf(
    "The Independent (Joanna Simon): I need some advice, please",
    "http://www.independent.co.uk/arts-entertainment/i-need-some-advice-please-1350601.html",
    `
    roasted red peppers with anchovies: Rioja, Zinfandel, dry Riesling, Sémillon
    spaghetti carbonara: Barbera
    `,
  ),
  guideOf(
    "Atlanta Journal-Constitution: How to pair fish and wine",
    "https://www.ajc.com/lifestyles/food--cooking/how-pair-fish-and-wine-swimmingly/wstUSv5UHt3jQbdZ9WdTsI/",
    `
    oysters: Muscadet, Chablis, Sancerre, Vouvray, dry Riesling
    grilled halibut: Mâcon
    halibut with mango salsa: off-dry Riesling
    `,
  ),
  guideOf(
    "Business Today: Five Indian wines for Indian food",
    "https://www.businesstoday.in/magazine/food/story/five-indian-wines-for-indian-food-38099-2013-02-21",
    `
    dal makhani: Shiraz
    shahi paneer: Shiraz
    seekh kebab: Shiraz
    mutton korma: Cabernet Sauvignon, Sangiovese
    `,
  ),
  guideOf(
    "Kitsap Sun: Finding the perfect wine for mac 'n' cheese",
    "http://www.kitsapsun.com/lifestyle/finding-the-perfect-wine-for-mac-145n-cheese",
    `
    mac and cheese: Syrah, Merlot
    `,
  ),
  guideOf(
    "Tasting Table (Wissam Baki): The best wine pairing for shepherd's pie",
    "https://www.tastingtable.com/1667781/best-wine-pairing-shepherds-pie/",
    `
    shepherd's pie: Merlot, Cabernet Sauvignon
    `,
  ),
  guideOf(
    "Jerusalem Post: Which food with what wine?",
    "https://www.jpost.com/arts-and-culture/food-and-wine/wine-talk-which-food-with-what-wine",
    `
    antipasti: Fino
    mezze: Fino
    smoked salmon: Champagne, Chardonnay
    grilled vegetables: Sauvignon Blanc
    `,
  ),
  guideOf(
    "Daily Herald: Breakfast options and the wines to accompany each",
    "http://www.dailyherald.com/article/20170104/entlife/170109832/",
    `
    quiche: Champagne
    omelette: Champagne
    borscht: Champagne
    `,
  ),
  guideOf(
    "Cleveland Magazine: A flair for pairs",
    "http://clevelandmagazine.com/food-drink/articles/a-flair-for-pairs",
    `
    goat cheese salad: sparkling, Sauvignon Blanc
    seared ahi tuna: Kabinett, Beaujolais
    rhubarb crumble: Moscato, Sauternes
    `,
  ),
  guideOf(
    "Wines World: Spanish wines and Spanish food",
    "https://magazine.winesworld.net/spanish-wines-spanish-food/3074/",
    `
    leg of lamb: Tempranillo
    paprika chicken: Albariño
    bean and sausage casserole: Albariño
    `,
  ),
  guideOf(
    "Ten golden rules for matching food with wine",
    "https://christmasspirit.wordpress.com/2006/10/29/ten-golden-rules-for-matching-food-with-wine/",
    `
    fresh anchovies: dry Riesling
    pissaladière: dry Riesling
    moules marinière: Muscadet, Sancerre
    Thai fish soup: Pinot Grigio
    tuna tartare: Spätburgunder
    grilled swordfish: Pinot Noir
    `,
  ),
];
