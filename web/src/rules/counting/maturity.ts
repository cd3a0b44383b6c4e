import type { CellarWine } from "../cellar/CellarWine.ts";
import { OUTLOOK_YEARS, type YearsAtBest } from "./drinkingOutlook.ts";
import type { CountedLot } from "./statistics.ts";

export const STAGES = ["young", "ready", "soon", "past"] as const;
type Stage = (typeof STAGES)[number];

/** Number of bottles in each stage in a year, if no bottle is opened before. */
export interface MaturityYear {
  readonly year: number;
  readonly bottles: Readonly<Record<Stage, number>>;
}

export interface Maturity {
  /** Consecutive years, from the current year to the last year in which a stage changes. */
  readonly years: readonly [MaturityYear, ...MaturityYear[]];
  /** Number of bottles with a known window. `unknown` counts the other bottles. */
  readonly known: number;
  readonly unknown: number;
  readonly wines: number;
  readonly lotsAt: (stage: Stage, year: number) => readonly CountedLot[];
}

export interface Stages {
  readonly windowOf: (wine: CellarWine) => YearsAtBest | undefined;
  readonly stageIn: (year: number, window: YearsAtBest) => Stage;
}

/** Greater than every year. Combines the three years of a window into a unique map key. */
const YEARS_END = 10_000;

/** Minimum number of years in the result, even if no stage changes in these years. */
const YEARS_MIN = 5;

export function maturityOf(
  lots: readonly CountedLot[],
  { windowOf, stageIn }: Stages,
  thisYear: number,
): Maturity {
  const yearAhead = (ahead: number) => ({
    year: thisYear + ahead,
    bottles: { young: 0, ready: 0, soon: 0, past: 0 },
  });
  const first = yearAhead(0);
  const later = Array.from({ length: OUTLOOK_YEARS - 1 }, (_, ahead) => yearAhead(ahead + 1));
  const wines = new Set<CellarWine>();
  // Many wines have the same window. The stages of each window are computed once.
  const alike = new Map<number, { readonly window: YearsAtBest; bottles: number }>();
  let [known, unknown] = [0, 0];
  for (const { wine, lot } of lots) {
    const window = windowOf(wine);
    if (!window) {
      unknown += lot.bottles;
      continue;
    }
    known += lot.bottles;
    wines.add(wine);
    const { from = 0, to = 0, soonUntil = 0 } = window;
    const key = (from * YEARS_END + to) * YEARS_END + soonUntil;
    const same = alike.get(key);
    if (same) same.bottles += lot.bottles;
    else alike.set(key, { window, bottles: lot.bottles });
  }
  for (const { window, bottles: own } of alike.values()) {
    for (const { year, bottles } of [first, ...later]) bottles[stageIn(year, window)] += own;
  }
  const lastChange = later.findLastIndex(({ bottles }, at) =>
    STAGES.some((stage) => bottles[stage] !== (later[at - 1] ?? first).bottles[stage]),
  );
  return {
    years: [first, ...later.slice(0, Math.max(YEARS_MIN - 1, lastChange + 1))],
    known,
    unknown,
    wines: wines.size,
    lotsAt: (stage, year) =>
      lots.filter(({ wine }) => {
        const window = windowOf(wine);
        return window !== undefined && stageIn(year, window) === stage;
      }),
  };
}
