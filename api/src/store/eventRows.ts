import { completedEventRow, eventOf, type EventRow, eventRowSchema } from "sync-protocol";
import { readBody, type RecordColumns, type StoredRecord } from "./records.ts";

/** Reads an event's row back from its columns. */
export function readEventRow({ body, deleted, seq }: StoredRecord): EventRow {
  const event = completedEventRow(readBody(body));
  return eventRowSchema.parse({ ...event, deleted: Boolean(deleted), seq });
}

/** An event's row as its columns have it; a removed one shows no photo. */
export function eventColumns(row: EventRow): RecordColumns & { readonly deleted: boolean } {
  const { id, deleted, seq, photoUrl } = row;
  const shown = deleted ? null : photoUrl;
  return { kind: "event", id, body: JSON.stringify(eventOf(row)), deleted, seq, photo_url: shown };
}
