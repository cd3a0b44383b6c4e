import { EVENT_MAX, jsonBytes, type LiveEvent } from "sync-protocol";
import type { HeardMove } from "../ports/processes.ts";

/** What is said of a move: where it is little with the rows that it has changed (rule R5). */
export function liveEvent(move: HeardMove, epoch: string): LiveEvent {
  if (!("rows" in move)) return { seq: move.seq };
  const { since, seq } = move;
  const rows = move.rows.filter((row) => row.seq > since);
  const places = move.places.filter((row) => row.seq > since);
  const page = { epoch, since, rows, places };
  if (rows.length + places.length > EVENT_MAX.rows || jsonBytes(page) > EVENT_MAX.bytes) {
    return { seq };
  }
  return { seq, page };
}
