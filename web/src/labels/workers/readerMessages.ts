import type { Wine } from "sync-protocol";
import type { PhotoFlaw } from "../photo/photoFlaw.ts";
import type { LabelFields } from "../understand/fields/LabelFields.ts";

/** A request to the reader's worker, which reads one photo at a time. */
export interface ReadRequest {
  readonly photo: Blob;
  readonly currentYear: number;
  readonly cellar: readonly Wine[];
}

export type ReadingProgress =
  | { readonly kind: "loading"; readonly share: number }
  | { readonly kind: "reading"; readonly share: number };

export type ReadingFailure =
  /** The reader is not cached on this device and cannot be loaded now. */
  | "unavailable"
  | "unreadable"
  /** The browser lacks a feature that the reader needs, or the reader failed. */
  | "broken";

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
