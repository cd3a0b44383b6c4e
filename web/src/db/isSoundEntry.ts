import type { OutboxEntry } from "../rules/outbox.ts";

/**
 * Whether an unsent change is one at all, judged by what every view asks of it: `prepareCellar` has
 * judged the rest when the store was opened, and garbage that comes later has no part of it.
 */
export function isSoundEntry({
  opId,
  change,
}: Partial<Record<keyof OutboxEntry, unknown>>): boolean {
  return typeof opId === "string" && typeof change === "object" && change !== null;
}
