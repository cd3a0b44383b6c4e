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
  added: "Added",
  moved: "Moved",
  drank: "Drunk",
  gave: i18n._("Given away"),
  sold: "Sold",
  broken: "Broken",
  lost: "Lost",
  tasted: "Tasted",
  corrected: "Corrected",
};

export const FLAW_WORDS: Readonly<Record<Flaw, string>> = {
  corked: "Corked",
  oxidised: "Oxidised",
  other: i18n._("Another flaw"),
};

/**
 * What happened to how many bottles: "2 bottles given away". `to` names the target lot of a move.
 */
export function eventInWords(event: WineEvent, to?: string): string {
  const { kind, bottles } = event;
  const word = isPurchase(event) ? "Bought" : KIND_WORDS[kind];
  if (bottles === 0) return word;
  if (kind === "corrected") {
    return i18n._("Count corrected: {bottles} {text}", {
      bottles: bottlesInWords(bottles),
      text: bottles > 0 ? "more" : "fewer",
    });
  }
  const sentence = `${bottlesInWords(bottles)} ${word.toLowerCase()}`;
  return kind === "moved" && to !== undefined
    ? i18n._("{sentence} to {to}", { sentence, to })
    : sentence;
}

/** Whether bottles arrived by a purchase with known details. */
export function isPurchase({ kind, price, shop, day, recordedOn }: WineEvent): boolean {
  if (kind !== "added") return false;
  return price !== null || shop !== null || (recordedOn !== null && day < recordedOn);
}

/** The event's day, or "Date unknown" for undated imports. */
export function eventDayInWords(event: WineEvent): string {
  return hasUnknownDate(event) ? i18n._("Date unknown") : dayInWords(event.day);
}

/** The import date of imported bottles; empty for others. */
export function importInWords({ importId, recordedOn }: WineEvent): string {
  return importId === null || recordedOn === null
    ? ""
    : i18n._("Imported {day}", { day: dayInWords(recordedOn) });
}

/** A rating on the shown scale: "92/100". */
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
export function isSpokenOf({ rating, note, ...event }: WineEvent): boolean {
  return rating !== null || note !== null || circumstancesOf({ rating, note, ...event }) !== "";
}

function bottlesInWords(bottles: number): string {
  const count = Math.abs(bottles);
  return count === 1 ? "1 bottle" : i18n._("{count} bottles", { count: count.toLocaleString() });
}
