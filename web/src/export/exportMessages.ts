import type { Place, Wine, WineEvent } from "sync-protocol";

/** What the page gives the worker, in pieces, so that giving is no long task; `zip` ends it. */
export type ExportRequest =
  | { readonly kind: "wines"; readonly wines: readonly Wine[] }
  | { readonly kind: "places"; readonly places: readonly Place[] }
  | { readonly kind: "events"; readonly events: readonly WineEvent[] }
  | { readonly kind: "photo"; readonly path: string; readonly jpeg: ArrayBuffer }
  | { readonly kind: "zip"; readonly now: number };

/** What the worker answers to each. */
export type ExportAnswer =
  | { readonly kind: "taken" }
  | { readonly kind: "zip"; readonly zip: Blob }
  | { readonly kind: "failed"; readonly detail: string };
