/** Where the years of the table can be looked up; each of its rows names two. Facts, none copied whole. */
export const SOURCES = {
  amaroneKeeps: {
    title: "Cancan Awards: How long Amarone keeps",
    address: "https://cancanawards.com/how-long-can-i-keep-a-bottle-of-amarone",
  },
  bandolRose: {
    title: "Samsara: How long rosé lasts, and Bandol",
    address: "https://www.samsarawine.com/featured-wines/how-long-does-rose-wine-last-unopened/",
  },
  bandolTime: {
    title: "South China Morning Post: Why Bandol needs time",
    address:
      "https://www.scmp.com/lifestyle/food-drink/article/1847040/why-frances-bandol-wines-need-time-show-their-grace",
  },
  baroloDrinking: {
    title: "Italian Wine Info: Barolo, ageing and drinking",
    address: "https://italian-wine-info.com/barolo/drinkadvice",
  },
  burgundyAges: {
    title: "Flaschenpiraten: How long white Burgundy ages",
    address:
      "https://www.flaschenpiraten.de/wein-faqs/zg8wkijlgltqzsu2ffkh-alterungspotenzial-burgunder-chardonnay",
  },
  cahorsReady: {
    title: "Wine on the Rocks: Cahors",
    address: "http://wineontherocks.tv/category/onthego/cahors-01/",
  },
  cancan: {
    title: "Cancan Awards: How long wines keep",
    address: "https://cancanawards.com/how-long-can-you-keep-valpolicella-ripasso",
  },
  cellarNotes: {
    title: "CellarNotes: Chablis and its classifications",
    address: "http://www.cellarnotes.net/Chablis.html",
  },
  chablisKeeps: {
    title: "How long Chablis keeps, by its ranks",
    address: "https://true-telecom.com/how-long-can-you-keep-chablis-premier-cru",
  },
  chateauneuf: {
    title: "The Best Vintage: How long Châteauneuf-du-Pape ages",
    address:
      "https://thebestvintage.fr/en/what-is-the-ageing-potential-of-chateauneuf-du-pape-wines/",
  },
  chateauneufHome: {
    title: "Châteauneuf-du-Pape and age",
    address: "https://h-o-m-e.org/?p=215076",
  },
  chiantiRiserva: {
    title: "Tastings, Drinkipedia: Chianti Classico Riserva",
    address: "https://www.tastings.com/Drinkipedia/Chianti-Classico-Riserva-Definition.aspx",
  },
  chowhound: {
    title: "Chowhound: How long unopened Champagne keeps",
    address: "https://www.chowhound.com/1796106/how-long-does-unopened-champagne-last/",
  },
  clickOnWine: {
    title: "Click on Wine: Ageing by variety",
    address: "https://www.click-on-wine.com/aging.html",
  },
  companion: {
    title: "Years in bottle, from The Oxford Companion to Wine (A Thirsty Spirit)",
    address: "https://athirstyspirit.com/2009/06/07/is-it-ageworthy/",
  },
  diaries: {
    title: "The Daily Diaries: How long Malbec ages",
    address: "https://thedailydiaries.org/how-long-can-you-age-malbec-wine",
  },
  divineLoire: {
    title: "Divine Loire: Which wines of the Loire age longest",
    address: "https://divineloire.fr/en/questions/loire-wines-longest-aging",
  },
  enoteca: {
    title: "Enoteca Pierangioli: Brunello di Montalcino Riserva",
    address: "https://www.enotecapierangioli.com/en/about-brunello-di-montalcino-riserva/",
  },
  ewineplanet: {
    title: "eWinePlanet: Wines to drink young",
    address: "https://ewineplanet.com/menu.asp?id=3&main=10&sub=42",
  },
  garr: {
    title: "Robin Garr, Wine Lovers' Page: How old can Beaujolais go?",
    address: "http://forums.wineloverspage.com/viewtopic.php?f=3&t=18885",
  },
  globe: {
    title: "The Globe and Mail: Which white wines can age",
    address: "https://www.theglobeandmail.com/life/food-and-wine/article-which-white-wines-can-age",
  },
  jancis: {
    title: "Jancis Robinson: Whites, to age or drink?",
    address: "https://www.jancisrobinson.com/articles/whites-age-or-drink",
  },
  latimes: {
    title: "Los Angeles Times: Can Beaujolais be put down?",
    address: "https://www.latimes.com/archives/la-xpm-1992-04-23-fo-1105-story.html",
  },
  layman: {
    title: "A Layman's Wine Musings: Wine's best-before date",
    address: "https://alaymanswinemusings.com/category/cellaring/",
  },
  lustau: {
    title: "Lustau: How to store Sherry",
    address: "http://training.lustau.es/unit/3b-how-to-store/?id=2125",
  },
  mattWalls: {
    title: "Matt Walls: Chinon, word to the wise",
    address: "https://www.mattwalls.co.uk/chinon-word-to-the-wise/",
  },
  moscato: {
    title: "Wine Enthusiast: Moscato d'Asti and age",
    address: "https://www.winemag.com/2018/10/31/moscato-asti-ripe-aging/",
  },
  mosley: {
    title: "Stephen Mosley: How long Port lasts unopened",
    address: "https://h-o-m-e.org/how-long-does-port-last-unopened/",
  },
  nibble: {
    title: "The Nibble: Vinho Verde",
    address:
      "https://blog.thenibble.com/2025/05/25/vinho-verde-for-national-wine-day-a-light-refreshing-white/",
  },
  nicole: {
    title: "French with Nicole: How long reds age",
    address: "https://frenchwithnicole.blogspot.com/2021/09/red-wine-aging-potential.html",
  },
  northernItaly: {
    title: "Everything Wine: When to drink the wines of northern Italy",
    address: "https://www.everythingwine.ca/wine-news/wait-what-when-part-two-northern-italy/",
  },
  nytRose: {
    title: "The New York Times: Rosé from Provence deserves to live a little",
    address: "http://nyti.ms/1FqAyrT",
  },
  portland: {
    title: "Portland Interview: Can white wine age?",
    address: "https://portlandinterviewmagazine.com/columns/pamelas-point/can-white-wine-age/",
  },
  prosecco: {
    title: "Winemaker's Corner: How long Prosecco lasts",
    address: "https://winemakerscorner.com/wine-information/how-long-does-prosecco-last/",
  },
  proseccoKeeps: {
    title: "Veduzo: How long Prosecco keeps",
    address: "https://veduzo.com/archives/9318",
  },
  ripassoKeeps: {
    title: "Flaschenpiraten: How long Valpolicella Ripasso keeps",
    address:
      "https://www.flaschenpiraten.de/wein-faqs/vsmselzpu0vhmy5blhxo-lagerung-und-alterung-valpolicella-ripasso",
  },
  sauternes: {
    title: "Cancan Awards: How long Sauternes ages",
    address: "https://cancanawards.com/?p=236218",
  },
  sherry: {
    title: "Consejo Regulador: Keeping Sherry",
    address: "https://www.sherry.wine/enjoying-sherry/conservation-serving",
  },
  southwest: {
    title: "Wine Enthusiast: The reds of south-west France",
    address: "https://www.winemag.com/2019/01/17/get-to-know-southwest-france-red-wines/",
  },
  sparkling: {
    title: "Luxumes: How long sparkling wine lasts",
    address: "https://luxumes.com/archives/8546",
  },
  standard: {
    title: "Business Standard: What makes vintage wines",
    address:
      "https://www.business-standard.com/article/beyond-business/what-makes-vintage-wines-118102601370_1.html",
  },
  tahoe: {
    title: "Tahoe: Wine storage times",
    address: "https://sharetahoe.com/blogs/news/wine-storage-times",
  },
  tastingPour: {
    title: "Tasting Pour: Pour or store",
    address: "https://tastingpour.com/2013/04/pour-or-store-part-2-of-2.html",
  },
  times: {
    title: "The Times: Tokaji Aszú",
    address: "https://www.thetimes.co.uk/article/on-the-sauce-eastern-promise-23r78t98tm3",
  },
  viking: {
    title: "Viking: The fine art of aging",
    address: "https://www.manualowl.com/m/Viking/VUWC1441CRSS/Manual/226784?page=9",
  },
  vinepair: {
    title: "VinePair: Can you age rosé?",
    address: "https://vinepair.com/wine-blog/can-you-age-rose",
  },
  vinesse: {
    title: "Vinesse: Barbaresco",
    address: "https://blog.vinesse.com/2013/04/04/barbaresco-the-true-essence-of-nebbiolo/",
  },
  vinhoVerde: {
    title: "Wine Lovers: Vinho Verde",
    address: "https://wineloverswebshop.com/szolofajtak/feherszolo-fajtak/vinho-verde-637",
  },
  winehog: {
    title: "Winehog: How long to keep a village Meursault",
    address: "https://winehog.org/long-keep-village-meursault-20647",
  },
  wineintro: {
    title: "WineIntro: Aging guidelines",
    address: "https://wineintro.com/basics/aging.html",
  },
  wineNet: {
    title: "Wine.net: The wonderful world of aging wine",
    address: "https://wine.net/the-wonderful-world-of-aging-wine/",
  },
} as const;

/** The short name of a work in {@link SOURCES}. */
export type Source = keyof typeof SOURCES;
