import type { Identity, IdentityStore, Subject } from "../cellar/ports/identities.ts";
import type { Database } from "./openDatabase.ts";

/** Identities in SQLite. */
export function sqliteIdentities(database: Database): IdentityStore {
  const columns = `user_id AS userId, issuer, subject, known_as AS knownAs, linked_at AS linkedAt,
     used_at AS usedAt`;
  const hashOf = database
    .prepare<[string], string>("SELECT password_hash FROM users WHERE id = ?")
    .pluck();
  const insert = insertIdentity(database);
  const select = database.prepare<[Subject], Identity>(
    `SELECT ${columns} FROM identities WHERE issuer = @issuer AND subject = @subject`,
  );
  const selectOf = database.prepare<[string, string], Identity>(
    `SELECT ${columns} FROM identities WHERE user_id = ? AND issuer = ?`,
  );
  const note = database.prepare<[Subject & { readonly usedAt: number }]>(
    "UPDATE identities SET used_at = @usedAt WHERE issuer = @issuer AND subject = @subject",
  );
  const hasPasskey = database
    .prepare<[string], 1>("SELECT 1 FROM passkeys WHERE user_id = ? LIMIT 1")
    .pluck();
  const drop = database.prepare<[string, string]>(
    "DELETE FROM identities WHERE user_id = ? AND issuer = ?",
  );

  const link = database.transaction((identity: Identity, passwordHash: string) => {
    if (hashOf.get(identity.userId) !== passwordHash) return "other password";
    return insert(identity) ? "linked" : "known";
  });
  const unlink = database.transaction(
    (userId: string, issuer: string, needsOne: (passwordHash: string) => boolean) => {
      const isAlone = hasPasskey.get(userId) === undefined;
      if (selectOf.get(userId, issuer) === undefined) return "unknown";
      if (isAlone && needsOne(hashOf.get(userId) ?? "")) return "last";
      drop.run(userId, issuer);
      return "unlinked";
    },
  );

  return {
    link: (identity, passwordHash) => Promise.resolve(link.immediate(identity, passwordHash)),
    find: (subject) => Promise.resolve(select.get(subject)),
    of: (userId, issuer) => Promise.resolve(selectOf.get(userId, issuer)),
    noteUse({ issuer, subject }, usedAt) {
      note.run({ issuer, subject, usedAt });
      return Promise.resolve();
    },
    unlink: (userId, issuer, needsOne) =>
      Promise.resolve(unlink.immediate(userId, issuer, needsOne)),
  };
}

/** Adds an identity, if nobody has it and its person none of that issuer; says whether it did. */
export function insertIdentity(database: Database): (identity: Identity) => boolean {
  const insert = database.prepare<[Identity]>(
    `INSERT INTO identities (user_id, issuer, subject, known_as, linked_at, used_at)
     VALUES (@userId, @issuer, @subject, @knownAs, @linkedAt, @usedAt) ON CONFLICT DO NOTHING`,
  );
  return (identity) => insert.run(identity).changes === 1;
}
