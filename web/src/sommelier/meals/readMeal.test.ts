import { describe, expect, test } from "vitest";
import type { Meal } from "./Meal.ts";
import { readMeal } from "./readMeal.ts";

describe("whole words and their inflections", () => {
  test.each([
    ["champignons à la crème", ["mushrooms", "cream sauce"]],
    ["grilled lamb chops with rosemary", ["grilled", "lamb", "herbs"]],
    ["Rinderbraten mit Rotkohl und Knödeln", ["roast beef", "cabbage", "potatoes"]],
    ["Hirschbraten mit Pfifferlingen", ["venison", "roast", "mushrooms"]],
    ["Lachsfilet in Sahnesauce", ["salmon", "cream sauce"]],
    ["funghi porcini alla griglia", ["mushrooms", "grilled"]],
    ["verdure grigliate", ["vegetables", "grilled"]],
    ["gambas a la plancha", ["prawns", "grilled"]],
    ["huîtres", ["oysters"]],
    ["tarte aux pommes", ["fruit tart"]],
    ["pommes frites", ["chips"]],
    ["pâtes aux fruits de mer", ["pasta", "seafood"]],
    ["pâté de campagne", ["pâté"]],
    ["spaghetti alle vongole", ["spaghetti alle vongole"]],
    ["fish & chips", ["fish and chips"]],
    ["BOEUF BOURGUIGNON", ["boeuf bourguignon"]],
    ["caramelised-onion tart", ["quiche"]],
  ])("every word of “%s” is understood", (text, understood) => {
    expect(mealIn(text).terms).toEqual(expect.arrayContaining(understood));
  });

  test.each([
    ["a champignon is no ham", "champignon", "cured meat"],
    ["an aubergine is no bergamot and no Berg", "aubergine", "desserts"],
    ["a hamburger is no ham", "hamburger", "cured meat"],
    ["eggplant is no egg", "eggplant", "eggs"],
    ["a goats' cheese is no goat", "goats' cheese", "lamb"],
    ["butternut squash is no nut and no butter", "butternut squash", "aperitifs"],
    ["a hot dog is no hot dish", "hot dog", "spicy food"],
    ["sweet potato is no dessert", "sweet potato", "desserts"],
    ["crab cake is no cake", "crab cake", "desserts"],
    ["black pudding is no pudding", "black pudding", "desserts"],
    ["Marsala is no masala", "chicken Marsala", "curry"],
    ["a chicken paprikash is no beef", "chicken paprikash", "beef"],
  ] as const)("a word is not found within another word: %s", (_sentence, text, family) => {
    expect(mealIn(text).families).not.toContain(family);
  });

  test("an unknown word that contains a kitchen word is not understood", () => {
    for (const word of ["hamster", "bergamot", "codswallop", "Reisepass", "porcelain", "eggnog"]) {
      expect(readMeal(word).kind, word).toBe("unclear");
    }
  });
});

describe("general words beside specific ones", () => {
  test.each([
    ["comté cheese", "alpine cheese"],
    ["brie cheese", "soft cheese"],
    ["fish: cod", "white fish"],
    ["duck meat", "duck"],
    ["pork meat", "pork"],
  ] as const)("“%s” is understood only as the kind of food “%s”", (text, family) => {
    expect([...mealIn(text).families]).toEqual([family]);
  });

  test("a general food word counts beside a different kind of food", () => {
    expect([...mealIn("ham with cheese").families]).toEqual(["cured meat", "hard cheese"]);
  });
});

describe("mistyped words within a phrase", () => {
  test.each([
    ["boeuf bourgignon", "boeuf bourguignon"],
    ["creme brulle", "crème brûlée"],
    ["filet mignion", "steak"],
    ["pad thai with tofu", "Thai food"],
  ])("the mistyped “%s” is read as %s", (text, term) => {
    expect(mealIn(text).terms).toContain(term);
  });

  test("a known word that resembles another known word is not corrected", () => {
    expect(mealIn("chicken brochette").terms).toContain("chicken");
  });
});

