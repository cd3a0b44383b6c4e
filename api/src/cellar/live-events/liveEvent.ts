import { EVENT_MAX, jsonBytes, type LiveEvent } from "sync-protocol";
import type { ReceivedMove } from "../ports/processes.ts";

/**
 * The live event for a change. Contains the changed rows if they are within `EVENT_MAX`; otherwise
 * only the cellar's counter [R5: live events].
 */
export function liveEvent(move: ReceivedMove, epoch: string): LiveEvent {
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
