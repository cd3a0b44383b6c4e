import type { Place, Wine, WineEvent, Wish } from "sync-protocol";

/**
 * Requests from the page to the export worker, split so that no message blocks the page. `zip` is
 * the last.
 */
export type ExportRequest =
  | { readonly kind: "wines"; readonly wines: readonly Wine[] }
  | { readonly kind: "places"; readonly places: readonly Place[] }
  | { readonly kind: "events"; readonly events: readonly WineEvent[] }
  | { readonly kind: "wishes"; readonly wishes: readonly Wish[] }
  | { readonly kind: "photo"; readonly path: string; readonly jpeg: ArrayBuffer }
  | { readonly kind: "zip"; readonly now: number; readonly cellar: string | undefined };

export type ExportAnswer =
  | { readonly kind: "taken" }
  | { readonly kind: "zip"; readonly zip: Blob }
  | { readonly kind: "failed"; readonly detail: string };
