import type { PushAnswer } from "sync-protocol";
import type { SyncState } from "../../outbox/outbox.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { NONE_BEYOND, type SeqOf, seqsBeyond, type Writing, writeTable } from "./writeTable.ts";

/** Rows of every kind, as an answer or an event brings them. */
export type Rows = Pick<PushAnswer, "rows" | "places">;

/** No row of any kind. */
export const NO_ROWS: Rows = { rows: [], places: [] };

/** The `seq`s of base rows, by kind and id. */
export interface RowSeqs {
  readonly wines: SeqOf;
  readonly places: SeqOf;
}

/** Those of no row. */
export const NO_SEQS: RowSeqs = { wines: NONE_BEYOND, places: NONE_BEYOND };

/** Reads the `seq`s of the base rows beyond a cursor, of the kinds that an answer brings. */
export async function seqsOfRowsBeyond(
  { wines, places }: CellarDatabase,
  answered: Rows,
  cursor: number,
): Promise<RowSeqs> {
  const [ofWines, ofPlaces] = await Promise.all([
    answered.rows.length === 0 ? NONE_BEYOND : seqsBeyond(wines, cursor),
    answered.places.length === 0 ? NONE_BEYOND : seqsBeyond(places, cursor),
  ]);
  return { wines: ofWines, places: ofPlaces };
}

/** Rows of every kind on their way into the store: see {@link Writing}. */
interface WritingRows {
  readonly seqs: RowSeqs;
  readonly done: readonly Writing["done"][];
}

/**
 * Writes rows as rule R3 has it, on top of those up to the cursor of this state; `known` has the
 * `seq`s beyond it, where they were read.
 */
export async function writeRows(
  cellar: CellarDatabase,
  answered: Rows,
  { cursor }: SyncState,
  known?: RowSeqs,
): Promise<WritingRows> {
  const ahead = known ?? (await seqsOfRowsBeyond(cellar, answered, cursor));
  const { rows, places } = answered;
  const ofWines = writeTable(cellar.wines, rows, { cursor, ahead: ahead.wines });
  const ofPlaces = writeTable(cellar.places, places, { cursor, ahead: ahead.places });
  return {
    seqs: { wines: ofWines.seqs, places: ofPlaces.seqs },
    done: [ofWines.done, ofPlaces.done],
  };
}
