import { type EventBody, eventBodyOf, eventOf, isSoundEventRow } from "sync-protocol";
import type { CellarDatabase } from "../CellarDatabase.ts";

/** How many events are looked at: the latest tell what a person is likely to say again. */
const LATEST = 500;

/** What was said of the latest events, the newest first, unsent words before all. */
export function readToldBefore(cellar: CellarDatabase): Promise<readonly EventBody[]> {
  const { events, outbox } = cellar;
  return cellar.transaction("r", events, outbox, async () => {
    const pending = await outbox.orderBy("position").reverse().toArray();
    const unsent = pending.flatMap(({ change }) =>
      change.kind === "put-event" ? [change.body] : [],
    );
    const rows = await events.orderBy("seq").reverse().limit(LATEST).toArray();
    const living = rows.filter((row) => isSoundEventRow(row) && !row.deleted);
    return [...unsent, ...living.map((row) => eventBodyOf(eventOf(row)))];
  });
}
