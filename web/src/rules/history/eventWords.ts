import {
  type EventKind,
  type Flaw,
  hasUnknownDate,
  type Rating,
  type WineEvent,
} from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { dayInWords } from "../day.ts";
import { onShownScale } from "./shownScale.ts";

export const KIND_WORDS: Readonly<Record<EventKind, string>> = {
  added: i18n._(/*i18n*/ { id: "Added", comment: "what happened to bottles" }),
  moved: i18n._(/*i18n*/ { id: "Moved", comment: "what happened to bottles" }),
  drank: i18n._(/*i18n*/ { id: "Drunk", comment: "what happened to bottles" }),
  gave: i18n._("Given away"),
  sold: i18n._(/*i18n*/ { id: "Sold", comment: "what happened to bottles" }),
  broken: i18n._(/*i18n*/ { id: "Broken", comment: "what happened to bottles" }),
  lost: i18n._(/*i18n*/ { id: "Lost", comment: "what happened to bottles" }),
  tasted: i18n._(/*i18n*/ { id: "Tasted", comment: "what happened to bottles" }),
  corrected: i18n._(/*i18n*/ { id: "Corrected", comment: "the count of bottles" }),
};

const BOUGHT = (count: number) =>
  i18n._("{count, plural, one {# bottle bought} other {# bottles bought}}", { count });

const COUNTED: Readonly<Record<Exclude<EventKind, "corrected">, (count: number) => string>> = {
  added: (count) =>
    i18n._("{count, plural, one {# bottle added} other {# bottles added}}", { count }),
  moved: (count) =>
    i18n._("{count, plural, one {# bottle moved} other {# bottles moved}}", { count }),
  drank: (count) =>
    i18n._("{count, plural, one {# bottle drunk} other {# bottles drunk}}", { count }),
  gave: (count) =>
    i18n._("{count, plural, one {# bottle given away} other {# bottles given away}}", { count }),
  sold: (count) => i18n._("{count, plural, one {# bottle sold} other {# bottles sold}}", { count }),
  broken: (count) =>
    i18n._("{count, plural, one {# bottle broken} other {# bottles broken}}", { count }),
  lost: (count) => i18n._("{count, plural, one {# bottle lost} other {# bottles lost}}", { count }),
  tasted: (count) =>
    i18n._("{count, plural, one {# bottle tasted} other {# bottles tasted}}", { count }),
};

export const FLAW_WORDS: Readonly<Record<Flaw, string>> = {
  corked: i18n._(/*i18n*/ { id: "Corked", comment: "flaw of a bottle" }),
  oxidised: i18n._(/*i18n*/ { id: "Oxidised", comment: "flaw of a bottle" }),
  other: i18n._("Another flaw"),
};

/**
 * An event's kind and number of bottles in words: "2 bottles given away". `to` names the target lot
 * of a move.
 */
export function eventInWords(event: WineEvent, to?: string): string {
  const { kind, bottles } = event;
  if (bottles === 0) return isPurchase(event) ? i18n._("Bought") : KIND_WORDS[kind];
  const count = Math.abs(bottles);
  if (kind === "corrected") {
    return bottles > 0
      ? i18n._(
          "{count, plural, one {Count corrected: # bottle more} other {Count corrected: # bottles more}}",
          { count },
        )
      : i18n._(
          "{count, plural, one {Count corrected: # bottle fewer} other {Count corrected: # bottles fewer}}",
          { count },
        );
  }
  if (kind === "moved" && to !== undefined) {
    return i18n._(
      "{count, plural, one {# bottle moved to {place}} other {# bottles moved to {place}}}",
      { count, place: to },
    );
  }
  return isPurchase(event) ? BOUGHT(count) : COUNTED[kind](count);
}

/** Whether bottles arrived by a purchase with known details. */
export function isPurchase({ kind, price, shop, day, recordedOn }: WineEvent): boolean {
  if (kind !== "added") return false;
  return price !== null || shop !== null || (recordedOn !== null && day < recordedOn);
}

export function eventDayInWords(event: WineEvent): string {
  return hasUnknownDate(event) ? i18n._("Date unknown") : dayInWords(event.day);
}

/** The import date of imported bottles; empty for other events. */
export function importInWords({ importId, recordedOn }: WineEvent): string {
  return importId === null || recordedOn === null
    ? ""
    : i18n._("Imported {day}", { day: dayInWords(recordedOn) });
}

export function ratingInWords(rating: Rating): string {
  const { value, scale } = onShownScale(rating);
  return `${String(value)}/${String(scale)}`;
}

/** Occasion, meal, company and flaw: "Christmas · Lamb · with Ada · Corked"; empty without any. */
export function circumstancesOf({ occasion, meal, company, flaw }: WineEvent): string {
  const parts = [
    occasion,
    meal,
    company && i18n._("with {company}", { company }),
    flaw && FLAW_WORDS[flaw],
  ];
  return parts.filter((part) => part !== null && part !== "").join(" · ");
}

/** Whether the user added details beyond what the change recorded. */
export function hasUserDetails({ rating, note, ...event }: WineEvent): boolean {
  return rating !== null || note !== null || circumstancesOf({ rating, note, ...event }) !== "";
}
