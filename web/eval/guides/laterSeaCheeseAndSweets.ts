import { guideOf, type PairingGuide } from "./PairingGuide.ts";

/** Further guides to seafood, cheese and desserts, transcribed when the first were worn out. */
export const LATER_SEA_CHEESE_AND_SWEETS: readonly PairingGuide[] = [
  guideOf(
    "Tampa Bay Times: 7 drinks, 7 seafood dishes",
    "http://www.tampabay.com/features/food/spirits/wines-of-the-week-7-drinks-7-seafood-dishes/1255458",
    `
    lobster: sparkling
    sushi: Sauvignon Blanc
    grilled fish: unoaked Chardonnay, White Bordeaux
    `,
  ),
  guideOf(
    "Free Weekly: Pairing wines with seafood",
    "https://freeweekly.com/2010/08/12/pairing-wines-with-seafood/",
    `
    boiled shrimp: Riesling
    cioppino: Sauvignon Blanc
    mussels: Sauvignon Blanc
    sautéed grouper: Chardonnay
    seafood bisque: Chardonnay
    `,
  ),
  guideOf(
    "The Wine Coach: Seafood & wine",
    "https://thewinecoach.com/seafood-wine/",
    `
    clams: Cava
    fried seafood: Cava
    steamed mussels: Albariño, Cava
    spicy seafood paella: Albariño
    `,
  ),
  guideOf(
    "Orlando Sentinel: Venture beyond white with fish and shellfish",
    "http://articles.orlandosentinel.com/1996-11-07/lifestyle/9611040302_1_red-wine-sparkling-wine-sauvignon-blanc",
    `
    scallops in cream sauce: Chardonnay, sparkling
    shrimp with Asian spices: Gewürztraminer, off-dry Riesling, sparkling
    lobster: Chardonnay
    `,
  ),
  guideOf(
    "Ckbk: Classic matches that work, cheese",
    "https://app.ckbk.com/section/chee80178f02s001ss004sss002/classic-matches-that-work",
    `
    feta: Sauvignon Blanc, Pinot Grigio, dry Riesling, Grüner Veltliner, Chenin Blanc, Albariño, rosé
    Cheshire cheese: Cabernet Sauvignon, Red Bordeaux, Merlot, Chianti, Barolo, Barbera, Rioja, Syrah, Zinfandel
    Cantal: Cabernet Sauvignon, Red Bordeaux, Merlot, Chianti, Barolo, Barbera, Rioja, Syrah, Zinfandel
    Parmigiano-Reggiano: Champagne, Cava, Manzanilla
    Gouda: Chardonnay, Gewürztraminer, Grüner Veltliner, Viognier, Chenin Blanc, Beaujolais, Grenache, Pinot Noir
    Brillat-Savarin: Chardonnay, Gewürztraminer, Grüner Veltliner, Viognier, Chenin Blanc
    Morbier: Champagne, Cava
    `,
  ),
  guideOf(
    "Gourmettes: Wine and cheese pairing chart",
    "http://gourmettes.blogspot.com/2016/",
    `
    Asiago: Riesling, Rioja, Sauvignon Blanc, sparkling
    Beaufort: Red Bordeaux
    Colby: Champagne, Malbec, Riesling
    Derby cheese: Chenin Blanc, Sauvignon Blanc
    `,
  ),
  guideOf(
    "Eat Sip 365: The best dessert wine and food pairings",
    "https://eatsip365.com/the-best-dessert-wine-and-food-pairings",
    `
    angel food cake: Moscato
    flourless chocolate cake: Vintage Port
    `,
  ),
  guideOf(
    "Expensive Tastes: Knowing your wines, dessert and cheese",
    "http://www.expensive-tastes.co.uk/knowing-your-wines-dessert-cheese/",
    `
    vanilla custard tart: Riesling, Moscato
    `,
  ),
  guideOf(
    "CN Wine News: Wine and food pairing, desserts",
    "http://www2.cnwinenews.com/html/201104/25/20110425174935108561.htm",
    `
    tarte Tatin: Late harvest
    crème brûlée: Sauternes
    `,
  ),
  guideOf(
    "Food & Wine: Fresh cherry crostata",
    "https://www.foodandwine.com/recipes/fresh-cherry-crostata",
    `
    cherry crostata: Sauternes, Late harvest, Muscat
    `,
  ),
  guideOf(
    "Drinksfeed: Traditional Christmas dishes with wines to match",
    "http://drinksfeed.com/3-traditional-christmas-dishes-with-wines-to-match/",
    `
    roast turkey: Sauvignon Blanc, Chardonnay
    Christmas pudding: Tawny Port
    `,
  ),
];
