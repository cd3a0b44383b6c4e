import type { BareSync } from "../bareSync.ts";
import { median, table } from "../benchmarksPage.ts";
import type { Contestant, Device } from "../openDevice.ts";
import type { BenchPerson } from "../wines.ts";

/** A person with a cellar, and the least server over a copy of it. */
export interface Stock {
  readonly person: BenchPerson & { readonly wineIds: readonly string[] };
  readonly bare: BareSync;
}

/** What each part of the benchmark works with. */
export interface Bench {
  readonly rounds: number;
  /** Sizes of the cellar; the first is the one that aims are for. */
  readonly sizes: readonly number[];
  /** Who is measured beside the floor. */
  readonly contestants: readonly Exclude<Contestant, "floor">[];
  /** A cellar of this size that no other part has changed. */
  stock(size: number): Promise<Stock>;
  /** A browser with a profile of its own on disk. */
  device(person: BenchPerson): Promise<Device>;
}

/** The times of one figure, in ms, by who took them; each list has one time for each round. */
export type Times = Partial<Record<Contestant, number[]>>;

/** One line of a table: what was timed, and what is aimed at, as times of the floor. */
export interface Timed {
  readonly title: string;
  readonly times: Times;
  readonly aim?: number;
}

/** Adds a time to a list of `times`. */
export function note(times: Times, contestant: Contestant, ms: number): void {
  (times[contestant] ??= []).push(ms);
}

/** A table of medians; the ratio is the median of the rounds' ratios, with lowest and highest. */
export function timesTable(rows: readonly Timed[]): string[] {
  const head = ["until", "floor", "ours", "ratio", "spread", "RxDB", "aim"];
  return table(
    head,
    rows.map(({ title, times, aim }) => {
      const { floor = [], cellar = [], rxdb = [] } = times;
      const ratios = cellar.map((ms, round) => ms / (floor[round] ?? Number.NaN));
      const [lowest, highest] = [Math.min(...ratios), Math.max(...ratios)];
      return [
        title,
        inMs(median(floor)),
        inMs(median(cellar)),
        `${median(ratios).toFixed(2)} ×`,
        `${lowest.toFixed(2)}–${highest.toFixed(2)}`,
        rxdb.length === 0 ? "" : inMs(median(rxdb)),
        aim === undefined ? "" : `≤ ${String(aim)} ×`,
      ];
    }),
  );
}

/** Milliseconds for a table. */
export function inMs(ms: number): string {
  return `${ms < 100 ? ms.toFixed(1) : ms.toFixed(0)} ms`;
}

/** Bytes for a table. */
export function inKb(bytes: number): string {
  return `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;
}

/** A number of wines for a table. */
export function inWines(size: number): string {
  return `${size.toLocaleString("en")} wines`;
}
