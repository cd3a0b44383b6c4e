/** The works that the tables and rules of this folder rest on; the sentences here are our own. */
export const SOURCES = {
  atlas: "Johnson, Robinson: The World Atlas of Wine, 8th ed. (Mitchell Beazley, 2019)",
  beckett: "Beckett: Matching Food & Wine, matchingfoodandwine.com",
  chartier: "Chartier: Taste Buds and Molecules (Wiley, 2012)",
  gawel: "Gawel: Red wine astringency, a review. Aust. J. Grape Wine Res. 4 (1998), 74–95",
  goldstein: "Goldstein: Perfect Pairings (University of California Press, 2006)",
  guides: "Lists of merchants, schools, newspapers and writers, transcribed in web/eval/guides",
  grapes: "Robinson, Harding, Vouillamoz: Wine Grapes (Allen Lane, 2012)",
  harrington: "Harrington: Food and Wine Pairing, A Sensory Experience (Wiley, 2008)",
  macneil: "MacNeil: The Wine Bible, 2nd ed. (Workman, 2015)",
  oxford:
    "Robinson, Harding: The Oxford Companion to Wine, 4th ed. (Oxford University Press, 2015)",
  page: "Dornenburg, Page: What to Drink with What You Eat (Bulfinch, 2006)",
  folly: "Puckette, Hammack: Wine Folly, Magnum Edition (Avery, 2018)",
  tamura:
    "Tamura et al.: Iron is an essential cause of fishy aftertaste formation in wine and seafood pairing. J. Agric. Food Chem. 57 (2009), 8550–8556",
  wset: "WSET: Understanding Wines, Explaining Style and Quality (2016)",
} as const;

/** The short name of a work in {@link SOURCES}. */
export type Source = keyof typeof SOURCES;
