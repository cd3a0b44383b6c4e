import { expect, test } from "vitest";
import { aWine } from "../test/aWine.ts";
import { windowOf } from "./windowOf.ts";

/**
 * Wines as users enter them, each with the stage and years that a sommelier would state in 2026.
 */
test.each([
  [
    "Château Lynch-Bages 2010, Pauillac",
    red("Château Lynch-Bages", "Bordeaux", "France", "Pauillac"),
    2010,
    "ready",
  ],
  [
    "Château Lynch-Bages 2022",
    red("Château Lynch-Bages", "Pauillac, Bordeaux", "France"),
    2022,
    "young",
  ],
  [
    "Echo de Lynch-Bages 2012",
    red("Echo de Lynch-Bages", "Pauillac", "France"),
    2012,
    "soon|ready",
  ],
  ["a Bordeaux of 2012", red("Château Inconnu", "Bordeaux", "France"), 2012, "past"],
  ["La Grande Année 2008", sparkling("La Grande Année", "Champagne", "France"), 2008, "ready"],
  ["Dom Pérignon 2002", sparkling("Dom Pérignon", "Champagne", "France"), 2002, "ready"],
  [
    "a vintage Champagne of 2012",
    sparkling("Brut Millésimé", "Champagne", "France"),
    2012,
    "ready",
  ],
  ["Sassicaia 2016", red("Sassicaia", "Bolgheri", "Italy"), 2016, "ready"],
  ["Vino Nobile 2019", red("Vino Nobile di Montepulciano", "Tuscany", "Italy"), 2019, "ready"],
  ["Gattinara 2016", red("Gattinara", "Piedmont", "Italy", null, "Nebbiolo"), 2016, "ready"],
  [
    "Etna Rosso 2020",
    red("Etna Rosso", "Sicily", "Italy", null, "Nerello Mascalese"),
    2020,
    "ready",
  ],
  ["Gigondas 2019", red("Gigondas", "Rhône", "France"), 2019, "ready"],
  ["Hermitage 2015", red("Hermitage", "Rhône", "France", null, "Syrah"), 2015, "ready"],
  [
    "Crozes-Hermitage 2014",
    red("Crozes-Hermitage", "Rhône", "France", null, "Syrah"),
    2014,
    "past|soon",
  ],
  [
    "Chambertin 2010",
    red("Chambertin Grand Cru", "Burgundy", "France", null, "Pinot Noir"),
    2010,
    "ready",
  ],
  ["Bourgogne Pinot Noir 2012", red("Bourgogne Pinot Noir", "Burgundy", "France"), 2012, "past"],
  ["Unico 2010", red("Unico", "Ribera del Duero", "Spain", null, "Tempranillo"), 2010, "ready"],
  ["Grange 2008", red("Grange", "South Australia", "Australia", null, "Shiraz"), 2008, "ready"],
  ["Opus One 2012", red("Opus One", "Napa Valley, California", "USA"), 2012, "ready"],
  ["a Super Tuscan in German", red("Tignanello", "Toskana", "Italien"), 2015, "ready"],
  [
    "Scharzhofberger Kabinett 2015",
    white("Scharzhofberger Riesling Kabinett", "Mosel", "Germany"),
    2015,
    "ready|soon",
  ],
  [
    "a Grosses Gewächs of 2019",
    white("Kirchspiel Riesling GG", "Rheinhessen", "Germany"),
    2019,
    "ready",
  ],
  ["Müller-Thurgau 2018", white("Müller-Thurgau", "Baden", "Germany"), 2018, "past"],
  ["Savennières 2016", white("Savennières", "Loire", "France"), 2016, "ready"],
  ["Hunter Semillon 2014", white("Semillon", "Hunter Valley", "Australia"), 2014, "ready|soon"],
  [
    "Marlborough Sauvignon 2019",
    white("Sauvignon Blanc", "Marlborough", "New Zealand"),
    2019,
    "past",
  ],
  ["vin jaune 1999", white("Château-Chalon", "Jura", "France"), 1999, "ready"],
  [
    "Tondonia Blanco Gran Reserva 2001",
    white("Viña Tondonia Gran Reserva", "Rioja", "Spain"),
    2001,
    "ready|soon",
  ],
  ["Vin de Constance 2016", sweet("Vin de Constance", "Constantia", "South Africa"), 2016, "ready"],
  ["Yquem 1988", sweet("Château d'Yquem", "Sauternes", "France"), 1988, "ready|soon"],
  ["a Vidal icewine of 2008", sweet("Vidal Icewine", "Niagara", "Canada"), 2008, "past"],
  ["a Vintage Port of 2011", fortified("Vintage Port", "Douro", "Portugal"), 2011, "ready"],
  ["a Vintage Port of 2017", fortified("Vintage Port", "Douro", "Portugal"), 2017, "young"],
  ["a Colheita of 1997", fortified("Colheita Tawny Port", "Douro", "Portugal"), 1997, "ready"],
  ["a Madeira of 1920", fortified("Frasqueira Bual", "Madeira", "Portugal"), 1920, "ready"],
])("the drinking window of %s matches a sommelier's", (_, facts, vintage, stages) => {
  const wine = aWine({ producer: "House", ...facts, vintage });

  expect(stages.split("|")).toContain(windowOf(wine, { year: 2026 })?.stage);
});

function red(
  name: string,
  region: string,
  country: string,
  appellation: string | null = null,
  varietal = "Red Blend",
) {
  return { type: "Red Wine", name, region, country, appellation, varietal } as const;
}

function white(name: string, region: string, country: string) {
  return { type: "White Wine", name, region, country, varietal: name } as const;
}

function sparkling(name: string, region: string, country: string) {
  return { type: "Sparkling Wine", name, region, country, varietal: "Champagne Blend" } as const;
}

function sweet(name: string, region: string, country: string) {
  return { type: "Dessert Wine", name, region, country, varietal: "Blend" } as const;
}

function fortified(name: string, region: string, country: string) {
  return { type: "Fortified Wine", name, region, country, varietal: "Blend" } as const;
}
