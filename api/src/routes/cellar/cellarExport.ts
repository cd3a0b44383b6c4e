import { Router } from "@koa/router";
import { CALLS, type CellarExport, EXPORT_FORMAT } from "sync-protocol";
import { livingEvents } from "../../cellar/changes/livingEvents.ts";
import type { CellarStore } from "../../cellar/ports/cellar.ts";
import type { MemberStore } from "../../cellar/ports/members.ts";
import { concurrencyLimit } from "../../middleware/limits/concurrencyLimit.ts";
import { answer, ANSWERED } from "../answer.ts";
import { answerInParts } from "../answerInParts.ts";

export interface ExportRouteDeps {
  readonly store: Pick<CellarStore, "historySince" | "places" | "winesText" | "wishes">;
  readonly members: Pick<MemberStore, "nameOf">;
  readonly now: () => number;
}

export function exportRoutes({ store, members, now }: ExportRouteDeps): Router {
  const router = new Router();
  const reading = concurrencyLimit({ most: 2, until: "sent" });

  answer(router, CALLS.exportCellar, [reading], async ({ ctx, cellar: { cellarId } }) => {
    const name = await members.nameOf(cellarId);
    const beside = {
      ...EXPORT_FORMAT,
      exportedAt: new Date(now()).toISOString(),
      ...(name !== undefined && { cellar: name }),
      places: [...(await store.places(cellarId))],
      wishes: [...(await store.wishes(cellarId))],
      photos: {},
    } satisfies Omit<CellarExport, "events" | "wines">;
    const wines = store.winesText(cellarId, { includeArchived: true });
    await answerInParts(ctx, together(beside, eventsText(store, cellarId), wines));
    return ANSWERED;
  });

  return router;
}

async function* together(
  beside: object,
  events: AsyncIterable<string>,
  wines: AsyncIterable<Buffer>,
): AsyncIterable<Buffer> {
  yield Buffer.from(`${JSON.stringify(beside).slice(0, -1)},"events":`);
  for await (const text of events) yield Buffer.from(text);
  yield Buffer.from(',"wines":');
  yield* wines;
  yield Buffer.from("}");
}

/** The cellar's events as JSON text, in parts. Removed events are omitted. */
async function* eventsText(
  store: ExportRouteDeps["store"],
  cellarId: string,
): AsyncIterable<string> {
  yield "[";
  let comma = "";
  for await (const events of livingEvents(store, cellarId)) {
    if (events.length === 0) continue;
    yield comma + JSON.stringify(events).slice(1, -1);
    comma = ",";
  }
  yield "]";
}
