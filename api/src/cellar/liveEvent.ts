import { EVENT_MAX, jsonBytes, type LiveEvent } from "sync-protocol";
import type { CellarMove } from "./ports.ts";

/** What is said of a move: where it is little with the rows that it has changed (rule R5). */
export function liveEvent({ since, seq, rows }: CellarMove, epoch: string): LiveEvent {
  const changed = rows.filter((row) => row.seq > since);
  if (changed.length > EVENT_MAX.rows || jsonBytes(changed) > EVENT_MAX.bytes) return { seq };
  return { seq, page: { epoch, since, rows: changed } };
}
