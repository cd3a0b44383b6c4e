import {
  completedEventRow,
  eventOf,
  type EventRow,
  eventRowSchema,
  placeOf,
  type PlaceRow,
  placeRowSchema,
  completedWishRow,
  wishOf,
  type WishRow,
  wishRowSchema,
} from "sync-protocol";
import * as z from "zod/mini";

/**
 * The columns of a place, an event or a wish. The fields are JSON text, so a new field or kind
 * needs no column.
 */
export interface RecordColumns {
  readonly kind: "event" | "place" | "wish";
  readonly id: string;
  readonly body: string;
  readonly deleted: boolean | number;
  readonly seq: number;
  /**
   * The photo of an event. It has its own column, because queries search by photo [F2: retention].
   */
  readonly photo_url: string | null;
}

export type StoredRecord = Pick<RecordColumns, "body" | "deleted" | "seq">;

export function readEventRow({ body, deleted, seq }: StoredRecord): EventRow {
  const event = completedEventRow(readBody(body));
  return eventRowSchema.parse({ ...event, deleted: Boolean(deleted), seq });
}

/**
 * The columns of an event. `photo_url` is `null` for a removed event, so that its photo can expire.
 */
export function eventColumns(row: EventRow): RecordColumns & { readonly deleted: boolean } {
  const { id, deleted, seq, photoUrl } = row;
  const shown = deleted ? null : photoUrl;
  return { kind: "event", id, body: JSON.stringify(eventOf(row)), deleted, seq, photo_url: shown };
}

export function readPlaceRow({ body, deleted, seq }: StoredRecord): PlaceRow {
  return placeRowSchema.parse({ ...readBody(body), deleted: Boolean(deleted), seq });
}

export function placeColumns(row: PlaceRow): RecordColumns & { readonly deleted: boolean } {
  const { id, deleted, seq } = row;
  return { kind: "place", id, body: JSON.stringify(placeOf(row)), deleted, seq, photo_url: null };
}

export function readWishRow({ body, deleted, seq }: StoredRecord): WishRow {
  const wish = completedWishRow(readBody(body));
  return wishRowSchema.parse({ ...wish, deleted: Boolean(deleted), seq });
}

export function wishColumns(row: WishRow): RecordColumns & { readonly deleted: boolean } {
  const { id, deleted, seq } = row;
  return { kind: "wish", id, body: JSON.stringify(wishOf(row)), deleted, seq, photo_url: null };
}

function readBody(body: string): Readonly<Record<string, unknown>> {
  return bodySchema.parse(JSON.parse(body));
}

const bodySchema = z.record(z.string(), z.unknown());
