import { Dexie, type IndexableType, type IntervalTree, type ObservabilitySet } from "dexie";
import type { CellarDatabase } from "../CellarDatabase.ts";

/** The keys of a table that were written or deleted; "all" where they are not told one by one. */
export type TableKeys = ReadonlySet<IndexableType> | "all";

/** What was written, by table. */
export type ChangedKeys = ReadonlyMap<string, TableKeys>;

/**
 * Tells what every transaction has written to a store once it is durable, whichever page or worker
 * it was. Of many records at once Dexie tells "all". The returned function ends it.
 */
export function listenForChanges(
  { name, tables }: CellarDatabase,
  hear: (changed: ChangedKeys) => void,
): () => void {
  const names = tables.map((table) => table.name);
  const listen = (parts: ObservabilitySet) => {
    const changed = changedIn(parts, name, names);
    if (changed.size > 0) hear(changed);
  };
  Dexie.on("storagemutated", listen);
  return () => {
    Dexie.on.storagemutated.unsubscribe(listen);
  };
}

/** What either tells. */
export function together(one: ChangedKeys, other: ChangedKeys): ChangedKeys {
  const both = new Map(one);
  for (const [table, keys] of other) {
    const known = both.get(table) ?? new Set();
    both.set(table, known === "all" || keys === "all" ? "all" : new Set([...known, ...keys]));
  }
  return both;
}

function changedIn(
  parts: ObservabilitySet,
  name: string,
  tables: readonly string[],
): Map<string, TableKeys> {
  const changed = new Map<string, TableKeys>();
  for (const table of tables) {
    const tree = parts[`idb://${name}/${table}/`];
    if ("all" in parts) changed.set(table, "all");
    else if (tree) changed.set(table, keysIn(tree));
  }
  return changed;
}

function keysIn(tree: IntervalTree): TableKeys {
  const keys = new Set<IndexableType>();
  for (const { from, to } of rangesIn(tree)) {
    if (from !== to) return "all";
    keys.add(from);
  }
  return keys;
}

/** What came from another page is a plain tree without methods. */
function* rangesIn(
  tree: IntervalTree | null | undefined,
): Iterable<{ readonly from: IndexableType; readonly to: IndexableType }> {
  if (!tree || !("from" in tree)) return;
  yield tree;
  yield* rangesIn(tree.l);
  yield* rangesIn(tree.r);
}
