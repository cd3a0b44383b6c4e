import type { CellarWine } from "../rules/cellarView.ts";

/** What is known of the cellar on this device. */
export type CellarState =
  | { readonly kind: "unknown" }
  | { readonly kind: "failed"; readonly error: Error }
  | { readonly kind: "ready"; readonly wines: readonly CellarWine[] };

/** All wines of the signed-in person, archived ones too; one query for the whole app. */
export function useCellar(): CellarState {
  return { kind: "unknown" };
}
