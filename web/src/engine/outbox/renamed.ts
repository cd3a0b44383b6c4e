import { type CellarChange, isOfEvent } from "sync-protocol";
import type { AttentionEntry } from "./outbox.ts";

/**
 * Changes that go again under other names, in their order. What is said of the event of one of them names that
 * again, since the event bears the name of its change (rule H1); `before` are names that were given already.
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
