import type { PeopleStore, PersonInList } from "../../cellar/ports.ts";
import { type Postgres, statement } from "./connection.ts";

interface PersonRow extends Omit<PersonInList, "usedAt"> {
  readonly usedAt: number | null;
}

/** The people of a server in PostgreSQL. */
export function postgresPeople(database: Postgres): PeopleStore {
  return {
    async list() {
      const people = await database.rows<PersonRow>(LIST, []);
      return people.map(({ usedAt, ...person }) => ({ ...person, usedAt: usedAt ?? undefined }));
    },
    shutOut: (id, passwordHash) =>
      database.transaction(async (connection) => {
        // First, so that a sign-in under way is over, or finds another password.
        await connection.changed(SET_HASH, [passwordHash, id]);
        for (const drop of WAYS_IN) await connection.changed(drop, [id]);
      }),
    remove: (id) =>
      database.transaction(async (connection) => {
        await connection.changed(DROP_ACCOUNT, [id]);
        const objects = await connection.rows<{ readonly id: string }>(DROP_OBJECTS, [id]);
        for (const drop of [...WAYS_IN, ...CELLAR]) await connection.changed(drop, [id]);
        return objects.map((object) => object.id);
      }),
  };
}

const dropOf = (table: string) => statement(`DELETE FROM ${table} WHERE user_id = $1`);

const LIST = statement(
  `SELECT id, email, created_at AS "createdAt", password_hash AS "passwordHash",
     coalesce(wine_count, 0) AS wines,
     (SELECT coalesce(sum(bytes), 0)::bigint FROM objects WHERE user_id = accounts.id)
       AS "photoBytes",
     (SELECT max(used_at) FROM sessions WHERE user_id = accounts.id) AS "usedAt"
   FROM accounts LEFT JOIN cellars ON cellars.user_id = accounts.id ORDER BY created_at`,
);
const SET_HASH = statement("UPDATE accounts SET password_hash = $1 WHERE id = $2");
const DROP_ACCOUNT = statement("DELETE FROM accounts WHERE id = $1");
const DROP_OBJECTS = statement("DELETE FROM objects WHERE user_id = $1 RETURNING id");
const WAYS_IN = ["reset_links", "email_undos", "sessions"].map(dropOf);
const CELLAR = ["cellars", "wines", "results", "devices", "device_ops"].map(dropOf);
