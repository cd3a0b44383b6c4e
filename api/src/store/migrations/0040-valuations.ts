import type { Migration } from "./Schema.ts";
import { wineTextTriggers } from "./wineTextTriggers.ts";

/**
 * Adds valuations of a wine, as JSON. Not compatible: a process of an earlier version would
 * acknowledge an edit of valuations and lose the edit.
 */
export const valuations: Migration = {
  isCompatible: false,
  sqlite: `
    ALTER TABLE wines ADD COLUMN valuations TEXT NOT NULL DEFAULT '[]';
    DROP TRIGGER wine_added;
    DROP TRIGGER wine_rewritten;
    ${wineTextTriggers({ lists: ["valuations"] })}
  `,
  postgres: "ALTER TABLE wines ADD COLUMN valuations text NOT NULL DEFAULT '[]';",
};
