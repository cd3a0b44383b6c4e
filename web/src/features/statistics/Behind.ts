import type { CountedLot } from "../../rules/statistics.ts";

/** What is shown of a part of a chart once it was chosen. */
export interface Behind {
  readonly title: string;
  readonly lots: readonly CountedLot[];
  /** Where else in the app the same can be seen. */
  readonly elsewhere?: Elsewhere | undefined;
}

/** A way to another page. */
export interface Elsewhere {
  readonly address: string;
  readonly words: string;
}

/** What a chart calls when a part of it was chosen. */
export type OnShow = (behind: Behind) => void;
