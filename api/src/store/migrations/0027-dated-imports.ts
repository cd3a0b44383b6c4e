import type { Migration } from "./Schema.ts";

const NOTE = `
  INSERT INTO meta (key, value)
  SELECT 'due:date-imports', 'yes' WHERE EXISTS (SELECT 1 FROM records WHERE kind = 'event')
`;

/**
 * Schedules the dating of imported events (see `dateImports`). Not compatible: an earlier process
 * would drop an event's import data when writing the event.
 */
export const datedImports: Migration = { isCompatible: false, sqlite: NOTE, postgres: NOTE };
