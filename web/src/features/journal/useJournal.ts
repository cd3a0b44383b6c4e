import { useMemo } from "react";
import { useCellar, useEvents, useHistory } from "../../engine/index.ts";
import { remembering } from "../../parts/idle/remembering.ts";
import { useWhenIdle } from "../../parts/idle/useWhenIdle.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { countJournal, type JournalEntry, journalOf } from "../../rules/history/journal.ts";

/** All wines and journal entries. `undefined` until loaded. */
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

export interface JournalSoFar {
  readonly wines: readonly CellarWine[];
  /** Newest first. Only the latest entries until a long history is loaded. */
  readonly entries: readonly JournalEntry[];
  /**
   * All entries of this day in earlier years, for "On this day". May also contain entries of other
   * days.
   */
  readonly onTheDay: readonly JournalEntry[];
  /** Total number of entries. `undefined` until all are loaded. */
  readonly count: number | undefined;
}

const counting = remembering(countJournal);

/** The journal as far as it is loaded. `undefined` until the latest entries are loaded. */
export function useJournalSoFar(today: string): JournalSoFar | undefined {
  const cellar = useCellar();
  const { latest, events } = useHistory(today.slice(4));
  const { wines, removed } = cellar.kind === "ready" ? cellar : {};
  const all = useWhenIdle(
    useMemo(
      () => events && wines && removed && counting(events, wines, removed),
      [events, wines, removed],
    ),
  );
  return useMemo(() => {
    if (!wines) return undefined;
    if (all) return { ...all, wines, onTheDay: all.entries };
    if (!latest) return undefined;
    const entries = journalOf(latest.latest, wines, removed);
    const onTheDay = journalOf(latest.onTheDay, wines, removed);
    return { wines, entries, onTheDay, count: undefined };
  }, [all, latest, wines, removed]);
}
