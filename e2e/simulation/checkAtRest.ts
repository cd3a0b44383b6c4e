import { isDeepStrictEqual } from "node:util";
import {
  eventOf,
  type EventRow,
  placeOf,
  type PlaceRow,
  type Wine,
  wineBodyOf,
  wineOf,
  wishOf,
  type WishRow,
} from "sync-protocol";
import { livingWishes, replayWishes } from "../../web/src/engine/view/wishesView.ts";
import { must } from "./RuleViolation.ts";
import type { Browser } from "./browser/Browser.ts";
import { eventsIn, placesIn, viewOf } from "./browser/checkStore.ts";
import type { PersonHistory } from "./server/History.ts";

/**
 * Checks that a user's stores and views match the expected state after everything is synced.
 * `wines` excludes removed wines; the other lists include removed records.
 */
export async function checkAtRest(
  person: PersonHistory,
  {
    wines,
    places,
    events,
    wishes,
  }: {
    readonly wines: readonly Wine[];
    readonly places: readonly PlaceRow[];
    readonly events: readonly EventRow[];
    readonly wishes: readonly WishRow[];
  },
  browsers: readonly Browser[],
): Promise<void> {
  const expected = [...person.rows.values()].filter(({ deleted }) => !deleted).map(wineOf);
  must(isDeepStrictEqual(byId(wines), byId(expected)), () => "[W9] the store is as witnessed");
  must(
    isDeepStrictEqual(byId(places), byId([...person.places.values()])),
    () => "[R1] the store has the places that were witnessed",
  );
  must(
    isDeepStrictEqual(byId(events), byId([...person.events.values()])),
    () => "[R1] the store has the events that were witnessed",
  );
  must(
    isDeepStrictEqual(byId(wishes), byId([...person.wishes.values()])),
    () => "[R1] the store has the wishes that were witnessed",
  );
  const wished = byId(wishes.filter(({ deleted }) => !deleted)).map(wishOf);
  const livingEvents = byId(events.filter(({ deleted }) => !deleted)).map(eventOf);
  const living = byId(places.filter(({ deleted }) => !deleted));
  for (const browser of browsers) {
    const local = await browser.look();
    const waiting = new Set(local.attention.map(({ opId }) => opId));
    for (const { opId, finding } of local.attention) {
      must(
        finding.kind !== "dependant" || waiting.has(finding.of),
        () => `[S4] at rest ${opId} waits for a create that is gone`,
      );
      const took = person.verdicts.get(opId)?.kind === "applied";
      must(
        !took || finding.kind === "overwrote",
        () => `[O6] at rest ${opId} is called ${finding.kind} and took effect`,
      );
    }
    const shown = viewOf(browser.owner, local).map(plainWine);
    must(
      isDeepStrictEqual(byId(shown), byId(wines)),
      () => `at rest ${browser.name} shows another cellar than the server`,
    );
    must(
      isDeepStrictEqual(byId([...placesIn(local).values()]), living.map(placeOf)),
      () => `at rest ${browser.name} shows other places than the server`,
    );
    must(
      isDeepStrictEqual(byId(livingWishes(replayWishes(local.wishes, local.outbox))), wished),
      () => `[T4] at rest ${browser.name} shows other wishes than the server`,
    );
    must(
      isDeepStrictEqual(byId(eventsIn(browser.owner, local)), livingEvents),
      () => `[H1] at rest ${browser.name} shows other events than the server`,
    );
  }
}

function plainWine(wine: Wine): Wine {
  const { id, userId, bottleId, isArchived } = wine;
  return { ...wineBodyOf(wine), id, userId, bottleId, isArchived };
}

function byId<T extends { readonly id: string }>(records: readonly T[]): T[] {
  return [...records].sort((a, b) => (a.id < b.id ? -1 : 1));
}
