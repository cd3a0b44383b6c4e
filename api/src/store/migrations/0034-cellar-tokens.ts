import type { Migration } from "./Schema.ts";

/**
 * Adds a cellar to each access token. Not compatible: a process of an earlier version would use
 * every token for the user's personal cellar.
 */
export const cellarTokens: Migration = {
  isCompatible: false,
  sqlite: `
    ALTER TABLE access_tokens ADD COLUMN cellar_id TEXT NOT NULL DEFAULT '';
    UPDATE access_tokens SET cellar_id = user_id;
    CREATE INDEX access_tokens_by_cellar ON access_tokens (cellar_id);
  `,
  postgres: `
    ALTER TABLE access_tokens ADD COLUMN cellar_id text COLLATE "C";
    UPDATE access_tokens SET cellar_id = user_id;
    ALTER TABLE access_tokens ALTER COLUMN cellar_id SET NOT NULL;
    CREATE INDEX access_tokens_by_cellar ON access_tokens (cellar_id);
  `,
};
