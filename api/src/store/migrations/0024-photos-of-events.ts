import type { Migration } from "./Migration.ts";

/**
 * Says of an event which photo it shows, where the sweep of photos finds it. Not compatible: a process
 * that does not know of it would sweep what events show, and forget it where it writes one anew.
 */
export const photosOfEvents: Migration = {
  isCompatible: false,
  sqlite: `
    ALTER TABLE records ADD COLUMN photo_url TEXT;
    CREATE INDEX records_by_photo ON records (user_id, photo_url) WHERE photo_url IS NOT NULL;
  `,
  postgres: `
    ALTER TABLE records ADD COLUMN photo_url text COLLATE "C";
    CREATE INDEX records_by_photo ON records (user_id, photo_url) WHERE photo_url IS NOT NULL;
  `,
};
