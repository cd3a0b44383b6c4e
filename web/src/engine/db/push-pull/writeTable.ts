import type { Table } from "dexie";

/** The `seq`s of base rows, by id. */
export type SeqOf = ReadonlyMap<string, number>;

/** For callers that need no `seq`s. */
export const NONE_BEYOND: SeqOf = new Map();

/** A row of any table ordered by the server's counter. */
interface NumberedRow {
  readonly id: string;
  readonly seq: number;
}

/** Reads the `seq`s of base rows beyond a cursor. */
export async function seqsBeyond<Row extends NumberedRow>(
  table: Table<Row, string>,
  cursor: number,
): Promise<SeqOf> {
  const ahead = await table.where("seq").above(cursor).toArray();
  return new Map(ahead.map(({ id, seq }) => [id, seq]));
}

/** A running write of rows into a table. */
export interface TableWrite {
  /** The `seq`s of these rows' base rows after the write, and of those beyond the cursor. */
  readonly seqs: SeqOf;
  /** Resolves after the last write; `undefined` if all are done. */
  readonly done: PromiseLike<unknown> | undefined;
}

/**
 * Replaces base rows by rows with a higher `seq` that are also above the cursor [R3: newer rows]: a
 * late row behind the cursor is here already, or a newer row of its record follows. `ahead` has the
 * `seq`s of base rows beyond the cursor; all other base rows are older than these.
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
  // Nobody awaits it if the rest of the transaction fails.
  done.catch(() => undefined);
  return { seqs, done };
}
