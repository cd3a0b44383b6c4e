import type { WineRow } from "sync-protocol";
import type { CellarDatabase } from "./CellarDatabase.ts";

/** The rows that a page of the pull has brought, as they lie in the store with it. */
export interface WrittenRows {
  readonly deviceId: string;
  readonly epoch: string;
  /** With what was read before up to `since`, these are all up to `cursor` (rule R2). */
  readonly since: number;
  readonly cursor: number;
  readonly rows: readonly WineRow[];
}

type Follower = (written: WrittenRows) => void;

const followers = new WeakMap<CellarDatabase, Set<Follower>>();

/**
 * Tells of the rows that this page of the app writes by the page, so that who reads the cellar need not
 * unpack them again. It tells before they are durable: they count only once the store's cursor has
 * reached theirs. The returned function ends it.
 */
export function followRows(cellar: CellarDatabase, follow: Follower): () => void {
  const all = followers.get(cellar) ?? new Set();
  followers.set(cellar, all.add(follow));
  return () => {
    all.delete(follow);
  };
}

/** Tells who follows the rows of a cellar; inside the transaction that writes them. */
export function tellRows(cellar: CellarDatabase, written: WrittenRows): void {
  for (const follow of followers.get(cellar) ?? []) follow(written);
}
