import type { Browser, LaunchOptions } from "@playwright/test";
import type { BareSync } from "../bareSync.ts";
import { median } from "../benchmarksPage.ts";

/** What each part of the benchmark works with. */
export interface Bench {
  /** Where the built server listens. */
  readonly url: string;
  readonly browser: Browser;
  readonly launchOptions: LaunchOptions;
  readonly rounds: number;
  /** Starts the least server, with a copy of what this person has by now. */
  readonly startBare: (userId: string) => Promise<BareSync>;
}

/** How many times the floor a figure is, round by round. */
export interface Comparison {
  /** Milliseconds, one for each round. */
  readonly ours: readonly number[];
  readonly floor: readonly number[];
}

/** The cells `floor | ours | ratio | spread | aim` of a comparison. */
export function comparisonCells({ ours, floor }: Comparison, aim: number): string[] {
  const ratios = ours.map((ms, round) => ms / (floor[round] ?? Number.NaN));
  const [lowest, highest] = [Math.min(...ratios), Math.max(...ratios)];
  return [
    inMs(median(floor)),
    inMs(median(ours)),
    median(ratios).toFixed(2),
    `${lowest.toFixed(2)}–${highest.toFixed(2)}`,
    `≤ ${String(aim)}`,
  ];
}

/** Milliseconds for a table. */
export function inMs(ms: number): string {
  return `${ms < 100 ? ms.toFixed(1) : ms.toFixed(0)} ms`;
}

/** Bytes for a table. */
export function inKb(bytes: number): string {
  return `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;
}
