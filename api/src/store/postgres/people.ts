import type { PeopleStore, PersonInList } from "../../cellar/ports/accounts.ts";
import { type Postgres, statement } from "./connection.ts";

interface PersonRow extends Omit<PersonInList, "usedAt" | "deletedAt"> {
  readonly usedAt: number | null;
  readonly deletedAt: number | null;
}

/** The people of a server in PostgreSQL. */
export function postgresPeople(database: Postgres): PeopleStore {
  return {
    async list() {
      const people = await database.rows<PersonRow>(LIST, []);
      return people.map(({ usedAt, deletedAt, ...person }) => ({
        ...person,
        usedAt: usedAt ?? undefined,
        deletedAt: deletedAt ?? undefined,
      }));
    },
    async photoBytes() {
      const [sum] = await database.rows<{ readonly bytes: number }>(SUM_PHOTOS, []);
      return sum?.bytes ?? 0;
    },
    shutOut: (id, passwordHash) =>
      database.transaction(async (connection) => {
        // First, so that a sign-in under way is over, or finds another password.
        await connection.changed(SET_HASH, [passwordHash, id]);
        for (const drop of WAYS_IN) await connection.changed(drop, [id]);
        await connection.changed(VOID_LINK, [id]);
      }),
  };
}

const dropOf = (table: string) => statement(`DELETE FROM ${table} WHERE user_id = $1`);

const LIST = statement(
  `SELECT id, email, created_at AS "createdAt", password_hash AS "passwordHash",
     coalesce(wine_count, 0) AS wines,
     (SELECT coalesce(sum(bytes), 0)::bigint FROM objects WHERE user_id = accounts.id)
       AS "photoBytes",
     (SELECT max(used_at) FROM sessions WHERE user_id = accounts.id) AS "usedAt",
     (SELECT due_at FROM account_deletions WHERE user_id = accounts.id) AS "deletedAt"
   FROM accounts LEFT JOIN cellars ON cellars.user_id = accounts.id ORDER BY created_at`,
);
const SUM_PHOTOS = statement(
  `SELECT coalesce(sum(bytes), 0)::bigint AS bytes
   FROM accounts JOIN objects ON objects.user_id = accounts.id`,
);
const SET_HASH = statement("UPDATE accounts SET password_hash = $1 WHERE id = $2");
const VOID_LINK = statement("UPDATE account_deletions SET token_hash = NULL WHERE user_id = $1");
const WAYS_IN = ["reset_links", "email_undos", "sessions", "access_tokens"].map(dropOf);
