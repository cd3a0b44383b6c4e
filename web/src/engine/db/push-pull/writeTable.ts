import type { Table } from "dexie";

/** The `seq` of each row, by row id. */
export type SeqOf = ReadonlyMap<string, number>;

export const NONE_BEYOND: SeqOf = new Map();

interface NumberedRow {
  readonly id: string;
  readonly seq: number;
}

export async function seqsBeyond<Row extends NumberedRow>(
  table: Table<Row, string>,
  cursor: number,
): Promise<SeqOf> {
  const ahead = await table.where("seq").above(cursor).toArray();
  return new Map(ahead.map(({ id, seq }) => [id, seq]));
}

export interface TableWrite {
  /** The `seq`s of the written rows and of all base rows beyond the cursor. */
  readonly seqs: SeqOf;
  /** Resolves after the last write; `undefined` if nothing has to be written. */
  readonly done: PromiseLike<unknown> | undefined;
}

/**
 * Replaces base rows by rows that have a higher `seq` and are above the cursor [R3: newer rows]. A
 * row at or before the cursor is late: the store has the row already, or a newer row of the same
 * record follows. `ahead` has the `seq`s of base rows beyond the cursor.
 */
export function writeTable<Row extends NumberedRow>(
  table: Table<Row, string>,
  answered: readonly Row[],
  { cursor, ahead }: { readonly cursor: number; readonly ahead: SeqOf },
): TableWrite {
  const newer = answered.filter(({ id, seq }) => seq > cursor && seq > (ahead.get(id) ?? 0));
  const seqs = new Map([...ahead, ...newer.map(({ id, seq }) => [id, seq] as const)]);
  if (newer.length === 0) return { seqs, done: undefined };
  const done = table.bulkPut(newer);
  // Avoids an unhandled rejection if the rest of the transaction fails.
  done.catch(() => undefined);
  return { seqs, done };
}
