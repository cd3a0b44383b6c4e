import type { PushAnswer } from "sync-protocol";
import type { SyncState } from "../../outbox/outbox.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { NONE_BEYOND, type SeqOf, seqsBeyond, type TableWrite, writeTable } from "./writeTable.ts";

export type Rows = Pick<PushAnswer, "rows" | "places">;

export const NO_ROWS: Rows = { rows: [], places: [] };

export interface RowSeqs {
  readonly wines: SeqOf;
  readonly places: SeqOf;
}

export const NO_SEQS: RowSeqs = { wines: NONE_BEYOND, places: NONE_BEYOND };

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

interface WritingRows {
  readonly seqs: RowSeqs;
  readonly done: readonly TableWrite["done"][];
}

/**
 * Writes rows above the state's cursor if they are newer than the base rows [R3: newer rows].
 * `known` has the `seq`s beyond the cursor, if they were read.
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
