/**
 * `npm run eval:pairing` evaluates how well the built-in sommelier agrees with published guides and
 * with the users of a catalogue. The catalogue is in ../shared/data/catalogue, outside the
 * repository; if it is missing, that part is omitted. `--tuning` reports on the halves for tuning.
 * `--count` prints how often guides recommend each wine. `--service` evaluates on the guides'
 * dishes an AI service instead, configured by `OPENAI_API_KEY`, `OPENAI_BASE_URL` and
 * `OPENAI_MODEL`.
 */
import { existsSync } from "node:fs";
import { type Wine, WINE_ADDITIONS, type WineType } from "sync-protocol";
import { cacheProfiles, pairMeal } from "../../src/sommelier/index.ts";
import { rankCellar } from "../../src/sommelier/ranking/rankCellar.ts";
import type { Meal } from "../../src/sommelier/meals/Meal.ts";
import { readMeal } from "../../src/sommelier/meals/readMeal.ts";
import { PAIRING_RULES } from "../../src/sommelier/rules/rules.ts";
import {
  CATALOGUE,
  type CatalogueWine,
  heldOutWines,
  learningWines,
  readCatalogue,
  TUNED_TO,
} from "../catalogue.ts";
import { builtIn, CELLAR, reportOnGuides, trainOnOtherGuides } from "./guidedPairing.ts";
import { countPours } from "./countPours.ts";
import { guidedDishes } from "./guides/dishes.ts";
import { misunderstood, WISH_QUESTIONS } from "./wishes/wishQuestions.ts";
import { startPairingService } from "./pairingService.ts";
import { mean, ndcg, randomOf, shuffled } from "../measures.ts";

const NOW = { year: 2026 };
const SEED = 7;
const CELLARS = 200;
const CELLAR_SIZE = 40;
const RANKS = 3;
const half = process.argv.includes("--tuning") ? "tuning" : "unseen";
const BENCH_RUNS = 11;
/**
 * Minimum number of catalogue wines for a food to be evaluated. With fewer, a result would depend
 * on single wines.
 */
const FEWEST_WINES = 20;

interface Food {
  readonly name: string;
  readonly meal: Meal;
}

type Ranking = (food: Food, cellar: readonly CatalogueWine[]) => readonly CatalogueWine[];

async function reportOnService(): Promise<void> {
  const { answer, close } = await startPairingService(CELLAR);
  try {
    await reportOnGuides(half, answer, say);
  } finally {
    await close();
  }
}

async function report(): Promise<void> {
  bench();
  reportOnWishes();
  const catalogue = existsSync(CATALOGUE) ? readCatalogue(CATALOGUE) : undefined;
  for (const judgedRound of [1, 2]) await reportOnGuides(half, builtIn(NOW), say, { judgedRound });
  if (half === "tuning") await reportOnTuning(catalogue ?? []);
  else await reportOnGuides("unseen", builtIn(NOW), say);
  if (!catalogue) {
    say("Skipped the ranking: ../shared/data/catalogue is absent.");
    return;
  }
  const foods = foodsOf(catalogue);
  const tuningWines = learningWines(catalogue);
  const others = heldOutWines(catalogue);
  const tuningFoods = foods.filter(({ name }) => TUNED_TO.has(name));
  const heldOutFoods = foods.filter(({ name }) => !TUNED_TO.has(name));

  const typeOnly = typeOnlyRanking(tuningWines);
  if (half === "tuning") {
    compare("tuning wines, tuning foods", tuningWines, tuningFoods, typeOnly, true);
    return;
  }
  compare("held-out wines, held-out foods", others, heldOutFoods, typeOnly, true);
  compare("held-out wines, tuning foods", others, tuningFoods, typeOnly, true);
  compare("held-out wines, all foods", others, foods, typeOnly, false);
  calibration(others, foods);
  coverage(foods);
}

