import {
  completedEventRow,
  eventOf,
  type EventRow,
  eventRowSchema,
  placeOf,
  type PlaceRow,
  placeRowSchema,
} from "sync-protocol";
import * as z from "zod/mini";

/**
 * A record that is no wine, as its columns have it. What is known of it lies as JSON text, as no query
 * asks for parts of it but its photo: a field or a kind that is new needs no column.
 */
export interface RecordColumns {
  readonly kind: "event" | "place";
  readonly id: string;
  readonly body: string;
  readonly deleted: boolean | number;
  readonly seq: number;
  /** The photo that an event shows, beside its body, for who asks what is shown (rule F2). */
  readonly photo_url: string | null;
}

/** The columns from which a record is read. */
export type StoredRecord = Pick<RecordColumns, "body" | "deleted" | "seq">;

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

/** Reads a place's row back from its columns. */
export function readPlaceRow({ body, deleted, seq }: StoredRecord): PlaceRow {
  return placeRowSchema.parse({ ...readBody(body), deleted: Boolean(deleted), seq });
}

/** A place's row as its columns have it. */
export function placeColumns(row: PlaceRow): RecordColumns & { readonly deleted: boolean } {
  const { id, deleted, seq } = row;
  return { kind: "place", id, body: JSON.stringify(placeOf(row)), deleted, seq, photo_url: null };
}

/** The fields of a record, from its JSON text. */
function readBody(body: string): Readonly<Record<string, unknown>> {
  return bodySchema.parse(JSON.parse(body));
}

const bodySchema = z.record(z.string(), z.unknown());
