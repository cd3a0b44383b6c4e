import { Dexie, type IndexableType, type IntervalTree, type ObservabilitySet } from "dexie";
import type { CellarDatabase } from "../CellarDatabase.ts";

/** Written or deleted keys of a table; "all" if Dexie does not list them. */
export type TableKeys = ReadonlySet<IndexableType> | "all";

export type ChangedKeys = ReadonlyMap<string, TableKeys>;

/**
 * Calls back with the keys written by each durable transaction of any page or worker. Dexie reports
 * large writes as "all". The returned function removes the listener.
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

/**
 * The key ranges in a tree that Dexie reports. A tree from another page is a plain object without
 * methods.
 */
function* rangesIn(
  tree: IntervalTree | null | undefined,
): Iterable<{ readonly from: IndexableType; readonly to: IndexableType }> {
  if (!tree || !("from" in tree)) return;
  yield tree;
  yield* rangesIn(tree.l);
  yield* rangesIn(tree.r);
}
