import type { Migration } from "./Schema.ts";

const NOTE = `
  INSERT INTO meta (key, value)
  SELECT 'due:date-imports', 'yes' WHERE EXISTS (SELECT 1 FROM records WHERE kind = 'event')
`;

/**
 * Notes that the events of imports from before have to be dated (see `dateImports`). A process that does not
 * know what an event says of its import would drop that where it writes the event.
 */
export const datedImports: Migration = { isCompatible: false, sqlite: NOTE, postgres: NOTE };
