import { hasUnknownDate, type Lot } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import type { CellarWine } from "../cellar/CellarWine.ts";
import type { JournalEntry } from "../history/journal.ts";
import { bottlesCounted, type CountedLot, lotsInState } from "./statistics.ts";

/** Bottles with about the same time in the cellar, until now or until drunk. */
export interface TimeInCellar {
  readonly name: string;
  readonly held: readonly CountedLot[];
  readonly drunk: readonly JournalEntry[];
  readonly bottles: { readonly held: number; readonly drunk: number };
}

const DAYS_OF_YEAR = 365.25;
const MS_OF_DAY = 86_400_000;

interface Time {
  /** The group is for times in the cellar of fewer years than this number. */
  readonly below: number;
  readonly name: string;
  readonly inSentence: string;
}

function named(below: number, name: string, inSentence = name): Time {
  return { below, name, inSentence };
}

const UNDER_A_YEAR = i18n._(
  /*i18n*/ { id: "under a year", comment: "Most bottles have been here under a year" },
);
const OVER_20_YEARS = i18n._(
  /*i18n*/ { id: "over 20 years", comment: "Most bottles have been here over 20 years" },
);

const TIMES: readonly Time[] = [
  named(1, i18n._("Under a year"), UNDER_A_YEAR),
  named(3, i18n._("1 to 2 years")),
  named(6, i18n._("3 to 5 years")),
  named(11, i18n._("6 to 10 years")),
  named(21, i18n._("11 to 20 years")),
  named(Infinity, i18n._("Over 20 years"), OVER_20_YEARS),
];

export function timeInSentence(name: string): string {
  return TIMES.find((time) => time.name === name)?.inSentence ?? name;
}

export const DATE_UNKNOWN = i18n._("Date unknown");

/**
 * Groups bottles by time in the cellar, until `today` or until drunk, shortest first. The time
 * starts when the lot was bought. If that date is unknown, it starts when the lot arrived. Unknown
 * times come last.
 */
export function timesInCellar(
  wines: readonly CellarWine[],
  entries: readonly JournalEntry[],
  today: string,
): readonly TimeInCellar[] {
  const cameOn = arrivals(entries);
  const heldAt = new Map<string, CountedLot[]>();
  for (const counted of lotsInState("held", wines)) {
    const { wine, lot } = counted;
    const since = lot.boughtOn ?? cameOn(wine.id, lot.id);
    add(heldAt, timeBetween(since, today), counted);
  }
  const drunkAt = new Map<string, JournalEntry[]>();
  for (const entry of entries) {
    const { event, wine } = entry;
    if (event.kind !== "drank" || event.bottles >= 0) continue;
    const since = lotOf(wine, event.lotId)?.boughtOn ?? cameOn(event.wineId, event.lotId);
    add(drunkAt, timeBetween(since, event.day), entry);
  }
  return [...TIMES.map(({ name }) => name), DATE_UNKNOWN].flatMap((name) => {
    const [held, drunk] = [heldAt.get(name) ?? [], drunkAt.get(name) ?? []];
    if (held.length === 0 && drunk.length === 0) return [];
    const gone = drunk.reduce((sum, { event }) => sum - event.bottles, 0);
    return [{ name, held, drunk, bottles: { held: bottlesCounted(held), drunk: gone } }];
  });
}

type ArrivalOf = (wineId: string, lotId: string | null) => string | undefined;

/**
 * Finds the arrival date of a lot. If no event names the lot, the date is known only if all bottles
 * of the wine arrived on one day. `entries` are newest first.
 */
function arrivals(entries: readonly JournalEntry[]): ArrivalOf {
  const ofLot = new Map<string, string | undefined>();
  const ofWine = new Map<string, Set<string | undefined>>();
  for (const { event } of entries) {
    if (event.kind !== "added" || event.isUncounted) continue;
    const day = hasUnknownDate(event) ? undefined : event.day;
    if (event.lotId !== null) ofLot.set(event.lotId, day);
    const days = ofWine.get(event.wineId);
    if (days) days.add(day);
    else ofWine.set(event.wineId, new Set([day]));
  }
  return (wineId, lotId) => {
    if (lotId !== null && ofLot.has(lotId)) return ofLot.get(lotId);
    const [only, ...others] = ofWine.get(wineId) ?? [];
    return others.length === 0 ? only : undefined;
  };
}

function lotOf(wine: CellarWine | undefined, lotId: string | null): Lot | undefined {
  return wine?.lots.find(({ id }) => id === lotId);
}

function timeBetween(since: string | undefined, day: string): string {
  if (since === undefined || since > day) return DATE_UNKNOWN;
  const years = (Date.parse(day) - Date.parse(since)) / MS_OF_DAY / DAYS_OF_YEAR;
  return TIMES.find(({ below }) => years < below)?.name ?? DATE_UNKNOWN;
}

function add<Value>(times: Map<string, Value[]>, name: string, value: Value): void {
  const own = times.get(name);
  if (own) own.push(value);
  else times.set(name, [value]);
}
