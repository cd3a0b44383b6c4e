import type { Table } from "dexie";

/** The `seq`s of base rows, by id. */
export type SeqOf = ReadonlyMap<string, number>;

/** The `seq`s of base rows that nobody need ask for. */
export const NONE_BEYOND: SeqOf = new Map();

/** A row of any table that the server's counter orders. */
interface Numbered {
  readonly id: string;
  readonly seq: number;
}

/** Reads the `seq`s of the base rows beyond a cursor. */
export async function seqsBeyond<Row extends Numbered>(
  table: Table<Row, string>,
  cursor: number,
): Promise<SeqOf> {
  const ahead = await table.where("seq").above(cursor).toArray();
  return new Map(ahead.map(({ id, seq }) => [id, seq]));
}

/** Rows on their way into a table. */
export interface Writing {
  /** The `seq`s of the base rows that these came to, and of those beyond the cursor. */
  readonly seqs: SeqOf;
  /** When the last of the writes is done, all of which have been asked for; `undefined` where they are. */
  readonly done: PromiseLike<unknown> | undefined;
}

/**
 * A row replaces its base row only if its `seq` is higher than that, and than the cursor (rule R3):
 * what comes late from behind the cursor is here already, or a newer row of its record is yet to come.
 * `ahead` has those of the base rows beyond the cursor: the others are older than all of these.
 */
export function writeTable<Row extends Numbered>(
  table: Table<Row, string>,
  answered: readonly Row[],
  { cursor, ahead }: { readonly cursor: number; readonly ahead: SeqOf },
): Writing {
  const newer = answered.filter(({ id, seq }) => seq > cursor && seq > (ahead.get(id) ?? 0));
  const seqs = new Map([...ahead, ...newer.map(({ id, seq }) => [id, seq] as const)]);
  if (newer.length === 0) return { seqs, done: undefined };
  const done = table.bulkPut(newer);
  // Nobody waits for it where the rest of the transaction fails.
  done.catch(() => undefined);
  return { seqs, done };
}
