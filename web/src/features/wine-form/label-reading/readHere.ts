import {
  type LabelFields,
  LABEL_FIELDS,
  LabelNotRead,
  type PhotoFlaw,
  type ReadingFailure,
  readLabelOnDevice,
  type ReadingOptions,
} from "../../../labels/index.ts";

export type ReadHere =
  | {
      readonly kind: "read";
      readonly fields: LabelFields;
      readonly others: readonly LabelFields[];
      readonly flaw: PhotoFlaw | undefined;
    }
  | { readonly kind: "unread"; readonly why: ReadingFailure | PhotoFlaw | "stopped" | "no-text" };

/**
 * Reads a label on this device without sending anything. Never rejects. Offline, the result is "unavailable" unless
 * the reader was loaded before.
 */
export async function readHere(jpeg: ArrayBuffer, options: ReadingOptions): Promise<ReadHere> {
  try {
    const photo = new Blob([jpeg], { type: "image/jpeg" });
    const { fields, others, flaw } = await readLabelOnDevice(photo, options);
    const saysNothing = LABEL_FIELDS.every((field) => fields[field] === null);
    return saysNothing
      ? { kind: "unread", why: flaw ?? "no-text" }
      : { kind: "read", fields, others, flaw };
  } catch (error) {
    if (options.signal?.aborted) return { kind: "unread", why: "stopped" };
    reportError(error);
    return { kind: "unread", why: error instanceof LabelNotRead ? error.reason : "broken" };
  }
}
