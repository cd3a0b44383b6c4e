import { isWaiting, type OutboxEntry } from "../../outbox/outbox.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { readOutbox } from "../outboxPages.ts";
import type { TableKeys } from "./changedKeys.ts";

/** The entries that were read, by position; `undefined` for a deleted entry. */
export type ReadEntries = ReadonlyMap<number, OutboxEntry | undefined>;

export interface OutboxCache {
  readonly entryAt: ReadonlyMap<number, OutboxEntry>;
  readonly pendingOf: ReadonlyMap<string, readonly OutboxEntry[]>;
  /** Reads the entries at these positions without caching them. Call inside a transaction. */
  readonly read: (keys: TableKeys) => Promise<ReadEntries>;
  /** Caches entries. Returns ids of wines that now look different. */
  readonly take: (entries: ReadEntries) => readonly string[];
}

/** Up to this many entries, reading them one by one is faster than reading the whole range. */
const ONE_BY_ONE_MAX = 100;

const NONE: readonly OutboxEntry[] = [];

export function outboxCache(cellar: CellarDatabase): OutboxCache {
  const entryAt = new Map<number, OutboxEntry>();
  const pendingOf = new Map<string, readonly OutboxEntry[]>();

  const readBetween = async (first: number, last: number): Promise<ReadEntries> => {
    const found = await readOutbox(cellar, first, last);
    const entries = new Map<number, OutboxEntry | undefined>();
    for (const position of entryAt.keys()) {
      if (position >= first && position <= last) entries.set(position, undefined);
    }
    for (const entry of found) entries.set(entry.position, entry);
    return entries;
  };
  const setPending = (wineId: string, pending: readonly OutboxEntry[]) => {
    if (pending.length > 0) pendingOf.set(wineId, pending);
    else pendingOf.delete(wineId);
  };
  const hold = (position: number, entry: OutboxEntry | undefined) => {
    const before = entryAt.get(position);
    if (before) {
      const pending = pendingOf.get(before.recordId) ?? NONE;
      setPending(
        before.recordId,
        pending.filter((other) => other.position !== position),
      );
    }
    if (!entry) {
      entryAt.delete(position);
      return;
    }
    entryAt.set(position, entry);
    const pending = pendingOf.get(entry.recordId) ?? NONE;
    setPending(
      entry.recordId,
      [...pending, entry].sort((a, b) => a.position - b.position),
    );
  };
  return {
    entryAt,
    pendingOf,
    async read(keys) {
      if (keys === "all") return readBetween(-Infinity, Infinity);
      const positions = Array.from(keys, Number).sort((a, b) => a - b);
      const [first, last] = [positions[0], positions.at(-1)];
      if (first === undefined || last === undefined) return new Map();
      if (positions.length > ONE_BY_ONE_MAX) return readBetween(first, last);
      const found = await cellar.outbox.bulkGet(positions);
      return new Map(positions.map((position, index) => [position, found[index]]));
    },
    take(entries) {
      const changed = [...entries].filter(
        ([position, entry]) => !showsSame(entryAt.get(position), entry),
      );
      const touched = changed.flatMap(([position, entry]) => [
        entryAt.get(position)?.recordId ?? [],
        entry?.recordId ?? [],
      ]);
      for (const [position, entry] of entries) hold(position, entry);
      return touched.flat();
    },
  };
}

/**
 * Whether two versions of an entry look the same in every view. Only their sync progress may
 * differ.
 */
function showsSame(one: OutboxEntry | undefined, other: OutboxEntry | undefined): boolean {
  if (!one || !other) return one === other;
  return (
    one.opId === other.opId &&
    one.change.kind === other.change.kind &&
    isWaiting(one) === isWaiting(other)
  );
}