async function reportOnTuning(catalogue: readonly CatalogueWine[]): Promise<void> {
  for (const part of ["worn", "tuning"] as const) await reportOnGuides(part, builtIn(NOW), say);
  say("\nThe same, where what guides pour is counted without those that name the dish");
  const dishes = guidedDishes().filter(({ part }) => part !== "unseen");
  const others = trainOnOtherGuides(dishes, learningWines(catalogue), NOW);
  for (const part of ["worn", "tuning"] as const)
    await reportOnGuides(part, others, say, { withMisses: false });
}

function reportOnWishes(): void {
  const asked = WISH_QUESTIONS.filter(({ part }) => part === half);
  const wrong = asked.flatMap((one) => {
    const why = misunderstood(one);
    return why === undefined ? [] : [`    ${one.question} → ${why}`];
  });
  say(`\nQuestions with wishes, ${half}`);
  say(
    `  understood right            ${String(asked.length - wrong.length)} of ${String(asked.length)}`,
  );
  if (half === "tuning") for (const line of wrong) say(line);
}

function foodsOf(catalogue: readonly CatalogueWine[]): Food[] {
  const names = [...new Set(catalogue.flatMap(({ foods }) => [...foods]))].sort();
  return names
    .filter((name) => catalogue.filter(({ foods }) => foods.has(name)).length >= FEWEST_WINES)
    .flatMap((name) => {
      const reading = readMeal(name);
      if (reading.kind === "meal") return [{ name, meal: reading.meal }];
      say(`Not understood: ${name}`);
      return [];
    });
}

const sommelier: Ranking = ({ meal }, cellar) => {
  const byId = new Map(cellar.map((entry) => [entry.wine.id, entry]));
  const wines = cellar.map(({ wine }) => wine);
  return rankCellar(meal, wines, NOW).flatMap(({ profile }) => byId.get(profile.wine.id) ?? []);
};

/**
 * A baseline: the best ranking that knows only the wine type. Types are sorted by the share of
 * their wines in the tuning half that are eaten with the food. The order within a type is random.
 */
function typeOnlyRanking(learned: readonly CatalogueWine[]): Ranking {
  const shareOf = (food: string, type: WineType) => {
    const ofType = learned.filter(({ wine }) => wine.type === type);
    return ofType.filter(({ foods }) => foods.has(food)).length / ofType.length;
  };
  return ({ name }, cellar) =>
    cellar.toSorted((a, b) => shareOf(name, b.wine.type) - shareOf(name, a.wine.type));
}

function compare(
  title: string,
  wines: readonly CatalogueWine[],
  foods: readonly Food[],
  typeOnly: Ranking,
  byFood: boolean,
): void {
  say(
    `\n${title}: nDCG@${String(RANKS)} over ${String(CELLARS)} cellars of ${String(CELLAR_SIZE)}`,
  );
  const rows = foods.map((food) => {
    const random = randomOf(SEED);
    const cellars = Array.from({ length: CELLARS }, () =>
      shuffled(wines, random).slice(0, CELLAR_SIZE),
    ).filter((cellar) => cellar.some(({ foods: eaten }) => eaten.has(food.name)));
    const measured = (ranking: Ranking) =>
      mean(
        cellars.map((cellar) =>
          ndcg(
            ranking(food, cellar).map(({ foods: eaten }) => eaten.has(food.name)),
            RANKS,
          ),
        ),
      );
    return { food, ours: measured(sommelier), baseline: measured(typeOnly) };
  });
  if (byFood) for (const { food, ours, baseline } of rows) sayRow(food.name, ours, baseline);
  sayRow(
    "mean over foods",
    mean(rows.map(({ ours }) => ours)),
    mean(rows.map((row) => row.baseline)),
  );
}

function sayRow(name: string, ours: number, baseline: number): void {
  const [sommelierPoints, typePoints] = [ours * 100, baseline * 100];
  const gain = sommelierPoints - typePoints;
  say(
    `  ${name.padEnd(20)} sommelier ${sommelierPoints.toFixed(1).padStart(5)}  type only ${typePoints
      .toFixed(1)
      .padStart(5)}  ${gain >= 0 ? "+" : ""}${gain.toFixed(1)}`,
  );
}

