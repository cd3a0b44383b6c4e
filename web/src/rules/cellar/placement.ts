import type { Lot, Wine } from "sync-protocol";

/** Where bottles lie, as far as search, filters, order and groups ask. */
export interface Placement {
  /** The places whose path holds the text, by their ids. */
  readonly named: (text: string) => ReadonlySet<string>;
  /** A place and all that are inside it; none where it is not there. */
  readonly within: (placeId: string) => ReadonlySet<string>;
  /** The path of a lot's place in words; `undefined` where it is placed nowhere. */
  readonly pathOf: (lot: Lot) => string | undefined;
  /** The path of the place where most bottles of a wine lie. */
  readonly mainPathOf: (wine: Wine) => string | undefined;
  /** Where a wine's bottles are, in short: "Rack A · B1–B6, Kitchen"; `undefined` where none is placed. */
  readonly whereOf: (wine: Wine) => string | undefined;
  /** Every place, to choose from. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** Names in a filter what is placed nowhere. */
export const UNPLACED = "none";
