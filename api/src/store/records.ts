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

/** What of a record is read back. */
export type StoredRecord = Pick<RecordColumns, "body" | "deleted" | "seq">;

/** What is known of a record, from its JSON text. */
export function readBody(body: string): Readonly<Record<string, unknown>> {
  return bodySchema.parse(JSON.parse(body));
}

const bodySchema = z.record(z.string(), z.unknown());
