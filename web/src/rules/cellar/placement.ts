import type { Lot, Wine } from "sync-protocol";

export interface Placement {
  /** Ids of the places whose path contains the text. */
  readonly named: (text: string) => ReadonlySet<string>;
  /** A place and all places inside it; empty if the place does not exist. */
  readonly within: (placeId: string) => ReadonlySet<string>;
  /** The path of a lot's place in words; `undefined` if unplaced. */
  readonly pathOf: (lot: Lot) => string | undefined;
  /** The path of the place with the most bottles of a wine. */
  readonly mainPathOf: (wine: Wine) => string | undefined;
  /** All places of a wine as a short text: "Rack A · B1–B6, Kitchen"; `undefined` if unplaced. */
  readonly whereOf: (wine: Wine) => string | undefined;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

export const UNPLACED = "none";
