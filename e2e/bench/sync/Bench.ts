import type { BareSync } from "../bareSync.ts";
import { median, table } from "../benchmarksPage.ts";
import type { Page } from "@playwright/test";
import { callBench, type Contestant, type Device, PATIENCE_MS, type Peer } from "../openDevice.ts";
import type { BenchPerson } from "../wines.ts";

/** How the report names the implementations. */
export const NAMES = {
  floor: "floor",
  cellar: "ours",
  rxdb: "RxDB",
  watermelon: "WatermelonDB",
} as const satisfies Record<Contestant, string>;

export const PEERS = ["rxdb", "watermelon"] as const satisfies readonly Peer[];

export function isPeer(contestant: Contestant): contestant is Peer {
  return contestant !== "cellar" && contestant !== "floor";
}

/** A user with a cellar, and the minimal server over a copy of the cellar. */
export interface Stock {
  readonly person: BenchPerson & { readonly wineIds: readonly string[] };
  readonly bare: BareSync;
}

export interface Bench {
  readonly rounds: number;
  /** Numbers of wines in the measured cellars. The targets apply to the first. */
  readonly sizes: readonly number[];
  /** The implementations to measure besides the minimal implementation. */
  readonly contestants: readonly Exclude<Contestant, "floor">[];
  /** A user with a cellar of this size that no other part of the benchmark has changed. */
  stock(size: number): Promise<Stock>;
  /**
   * Runs work in a browser with a new profile on disk, and then deletes the profile. If another
   * library does not finish, returns `undefined` and skips it in later turns.
   */
  turn<T>(
    contestant: Contestant,
    person: BenchPerson,
    work: (device: Device) => Promise<T>,
  ): Promise<T | undefined>;
}

interface FillRun {
  readonly page: Page;
  readonly contestant: Contestant;
  readonly person: BenchPerson;
  readonly size: number;
}

/**
 * Fills a page's local store with a cellar from the server. For the app, also reads the history, so
 * that no background work remains.
 */
export async function fillStore({ page, contestant, person, size }: FillRun): Promise<void> {
  await callBench(page, "bootstrap", person.userId, size);
  if (contestant === "cellar") await callBench(page, "readHistory");
}

/** The times of one measurement in ms, one for each round, by implementation. */
export type Times = Partial<Record<Contestant, number[]>>;

/**
 * One line of a table: what was timed, and the target as a multiple of the minimal implementation.
 */
export interface TableLine {
  readonly title: string;
  readonly times: Times;
  readonly aim?: number;
}

export const NEVER = Infinity;

export function note(times: Times, contestant: Contestant, ms = NEVER): void {
  (times[contestant] ??= []).push(ms);
}

/**
 * A table of median times, and lines that list where another library is faster. The ratio is the
 * app's time divided by the minimal implementation's: the median of all rounds, with the lowest and
 * the highest.
 */
export function timesTable(rows: readonly TableLine[]): string[] {
  const head = ["until", "floor", "ours", "ratio", "spread", ...PEERS.map((p) => NAMES[p]), "aim"];
  const lines = table(
    head,
    rows.map(({ title, times, aim }) => {
      const { floor = [], cellar = [] } = times;
      const ratios = cellar.map((ms, round) => ms / (floor[round] ?? Number.NaN));
      const [lowest, highest] = [Math.min(...ratios), Math.max(...ratios)];
      return [
        title,
        inMs(median(floor)),
        inMs(median(cellar)),
        `${median(ratios).toFixed(2)} ×`,
        `${lowest.toFixed(2)}–${highest.toFixed(2)}`,
        ...PEERS.map((peer) => (times[peer] ? inMs(median(times[peer])) : "")),
        aim === undefined ? "" : `≤ ${String(aim)} ×`,
      ];
    }),
  );
  return [...lines, ...PEERS.flatMap((peer) => leadOf(peer, rows))];
}

function leadOf(peer: Peer, rows: readonly TableLine[]): string[] {
  const isAhead = ({ times: { cellar = [], [peer]: others = [] } }: TableLine) =>
    median(others) < median(cellar);
  const titles = rows.filter(isAhead).map(({ title }) => title);
  return titles.length === 0 ? [] : ["", `${NAMES[peer]} is ahead: ${titles.join("; ")}.`];
}

export function inMs(ms: number): string {
  if (ms === NEVER) return `no end in ${String(PATIENCE_MS / 1_000)} s`;
  return `${ms < 100 ? ms.toFixed(1) : ms.toFixed(0)} ms`;
}

export function inKb(bytes: number): string {
  return `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;
}

export function inWines(size: number): string {
  return `${size.toLocaleString("en")} wines`;
}
