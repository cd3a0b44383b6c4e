import type { Wine } from "sync-protocol";

/** The vintage as people read it: "2016", or "NV" of a wine without one. */
export function vintageOf({ vintage, nonVintage }: Pick<Wine, "vintage" | "nonVintage">): string {
  return nonVintage ? "NV" : String(vintage);
}