describe("dishes by their usual names", () => {
  test.each([
    ["Indian", "curry"],
    ["Cajun", "Cajun food"],
    ["Cajun salmon", "Cajun food"],
    ["Moroccan", "tagines"],
    ["Sunday roast", "beef"],
    ["indisch", "curry"],
    ["marocain", "tagines"],
    ["libanese", "mezze"],
    ["mexicano", "Mexican food"],
    ["chiken tikka masalla", "curry"],
    ["spagetti bolognase", "meat sauce"],
    ["Gänsekeule mit Rotkohl", "goose"],
    ["Rinderschmorbraten", "stews"],
    ["cumin-crusted lamb", "lamb"],
    ["Granny's easy weeknight chicken casserole for four", "poultry"],
    ["aïoli", "dips"],
    ["bibimbap", "Korean food"],
    ["currywurst", "German sausages"],
    ["bistecca alla fiorentina", "Tuscan steak"],
    ["salade de fruits de mer", "shellfish"],
    ["veggie chilli", "chilli con carne"],
    ["Thai fish cakes", "Thai food"],
    ["Hähnchencurry", "curry"],
    ["Rehragout", "game stews"],
    ["spicy tuna roll", "sushi"],
    ["duck pancakes", "fowl with fruit"],
    ["taleggio", "washed-rind cheese"],
    ["curried goat", "red meat curries"],
    ["bulgogi", "barbecue"],
    ["bánh mì", "Vietnamese food"],
    ["ramen", "noodle soups"],
    ["yakitori", "Japanese grills"],
    ["palak paneer", "curry"],
    ["kibbeh", "barbecue"],
    ["chicken shawarma", "spiced chicken"],
    ["doro wat", "spicy food"],
    ["empanadas", "meat pies"],
    ["lomo saltado", "beef and soy"],
    ["carne asada", "Mexican meat"],
    ["pierogi", "filled dumplings"],
    ["borscht", "beetroot"],
    ["Rindergulasch", "goulash"],
    ["Sauerbraten", "soured beef"],
    ["club sandwich", "sandwiches"],
    ["pizza bianca", "white pizza"],
    ["spaghetti allo scoglio", "seafood pasta"],
  ] as const)("“%s” is understood as the kind of food “%s”", (text, family) => {
    expect([...mealIn(text).families]).toContain(family);
  });

  test.each(["Italian", "französisch", "español", "Mediterranean", "Hungarian"])(
    "the word “%s” alone is understood as a meal",
    (text) => {
      expect(readMeal(text).kind).toBe("meal");
    },
  );

  test("unknown words of a meal are reported, except unimportant words", () => {
    const { understood, unknownWords } = mealIn("Granny's quick roast lamb with quandong for 4");

    expect(understood).toEqual(["roast lamb"]);
    expect(unknownWords).toEqual(["granny", "quandong"]);
  });
});

describe("capitals at the beginning of a sentence", () => {
  test.each([
    ["Steak", "steak"],
    ["Steaks", "steaks"],
    ["Poulet", "poulet"],
    ["Curry", "curry"],
    ["Spinat", "Spinat"],
    ["Gulaschsuppe", "Gulaschsuppe"],
    ["Spinach", "spinach"],
    ["Lachssteak", "Lachssteak"],
    ["LACHSSTEAK", "lachssteak"],
    ["Thai green curry", "Thai green curry"],
    ["Irish stew", "Irish stew"],
  ])("the meal “%s” is quoted as “%s”", (text, name) => {
    const { traits, aromas, ...meal } = mealIn(text);

    expect(meal.name).toBe(name);
    expect(new Set(Object.values(traits).map(({ from }) => from))).toEqual(new Set([name]));
    for (const source of aromas.values()) expect(source).toBe(name);
  });

  test("the first word of a meal with two parts loses its capital", () => {
    const { name, traits } = mealIn("Steak and chips");

    expect(name).toBe("steak and chips");
    expect(traits.protein.from).toBe("steak");
  });
});

