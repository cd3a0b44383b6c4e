import { Router } from "@koa/router";
import { CALLS, type CellarExport, eventOf, EXPORT_FORMAT } from "sync-protocol";
import type { CellarStore } from "../cellar/ports/cellar.ts";
import { concurrencyLimit } from "../middleware/concurrencyLimit.ts";
import { answer, ANSWERED } from "./answer.ts";
import { answerInParts } from "./answerInParts.ts";

export interface ExportRouteDeps {
  readonly store: Pick<CellarStore, "historySince" | "places" | "winesText">;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
}

/** How many events are read at once: others are served in between. */
const EVENTS_AT_ONCE = 500;

/** The documented call that answers a whole cellar. */
export function exportRoutes({ store, now }: ExportRouteDeps): Router {
  const router = new Router();
  const reading = concurrencyLimit({ most: 2, until: "sent" });

  answer(router, CALLS.exportCellar, [reading], async ({ ctx, userId }) => {
    const beside = {
      ...EXPORT_FORMAT,
      exportedAt: new Date(now()).toISOString(),
      places: [...(await store.places(userId))],
      photos: {},
    } satisfies Omit<CellarExport, "events" | "wines">;
    const wines = store.winesText(userId, { includeArchived: true });
    await answerInParts(ctx, together(beside, eventsText(store, userId), wines));
    return ANSWERED;
  });

  return router;
}

async function* together(
  beside: object,
  events: AsyncIterable<string>,
  wines: AsyncIterable<string>,
): AsyncIterable<string> {
  yield `${JSON.stringify(beside).slice(0, -1)},"events":`;
  yield* events;
  yield ',"wines":';
  yield* wines;
  yield "}";
}

/** The person's events as the parts of one JSON text, without those that are removed. */
async function* eventsText(store: ExportRouteDeps["store"], userId: string): AsyncIterable<string> {
  yield "[";
  let comma = "";
  for (let since = 0, hasMore = true; hasMore;) {
    const page = await store.historySince({ userId, since, limit: EVENTS_AT_ONCE });
    for (const event of page?.events ?? []) {
      if (event.deleted) continue;
      yield comma + JSON.stringify(eventOf(event));
      comma = ",";
    }
    since = page?.cursor ?? since;
    hasMore = page?.hasMore ?? false;
  }
  yield "]";
}
