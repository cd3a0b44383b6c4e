import {
  type EventBody,
  eventBodySchema,
  type EventField,
  type EventKind,
  type RatingScale,
  type WineEvent,
} from "sync-protocol";
import { amountInput, problemsOfPrice, readPrice } from "../lots/price.ts";
import { ratingQuestion, type RatingReading, readRating } from "./readRating.ts";

/** The fields for an event's details, in order. A rating and a price have two fields each. */
export const EVENT_INPUTS = [
  "kind",
  "day",
  "rating",
  "scale",
  "amount",
  "currency",
  "shop",
  "note",
  "meal",
  "occasion",
  "company",
  "flaw",
] as const;

export type EventInput = (typeof EVENT_INPUTS)[number];

export type EventValues = Readonly<Record<EventInput, string>>;

const REMOVAL_KINDS = ["drank", "gave", "sold", "broken", "lost"] as const satisfies EventKind[];

/** The kinds that an event can be changed to without changing the stock [H4: event merge]. */
export function kindsFor({
  kind,
  bottles,
}: Pick<WineEvent, "kind" | "bottles">): readonly EventKind[] {
  if (bottles >= 0) return [kind];
  return REMOVAL_KINDS.some((way) => way === kind) ? REMOVAL_KINDS : [...REMOVAL_KINDS, kind];
}

const OF_TASTING: readonly EventInput[] = ["rating", "scale", "meal", "flaw"];
const OF_COMPANY: readonly EventInput[] = ["occasion", "company"];
const OF_TRADE: readonly EventInput[] = ["amount", "currency"];

const MAIN_FIELD: Partial<Record<EventInput, EventInput>> = { scale: "rating", currency: "amount" };

/** Whether a field is shown for this kind of event. Filled fields are always shown. */
export function isAsked(input: EventInput, values: EventValues): boolean {
  const { kind } = values;
  const isTasting = kind === "drank" || kind === "tasted";
  const isFilled = values[MAIN_FIELD[input] ?? input] !== "";
  if (OF_TASTING.includes(input)) return isTasting || isFilled;
  if (OF_COMPANY.includes(input))
    return isTasting || isFilled || kind === "gave" || kind === "sold";
  if (OF_TRADE.includes(input)) return kind === "added" || kind === "sold" || isFilled;
  if (input === "shop") return kind === "added" || isFilled;
  return true;
}

/** Defaults for an event without a rating or price. */
export interface UsualValues {
  readonly scale: RatingScale;
  readonly currency: string;
}

export function eventValuesOf(body: EventBody, usual: UsualValues): EventValues {
  const { kind, day, rating, price, shop, note, meal, occasion, company, flaw } = body;
  return {
    kind,
    day,
    rating: rating ? String(rating.value) : "",
    scale: String(rating?.scale ?? usual.scale),
    amount: price ? amountInput(price) : "",
    currency: price?.currency ?? usual.currency,
    shop: shop ?? "",
    note: note ?? "",
    meal: meal ?? "",
    occasion: occasion ?? "",
    company: company ?? "",
    flaw: flaw ?? "",
  };
}

export type ReadEvent =
  | { readonly kind: "ready"; readonly body: EventBody }
  | { readonly kind: "wrong"; readonly problems: EventProblems };

export type EventProblems = Partial<Record<EventInput, string>>;

/**
 * Parses the fields with the contract's schema. Values of `body` that have no field in the form
 * stay.
 */
export function readEvent(values: EventValues, body: EventBody): ReadEvent {
  const { rating, scale, flaw, amount, currency, ...others } = values;
  const paid = amount.trim() === "" ? null : readPrice(amount, currency, { before: body.price });
  const rated = rating.trim() === "" ? null : readRating(rating, scale, body.rating);
  const parsed = eventBodySchema.safeParse({
    ...body,
    ...others,
    rating: rated?.kind === "rating" ? rated.rating : null,
    flaw: flaw === "" ? null : flaw,
    price: paid?.kind === "price" ? paid.price : null,
  });
  const problems: EventProblems = {
    ...(paid && problemsOfPrice(paid)),
    ...(rated && problemsOfRating(rated)),
  };
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = EVENT_INPUTS.find((known: EventField | EventInput) => known === path[0]);
    if (field) problems[field] ??= message;
  }
  const isReady = parsed.success && Object.keys(problems).length === 0;
  return isReady ? { kind: "ready", body: parsed.data } : { kind: "wrong", problems };
}

function problemsOfRating(reading: RatingReading): EventProblems {
  switch (reading.kind) {
    case "rating":
      return {};
    case "ask":
      return { rating: ratingQuestion(reading.choices) };
    case "wrong":
      return { rating: reading.problem };
  }
}
