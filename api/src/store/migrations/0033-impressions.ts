import type { Migration } from "./Schema.ts";

/**
 * Allows impressions in the JSON of events, which needs no SQL. Not compatible: a process of an
 * earlier version that writes an event would drop its impressions.
 */
export const impressions: Migration = { isCompatible: false, sqlite: "", postgres: "" };
