import type { Migration } from "./Schema.ts";

/**
 * Events have impressions in their JSON. Not compatible: an earlier process would drop the
 * impressions when writing an event.
 */
export const impressions: Migration = { isCompatible: false, sqlite: "", postgres: "" };