describe("negated parts", () => {
  test.each([
    ["chicken without cream", "fat", "chicken"],
    ["chicken without chilli or cream", "fat", "chicken"],
    ["poulet sans crème", "fat", "poulet"],
    ["Hähnchen ohne Chili", "heat", "Hähnchen"],
    ["pollo sin salsa picante", "heat", "pollo"],
    ["chicken, cream-free", "fat", "chicken"],
  ] as const)("a negated part adds nothing: %s", (text, trait, plain) => {
    expect(mealIn(text).traits[trait].level).toBe(mealIn(plain).traits[trait].level);
  });

  test('"mild" reduces the heat of a curry', () => {
    expect(mealIn("mild curry").traits.heat.level).toBeLessThan(mealIn("curry").traits.heat.level);
  });
});

describe("the traits of a plate", () => {
  test("a meal's trait quotes the word that adds most to the trait", () => {
    const { traits } = mealIn("chicken in cream sauce with chilli");

    expect(traits.fat.from).toBe("cream sauce");
    expect(traits.heat.from).toBe("chilli");
  });

  test("a second source of heat makes a meal hotter", () => {
    const [one, two] = [mealIn("curry"), mealIn("curry with extra chilli")];

    expect(two.traits.heat.level).toBeGreaterThan(one.traits.heat.level);
  });

  test("the way of cooking makes a meal lighter or heavier", () => {
    const weight = (text: string) => mealIn(text).traits.weight.level;

    expect(weight("steamed cod")).toBeLessThan(weight("cod"));
    expect(weight("cod in cream sauce")).toBeGreaterThan(weight("cod"));
  });

  test("side dishes do not change the kind of food of a meal", () => {
    expect(mealIn("steak with salad and tomatoes").families).toEqual(new Set(["beef"]));
  });

  test("fruit is a dessert, except beside salad or meat", () => {
    expect(mealIn("peaches").isDessert).toBe(true);
    expect(mealIn("kale and apple salad").isDessert).toBe(false);
    expect(mealIn("pork with peaches").isDessert).toBe(false);
  });

  test("sweet potatoes and sweetcorn are not pumpkin", () => {
    expect(mealIn("roasted sweet potatoes").terms).toContain("sweet potato");
    expect(mealIn("corn on the cob").terms).toEqual(["sweetcorn"]);
  });

  test("a side dish without a main part gives the meal's food kind", () => {
    expect(mealIn("green salad").families).toEqual(new Set(["salads"]));
  });

  test("a meal's name combines the dish with its ingredient or cooking", () => {
    expect(mealIn("stew of venison").name).toBe("stew of venison");
    expect(mealIn("tonno alla griglia").name).toBe("tonno");
    expect(mealIn("Linguine all'astice").name).toBe("linguine all'astice");
    expect(mealIn("Garnelenpfanne").name).toBe("Garnelenpfanne");
    expect(mealIn("Pannfisch mit Linsencurry").name).toBe("Linsencurry");
    expect(mealIn("grilled salmon").name).toBe("grilled salmon");
    expect(mealIn("ham & eggs").name).toBe("ham and eggs");
  });
});

describe("questions instead of guesses", () => {
  test.each([
    ["zurbelknack", "I don't know “zurbelknack”"],
    ["something grilled", "I understand “grilled”, but not of what"],
    ["", "What are you cooking"],
    ["with and of the", "What are you cooking"],
    ["roast beef, then chocolate cake", "Is the wine for the roast beef or for the chocolate"],
    ["fideles Zwackelmännchen im Brunnen", "I don't know"],
  ])("the unclear meal “%s” leads to a question", (text, question) => {
    const reading = readMeal(text);

    expect(reading.kind === "unclear" && reading.question).toContain(question);
  });

  test("a question about a long text quotes only part of it", () => {
    const reading = readMeal("zurbel ".repeat(1_000));

    expect(reading.kind === "unclear" && reading.question.length).toBeLessThan(150);
  });
});

function mealIn(text: string): Meal {
  const reading = readMeal(text);
  if (reading.kind === "unclear") throw new Error(`${text}: ${reading.question}`);
  return reading.meal;
}
