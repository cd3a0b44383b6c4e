import { type CellarChange, isOfEvent } from "sync-protocol";
import type { AttentionEntry } from "./outbox.ts";

/**
 * Gives retried changes new op ids. An event's id is the op id of the change that created it, so
 * later changes of that event refer to the new id too [H1: one event]. `before`: the new op ids of
 * changes renamed earlier, by their old op ids.
 */
export function renamed<Entry extends Pick<AttentionEntry, "opId" | "change">>(
  entries: readonly Entry[],
  nameOf: (opId: string) => string,
  before: ReadonlyMap<string, string> = new Map(),
): readonly Entry[] {
  const names = new Map([...before, ...entries.map(({ opId }) => [opId, nameOf(opId)] as const)]);
  return entries.map((entry) => ({
    ...entry,
    opId: names.get(entry.opId) ?? entry.opId,
    change: ofEventsNamed(entry.change, names),
  }));
}

function ofEventsNamed(change: CellarChange, names: ReadonlyMap<string, string>): CellarChange {
  if (!isOfEvent(change)) return change;
  return { ...change, eventId: names.get(change.eventId) ?? change.eventId };
}
