import type { WineRow } from "sync-protocol";
import type { CellarDatabase } from "./CellarDatabase.ts";

export interface WrittenRows {
  readonly deviceId: string;
  readonly epoch: string;
  /** Rows up to `since` together with these rows are all rows up to `cursor` [R2: page]. */
  readonly since: number;
  readonly cursor: number;
  readonly rows: readonly WineRow[];
}

type Follower = (written: WrittenRows) => void;

const followers = new WeakMap<CellarDatabase, Set<Follower>>();

/**
 * Calls back with the rows that this page of the app writes, so that readers of the cellar need not
 * read them again. Called before the rows are durable: a reader must ignore them until the store's
 * cursor has reached `cursor`. The returned function removes the listener.
 */
export function followRows(cellar: CellarDatabase, follow: Follower): () => void {
  const all = followers.get(cellar) ?? new Set();
  followers.set(cellar, all.add(follow));
  return () => {
    all.delete(follow);
  };
}

/**
 * Passes written rows to the listeners of {@link followRows}. Call inside the transaction that
 * writes these rows.
 */
export function publishRows(cellar: CellarDatabase, written: WrittenRows): void {
  for (const follow of followers.get(cellar) ?? []) follow(written);
}
