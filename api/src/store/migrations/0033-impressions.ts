import type { Migration } from "./Schema.ts";

/**
 * Allows impressions in the JSON of events, which needs no SQL. Not compatible: an earlier process
 * that writes an event would drop its impressions.
 */
export const impressions: Migration = { isCompatible: false, sqlite: "", postgres: "" };
