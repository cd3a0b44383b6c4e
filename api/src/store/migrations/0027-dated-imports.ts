import type { Migration } from "./Schema.ts";

const NOTE = `
  INSERT INTO meta (key, value)
  SELECT 'due:date-imports', 'yes' WHERE EXISTS (SELECT 1 FROM records WHERE kind = 'event')
`;

/**
 * Schedules the background task that adds dates to imported events (see `dateImports`). Not
 * compatible: a process of an earlier version that writes an event would drop its import data.
 */
export const datedImports: Migration = { isCompatible: false, sqlite: NOTE, postgres: NOTE };
