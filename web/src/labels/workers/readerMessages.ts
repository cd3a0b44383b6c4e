import type { Wine } from "sync-protocol";
import type { PhotoFlaw } from "../photo/photoFlaw.ts";
import type { LabelFields } from "../understand/fields/LabelFields.ts";

/** What the page asks of the reader's worker; one photo at a time. */
export interface ReadRequest {
  readonly photo: Blob;
  readonly currentYear: number;
  readonly cellar: readonly Wine[];
}

/** How far a reading is: the reader is being loaded, or the photo read. */
export type ReadingProgress =
  | { readonly kind: "loading"; readonly share: number }
  | { readonly kind: "reading"; readonly share: number };

/** Why a photo could not be read. */
export type ReadingFailure =
  /** The reader is not kept on this device and cannot be loaded now. */
  | "unavailable"
  /** The photo cannot be decoded. */
  | "unreadable"
  /** The browser lacks what the reader needs, or the reader broke. */
  | "broken";

/** What the worker answers. */
export type ReaderMessage =
  | { readonly kind: "progress"; readonly progress: ReadingProgress }
  | {
      readonly kind: "read";
      readonly fields: LabelFields;
      readonly others: readonly LabelFields[];
      readonly lines: number;
      readonly flaw: PhotoFlaw | undefined;
    }
  | { readonly kind: "failed"; readonly failure: ReadingFailure; readonly detail: string };
