import {
  applyChange,
  applyEventChange,
  applyPlaceChange,
  applyWishChange,
  type EventOutcome,
  eventsMadeBy,
  isOfEvent,
  isOfPlace,
  isOfWish,
  latestVintage,
  type Outcome,
  type PlaceOutcome,
  wineOf,
  type WishOutcome,
} from "sync-protocol";
import { changeRefusalBody } from "sync-protocol/refusals";
import type { Decide, Decision } from "../ports/cellar.ts";

/**
 * Returns a function that decides changes at the time `now`, ms since 1970, with the same reducer
 * as clients. The decision includes the verdict for sync [W1: one reducer].
 */
export function decideAt(now: number): Decide {
  return (change, facts) => {
    if (isOfPlace(change)) return placeDecision(applyPlaceChange(change, facts.places));
    if (isOfWish(change)) return wishDecision(applyWishChange(change, facts.wishes));
    if (isOfEvent(change)) {
      const { events, photoKnown } = facts;
      return eventDecision(applyEventChange(change, { ...events, photoKnown }));
    }
    const outcome = applyChange(facts.wine, change, {
      ...facts,
      userId: facts.cellarId,
      now,
      latestVintage: latestVintage(now),
    });
    if (outcome.kind !== "changed") return decision(outcome, now);
    const { id, day = dayAt(now), importId, author, undone } = facts.events;
    const made = { id, day, importId, author, undone, change };
    const events = eventsMadeBy({ ...made, before: facts.wine, after: outcome.wine });
    return { ...decision(outcome, now), events };
  };
}

function dayAt(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

function decision(outcome: Outcome, now: number): Decision {
  switch (outcome.kind) {
    case "changed": {
      const { wine, overwritten, missingPhoto } = outcome;
      const verdict = {
        kind: "applied",
        recordId: wine.id,
        ...(overwritten && { overwritten, decidedAt: now }),
        ...(missingPhoto !== undefined && { missingPhoto }),
      } as const;
      return { wine, answer: wineOf(wine), verdict: (seq) => ({ ...verdict, seq }) };
    }
    case "unchanged": {
      const { wine, missingPhoto } = outcome;
      const missing = missingPhoto === undefined ? {} : { missingPhoto };
      const verdict = (seq: number) =>
        ({ kind: "applied", recordId: wine.id, seq, ...missing }) as const;
      return { wine: undefined, answer: wineOf(wine), verdict };
    }
    case "refused":
      return refused(outcome);
  }
}

function placeDecision(outcome: PlaceOutcome): Decision {
  if (outcome.kind === "refused") return refused(outcome);
  const { kind, place } = outcome;
  return {
    wine: undefined,
    place: kind === "changed" ? place : undefined,
    answer: undefined,
    verdict: (seq) => ({ kind: "applied", recordId: place.id, seq }),
  };
}

function wishDecision(outcome: WishOutcome): Decision {
  if (outcome.kind === "refused") return refused(outcome);
  const { kind, wish } = outcome;
  return {
    wine: undefined,
    wish: kind === "changed" ? wish : undefined,
    answer: undefined,
    verdict: (seq) => ({ kind: "applied", recordId: wish.id, seq }),
  };
}

function eventDecision(outcome: EventOutcome): Decision {
  if (outcome.kind === "refused") return refused(outcome);
  const { kind, event, others = [], missingPhoto } = outcome;
  const missing = missingPhoto === undefined ? {} : { missingPhoto };
  return {
    wine: undefined,
    events: kind === "changed" ? [event, ...others] : [],
    answer: undefined,
    verdict: (seq) => ({ kind: "applied", recordId: event.id, seq, ...missing }),
  };
}

function refused(outcome: Extract<Outcome, { kind: "refused" }>): Decision {
  const refusal = changeRefusalBody(outcome.refusal);
  return { wine: undefined, answer: undefined, verdict: () => ({ kind: "refused", refusal }) };
}
