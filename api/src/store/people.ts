import type { PeopleStore, PersonInList } from "../cellar/ports/accounts.ts";
import type { Database } from "./openDatabase.ts";

interface PersonRow extends Omit<PersonInList, "usedAt" | "deletedAt"> {
  readonly usedAt: number | null;
  readonly deletedAt: number | null;
}

/** The people of a server in SQLite. */
export function sqlitePeople(database: Database): PeopleStore {
  const selectAll = database.prepare<[], PersonRow>(
    `SELECT id, email, created_at AS createdAt, password_hash AS passwordHash, wine_count AS wines,
       (SELECT coalesce(sum(bytes), 0) FROM objects WHERE user_id = users.id) AS photoBytes,
       (SELECT max(used_at) FROM sessions WHERE user_id = users.id) AS usedAt,
       (SELECT due_at FROM account_deletions WHERE user_id = users.id) AS deletedAt
     FROM users ORDER BY created_at`,
  );
  const sumPhotos = database
    .prepare<[], number>(
      `SELECT coalesce(sum(bytes), 0) FROM users JOIN objects ON objects.user_id = users.id`,
    )
    .pluck();
  const setHash = database.prepare<[string, string]>(
    "UPDATE users SET password_hash = ? WHERE id = ?",
  );
  const dropped = ["reset_links", "email_undos", "sessions", "access_tokens"].map((table) =>
    database.prepare<[string]>(`DELETE FROM ${table} WHERE user_id = ?`),
  );
  const voidLink = database.prepare<[string]>(
    "UPDATE account_deletions SET token_hash = NULL WHERE user_id = ?",
  );

  const shutOut = database.transaction((id: string, passwordHash: string) => {
    setHash.run(passwordHash, id);
    for (const drop of dropped) drop.run(id);
    voidLink.run(id);
  });

  return {
    list: () =>
      Promise.resolve(
        selectAll.all().map(({ usedAt, deletedAt, ...person }) => ({
          ...person,
          usedAt: usedAt ?? undefined,
          deletedAt: deletedAt ?? undefined,
        })),
      ),
    photoBytes: () => Promise.resolve(sumPhotos.get() ?? 0),
    shutOut: (id, passwordHash) => {
      shutOut.immediate(id, passwordHash);
      return Promise.resolve();
    },
  };
}
