import { EVENT_KINDS, type EventKind, foldText, type WineEvent } from "sync-protocol";
import type { CellarWine } from "../cellar/cellarView.ts";
import type { CellarEvent } from "./eventsView.ts";
import { circumstancesOf, KIND_WORDS } from "./eventWords.ts";
import { mostUsed } from "../cellar/suggest.ts";

/** An event with its wine, which may have been removed. */
export interface JournalEntry {
  readonly event: CellarEvent;
  readonly wine: CellarWine | undefined;
}

/** By what the journal is narrowed; each is empty where it is not. */
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

/** A filter of what is asked for under each name; a rating is the least, in parts of its scale. */
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

/** The events, the newest first as they come, each with its wine. */
export function journalOf(
  events: readonly CellarEvent[],
  wines: readonly CellarWine[],
): readonly JournalEntry[] {
  const byId = new Map(wines.map((wine) => [wine.id, wine]));
  return events.map((event) => ({ event, wine: byId.get(event.wineId) }));
}

/** The entries that pass every filter, in their order. Case and accents don't count. */
export function filterJournal(
  entries: readonly JournalEntry[],
  { q, wine, kind, rating, occasion, meal, person }: JournalFilter,
): readonly JournalEntry[] {
  const sought = foldText(q.trim());
  const isSame = (asked: string, told: string | null) =>
    asked === "" || (told !== null && foldText(told) === foldText(asked));
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

/** What the entries can be narrowed to, each once, the most frequent first. */
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
  return rating !== null && rating.value / rating.scale >= Number(least);
}

/** Those of "Ada, Ben and Carl" one by one. */
function peopleIn({ company }: WineEvent): readonly string[] {
  return (company ?? "")
    .split(/,|&|\band\b/u)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

const foldedWords = new WeakMap<JournalEntry, string>();

/** Everything of an entry in which one may search; folded once, as that is most of a search. */
function wordsOf(entry: JournalEntry): string {
  const known = foldedWords.get(entry);
  if (known !== undefined) return known;
  const { event, wine } = entry;
  const { name = "", producer = "" } = wine ?? {};
  const words = [name, producer, KIND_WORDS[event.kind], circumstancesOf(event), event.note ?? ""];
  const folded = foldText(words.join("\n"));
  foldedWords.set(entry, folded);
  return folded;
}
