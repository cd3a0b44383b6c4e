import { useMemo } from "react";
import { useCellar, useEvents } from "../../engine/index.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { type JournalEntry, journalOf } from "../../rules/history/journal.ts";

/** Everything that became of bottles, with the wines that it is of; `undefined` while it is being read. */
export function useJournal():
  | { readonly wines: readonly CellarWine[]; readonly entries: readonly JournalEntry[] }
  | undefined {
  const cellar = useCellar();
  const events = useEvents();
  const ready = cellar.kind === "ready" ? cellar : undefined;
  const { wines, removed } = ready ?? {};
  return useMemo(
    () => (events && wines ? { wines, entries: journalOf(events, wines, removed) } : undefined),
    [events, wines, removed],
  );
}
