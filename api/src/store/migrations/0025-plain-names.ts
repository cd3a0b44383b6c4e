import type { Migration } from "./Schema.ts";

/**
 * SQL that renames a field in a column of JSON. The pattern matches only field names, because JSON
 * escapes quotes inside strings.
 */
const renamed = (column: string, name: string, newName: string) =>
  `replace(${column}, '"${name}":', '"${newName}":')`;

const EXTRA_FIELDS = (column: string) => renamed(column, "toldElsewhere", "extraFields");

/**
 * Renames stored fields to the names of protocol 3. Not compatible: processes of earlier versions
 * do not know the new names.
 */
export const plainNames: Migration = {
  isCompatible: false,
  sqlite: `
    ALTER TABLE wines RENAME COLUMN told_elsewhere TO extra_fields;
    UPDATE records SET body = ${renamed("body", "isTold", "isUncounted")} WHERE kind = 'event';
    UPDATE results SET
      body = ${EXTRA_FIELDS("body")},
      verdict = ${renamed(EXTRA_FIELDS("verdict"), "wineId", "recordId")};
  `,
  postgres: `
    ALTER TABLE wines RENAME COLUMN told_elsewhere TO extra_fields;
    ALTER TABLE turns RENAME TO job_leases;
    ALTER INDEX turns_pkey RENAME TO job_leases_pkey;
    UPDATE records SET body = ${renamed("body", "isTold", "isUncounted")} WHERE kind = 'event';
    UPDATE results SET
      body = ${EXTRA_FIELDS("body")},
      verdict = ${renamed(EXTRA_FIELDS("verdict"), "wineId", "recordId")};
  `,
};
