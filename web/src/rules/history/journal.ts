import { EVENT_KINDS, type EventKind, foldText, type WineEvent } from "sync-protocol";
import type { CellarWine } from "../cellar/CellarWine.ts";
import type { CellarEvent } from "./CellarEvent.ts";
import type { RemovedWine } from "../cellar/RemovedWine.ts";
import { groupedBy } from "../groupedBy.ts";
import { circumstancesOf, KIND_WORDS } from "./eventWords.ts";
import { shownPercent } from "./shownScale.ts";
import { mostUsed } from "../cellar/suggest.ts";

/**
 * An event with its wine, or with the tombstone of its removed wine [W9: tombstone] [W13: sweep].
 */
export interface JournalEntry {
  readonly event: CellarEvent;
  readonly wine: CellarWine | undefined;
  readonly removed?: RemovedWine | undefined;
}

/** A row of the journal: an event, or all bottles of one import. */
export type JournalRow =
  | { readonly kind: "event"; readonly day: string; readonly entry: JournalEntry }
  | ImportRow
  /** An event of an import whose list is open. */
  | { readonly kind: "imported"; readonly day: string; readonly entry: JournalEntry };

export interface ImportRow {
  readonly kind: "import";
  readonly day: string;
  readonly importId: string;
  readonly entries: readonly JournalEntry[];
}

export const JOURNAL_FILTERS = [
  "q",
  "wine",
  "kind",
  "rating",
  "occasion",
  "meal",
  "person",
] as const;

export type JournalFilterName = (typeof JOURNAL_FILTERS)[number];
export type JournalFilter = Readonly<Record<JournalFilterName, string>>;

/** Reads the journal's filter with a function that returns each parameter by name. */
export function journalFilter(asked: (name: JournalFilterName) => string): JournalFilter {
  return {
    q: asked("q"),
    wine: asked("wine"),
    kind: asked("kind"),
    rating: asked("rating"),
    occasion: asked("occasion"),
    meal: asked("meal"),
    person: asked("person"),
  };
}

/** Each event with its wine. `events` are newest first. */
export function journalOf(
  events: readonly CellarEvent[],
  wines: readonly CellarWine[],
  removed: readonly RemovedWine[] = [],
): readonly JournalEntry[] {
  const byId = new Map(wines.map((wine) => [wine.id, wine]));
  const goneById = new Map(removed.map((gone) => [gone.wine.id, gone]));
  return events.map((event) => ({
    event,
    wine: byId.get(event.wineId),
    removed: goneById.get(event.wineId),
  }));
}

export interface Journal {
  readonly entries: readonly JournalEntry[];
  /** Number of entries. An import counts as one. */
  readonly count: number;
}

/** Makes and counts a journal. Yields between the two steps, so that the page stays responsive. */
export function* countJournal(
  events: readonly CellarEvent[],
  wines: readonly CellarWine[],
  removed: readonly RemovedWine[],
): Generator<undefined, Journal> {
  const entries = journalOf(events, wines, removed);
  yield;
  return { entries, count: countEntries(entries) };
}

/**
 * The rows of entries, newest first. An import is one row on its day, followed by its entries if
 * its list is open.
 */
export function journalRows(
  entries: readonly JournalEntry[],
  isOpen: (importId: string) => boolean,
): readonly JournalRow[] {
  const imports = importsIn(entries);
  const rows: JournalRow[] = [];
  let next = 0;
  const addImportsFrom = (day: string) => {
    for (let row = imports[next]; row && row.day >= day; row = imports[(next += 1)]) {
      const { day: importedOn } = row;
      rows.push(row);
      if (!isOpen(row.importId)) continue;
      for (const entry of row.entries) rows.push({ kind: "imported", day: importedOn, entry });
    }
  };
  for (const entry of entries) {
    if (entry.event.importId !== null) continue;
    const { day } = entry.event;
    addImportsFrom(day);
    rows.push({ kind: "event", day, entry });
  }
  addImportsFrom("");
  return rows;
}

export function countEntries(entries: readonly JournalEntry[]): number {
  const imports = new Set(entries.flatMap(({ event }) => event.importId ?? []));
  return imports.size + entries.filter(({ event }) => event.importId === null).length;
}

function importsIn(entries: readonly JournalEntry[]): readonly ImportRow[] {
  const groups = groupedBy(
    entries.filter(({ event }) => event.importId !== null),
    ({ event }) => event.importId ?? "",
  );
  return Array.from(groups, ([importId, own]): ImportRow => {
    const day = own[0]?.event.recordedOn ?? own[0]?.event.day ?? "";
    return { kind: "import", day, importId, entries: own };
  }).sort((one, other) => (one.day < other.day ? 1 : -1));
}

/** The entries that pass every filter, in order. Ignores case and accents. */
export function filterJournal(
  entries: readonly JournalEntry[],
  filter: JournalFilter,
): readonly JournalEntry[] {
  if (JOURNAL_FILTERS.every((name) => filter[name] === "")) return entries;
  const { q, wine, kind, rating, occasion, meal, person } = filter;
  const sought = foldText(q.trim());
  const isSame = (asked: string, text: string | null) =>
    asked === "" || (text !== null && foldText(text) === foldText(asked));
  return entries.filter(
    (entry) =>
      (wine === "" || entry.event.wineId === wine) &&
      (kind === "" || entry.event.kind === kind) &&
      isRated(entry.event, rating) &&
      isSame(occasion, entry.event.occasion) &&
      isSame(meal, entry.event.meal) &&
      (person === "" || peopleIn(entry.event).some((one) => isSame(person, one))) &&
      (sought === "" || wordsOf(entry).includes(sought)),
  );
}

export interface JournalChoices {
  readonly wines: readonly CellarWine[];
  readonly kinds: readonly EventKind[];
  readonly occasions: readonly string[];
  readonly meals: readonly string[];
  readonly people: readonly string[];
}

export function choicesIn(entries: readonly JournalEntry[]): JournalChoices {
  const kinds = new Set(entries.map(({ event }) => event.kind));
  return {
    wines: [...new Set(entries.flatMap(({ wine }) => wine ?? []))],
    kinds: EVENT_KINDS.filter((kind) => kinds.has(kind)),
    occasions: mostUsed(entries.flatMap(({ event }) => event.occasion ?? [])),
    meals: mostUsed(entries.flatMap(({ event }) => event.meal ?? [])),
    people: mostUsed(entries.flatMap(({ event }) => peopleIn(event))),
  };
}

function isRated({ rating }: WineEvent, least: string): boolean {
  if (least === "") return true;
  return rating !== null && shownPercent(rating) >= 100 * Number(least);
}

/** The names in an event's company, such as "Ada, Ben and Carl". */
export function peopleIn({ company }: Pick<WineEvent, "company">): readonly string[] {
  return (company ?? "")
    .split(/,|&|\band\b/u)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

const foldedWords = new WeakMap<JournalEntry, string>();

/** An entry's searchable text, folded once because folding is the main cost of a search. */
function wordsOf(entry: JournalEntry): string {
  const known = foldedWords.get(entry);
  if (known !== undefined) return known;
  const { event, wine = entry.removed?.wine } = entry;
  const { name = "", producer = "" } = wine ?? {};
  const words = [
    name,
    producer,
    KIND_WORDS[event.kind],
    circumstancesOf(event),
    event.shop ?? "",
    event.note ?? "",
  ];
  const folded = foldText(words.join("\n"));
  foldedWords.set(entry, folded);
  return folded;
}