function calibration(wines: readonly CatalogueWine[], foods: readonly Food[]): void {
  say("\nPercentage given, and the share of those wines that are eaten with the food");
  const given = foods.flatMap((food) =>
    rankCellar(
      food.meal,
      wines.map(({ wine }) => wine),
      NOW,
    ).map(({ profile, score }) => ({ food, id: profile.wine.id, score })),
  );
  const foodsById = new Map(wines.map(({ wine, foods: eaten }) => [wine.id, eaten]));
  for (const floor of [0, 30, 40, 50, 60, 70, 80, 90]) {
    const width = floor === 0 ? 30 : 10;
    const within = given.filter(({ score }) => score * 100 >= floor && score * 100 < floor + width);
    const eaten = within.filter(({ food, id }) => foodsById.get(id)?.has(food.name));
    const percent =
      within.length === 0 ? "–" : `${((eaten.length / within.length) * 100).toFixed(0)} %`;
    say(
      `  ${String(floor).padStart(2)} to ${String(floor + width).padStart(3)}: ${percent.padStart(5)} of ${String(within.length)}`,
    );
  }
}

function coverage(foods: readonly Food[]): void {
  say("\nFoods for which each rule is at stake");
  for (const rule of PAIRING_RULES) {
    const concerned = foods.filter(({ meal }) => rule.stake(meal) > 0).length;
    say(`  ${rule.name.padEnd(44)} ${String(concerned).padStart(3)} of ${String(foods.length)}`);
  }
}

function bench(): void {
  const unknown = timesOf(() => undefined);
  const known = timesOf((wines) => {
    cacheProfiles(wines, NOW);
  });
  say(
    `1,000 wines, ms of processor time: first ${(unknown[0] ?? 0).toFixed(0)}, median ${medianOf(unknown).toFixed(0)}; looked at beforehand, as the tab does, ${medianOf(known).toFixed(0)}`,
  );
}

/** The CPU time of each pairing question, in ms, which depends little on other programs. */
function timesOf(prepare: (wines: readonly Wine[]) => void): number[] {
  return Array.from({ length: BENCH_RUNS }, () => {
    const wines = Array.from({ length: 1_000 }, (_, position) => benchWine(position));
    prepare(wines);
    const before = process.cpuUsage();
    pairMeal("grilled lamb with rosemary and a spicy tomato sauce", wines, NOW);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
}

function medianOf(ms: readonly number[]): number {
  return ms.toSorted((a, b) => a - b)[Math.floor(ms.length / 2)] ?? 0;
}

const BENCH_KINDS = [
  ["Red Wine", "Nebbiolo", "Barolo", "Italy"],
  ["White Wine", "Chardonnay", "Chablis 1er Cru 'Montmains'", "France"],
  ["Sparkling Wine", "Champagne Blend", "Champagne", "France"],
  ["Red Wine", "Cabernet Sauvignon, Merlot, Cabernet Franc", "Saint-Émilion Grand Cru", "France"],
] as const;

function benchWine(position: number): Wine {
  const [type, varietal, region, country] =
    BENCH_KINDS[position % BENCH_KINDS.length] ?? BENCH_KINDS[0];
  const id = `00000000-0000-4000-8000-${String(position).padStart(12, "0")}`;
  return {
    id,
    userId: id,
    name: `${region} Cuvée ${String(position)}`,
    vintage: 2000 + (position % 25),
    type,
    varietal,
    country,
    region,
    producer: "Domaine",
    notes: null,
    bottleId: id,
    quantity: 1,
    photoUrl: null,
    ...WINE_ADDITIONS,
    isArchived: false,
  };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function count(): void {
  const dishes = guidedDishes().filter(({ part }) => part !== "unseen");
  for (const [table, shares] of countPours(dishes, learningWines(readCatalogue(CATALOGUE)))) {
    const kinds = [...shares].map(([kind, share]) => `${kind} ${String(Math.round(share * 100))}`);
    say(`${table}\t${kinds.join(", ")}`);
  }
}

if (process.argv.includes("--count")) count();
else await (process.argv.includes("--service") ? reportOnService() : report());
