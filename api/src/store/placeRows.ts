import { placeOf, type PlaceRow, placeRowSchema } from "sync-protocol";
import { readBody, type RecordColumns, type StoredRecord } from "./records.ts";

/** Reads a place's row back from its columns. */
export function readPlaceRow({ body, deleted, seq }: StoredRecord): PlaceRow {
  return placeRowSchema.parse({ ...readBody(body), deleted: Boolean(deleted), seq });
}

/** A place's row as its columns have it. */
export function placeColumns(row: PlaceRow): RecordColumns & { readonly deleted: boolean } {
  const { id, deleted, seq } = row;
  return { kind: "place", id, body: JSON.stringify(placeOf(row)), deleted, seq, photo_url: null };
}
