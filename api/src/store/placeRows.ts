import { placeOf, type PlaceRow, placeRowSchema } from "sync-protocol";
import * as z from "zod/mini";

/**
 * A record that is no wine, as its columns have it. What is known of it lies as JSON text, as no query
 * asks for parts of it: a field or a kind that is new needs no column.
 */
export interface RecordColumns {
  readonly kind: "place";
  readonly id: string;
  readonly body: string;
  readonly deleted: boolean | number;
  readonly seq: number;
}

/** Reads a place's row back from its columns. */
export function readPlaceRow({
  body,
  deleted,
  seq,
}: Pick<RecordColumns, "body" | "deleted" | "seq">): PlaceRow {
  const place = bodySchema.parse(JSON.parse(body));
  return placeRowSchema.parse({ ...place, deleted: Boolean(deleted), seq });
}

const bodySchema = z.record(z.string(), z.unknown());

/** A place's row as its columns have it. */
export function placeColumns(row: PlaceRow): RecordColumns & { readonly deleted: boolean } {
  const { id, deleted, seq } = row;
  return { kind: "place", id, body: JSON.stringify(placeOf(row)), deleted, seq };
}
