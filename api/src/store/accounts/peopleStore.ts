import type { PeopleStore, PersonInList } from "../../cellar/ports/accounts.ts";
import { changed, type SqlDatabase } from "../SqlDatabase.ts";

interface PersonRow extends Omit<PersonInList, "usedAt" | "deletedAt"> {
  readonly usedAt: number | null;
  readonly deletedAt: number | null;
}

export function peopleStore(database: SqlDatabase): PeopleStore {
  const { accounts } = database.dialect;
  const list = `SELECT ${accounts}.id, email, created_at AS "createdAt", password_hash AS "passwordHash",
      coalesce(wine_count, 0) AS wines,
      (SELECT CAST(coalesce(sum(bytes), 0) AS bigint) FROM objects WHERE cellar_id = cellars.id)
        AS "photoBytes",
      (SELECT max(used_at) FROM sessions WHERE user_id = ${accounts}.id) AS "usedAt",
      (SELECT due_at FROM account_deletions WHERE user_id = ${accounts}.id) AS "deletedAt"
    FROM ${accounts} LEFT JOIN cellars ON cellars.id = ${accounts}.id
    ORDER BY created_at`;
  const setHash = `UPDATE ${accounts} SET password_hash = $1 WHERE id = $2`;

  return {
    async list() {
      const people = await database.rows<PersonRow>(list, []);
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
    disableAccount: (id, passwordHash) =>
      database.transaction(function* () {
        // The password hash is replaced first, so that a simultaneous sign-in has either finished
        // already or fails with the old password.
        yield* changed(setHash, [passwordHash, id]);
        for (const drop of DROP_ACCESS) yield* changed(drop, [id]);
        yield* changed(VOID_LINK, [id]);
      }),
  };
}

const SUM_PHOTOS = `SELECT CAST(coalesce(sum(bytes), 0) AS bigint) AS bytes
  FROM cellars JOIN objects ON objects.cellar_id = cellars.id`;
const VOID_LINK = "UPDATE account_deletions SET token_hash = NULL WHERE user_id = $1";
const DROP_ACCESS = [
  "reset_links",
  "email_undos",
  "sessions",
  "access_tokens",
  "calendar_feeds",
  "webhooks",
].map((table) => `DELETE FROM ${table} WHERE user_id = $1`);
