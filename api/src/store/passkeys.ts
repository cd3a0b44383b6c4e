import type { ChallengeStore, Passkey, PasskeyStore } from "../cellar/ports/waysIn.ts";
import type { Database } from "./openDatabase.ts";
import { type PasskeyRow, readPasskey, transportsText } from "./passkeyRows.ts";

/** Passkeys in SQLite. */
export function sqlitePasskeys(database: Database): PasskeyStore {
  const columns = `id, user_id AS userId, credential_id AS credentialId, public_key AS publicKey, counter,
     transports, name, created_at AS createdAt, used_at AS usedAt`;
  const hashOf = database
    .prepare<[string], string>("SELECT password_hash FROM users WHERE id = ?")
    .pluck();
  const count = database
    .prepare<[string], number>("SELECT count(*) FROM passkeys WHERE user_id = ?")
    .pluck();
  const insert = database.prepare<[PasskeyRow]>(
    `INSERT INTO passkeys (
       id, user_id, credential_id, public_key, counter, transports, name, created_at, used_at
     ) VALUES (
       @id, @userId, @credentialId, @publicKey, @counter, @transports, @name, @createdAt, @usedAt
     ) ON CONFLICT (credential_id) DO NOTHING`,
  );
  const select = database.prepare<[string], PasskeyRow>(
    `SELECT ${columns} FROM passkeys WHERE credential_id = ?`,
  );
  const selectAll = database.prepare<[string], PasskeyRow>(
    `SELECT ${columns} FROM passkeys WHERE user_id = ? ORDER BY created_at DESC, id`,
  );
  const note = database.prepare<[Parameters<PasskeyStore["noteUse"]>[0]]>(
    `UPDATE passkeys SET counter = @counter, used_at = @usedAt
     WHERE id = @id AND (counter < @counter OR counter = 0 AND @counter = 0)`,
  );
  const update = database.prepare<[string, string, string], PasskeyRow>(
    `UPDATE passkeys SET name = ? WHERE user_id = ? AND id = ? RETURNING ${columns}`,
  );
  const drop = database.prepare<[string, string]>(
    "DELETE FROM passkeys WHERE user_id = ? AND id = ?",
  );
  const selectAny = database.prepare<[], 1>("SELECT 1 FROM passkeys LIMIT 1").pluck();

  const add = database.transaction((passkey: Passkey, passwordHash: string, most: number) => {
    const { userId, transports } = passkey;
    if (hashOf.get(userId) !== passwordHash) return "other password";
    if ((count.get(userId) ?? 0) >= most) return "too many";
    const { changes } = insert.run({ ...passkey, transports: transportsText(transports) });
    return changes === 1 ? "added" : "known";
  });
  const hasIdentity = database
    .prepare<[string, string | undefined], 1>(
      "SELECT 1 FROM identities WHERE user_id = ? AND issuer = ?",
    )
    .pluck();
  const remove = database.transaction(
    (
      userId: string,
      id: string,
      needsOne: (passwordHash: string) => boolean,
      issuer: string | undefined,
    ) => {
      const held = selectAll.all(userId);
      if (held.every((passkey) => passkey.id !== id)) return "unknown";
      const isAlone = held.length === 1 && hasIdentity.get(userId, issuer) === undefined;
      if (isAlone && needsOne(hashOf.get(userId) ?? "")) return "last";
      drop.run(userId, id);
      return "removed";
    },
  );

  return {
    add: (passkey, passwordHash, most) =>
      Promise.resolve(add.immediate(passkey, passwordHash, most)),
    find(credentialId) {
      const row = select.get(credentialId);
      return Promise.resolve(row && readPasskey(row));
    },
    noteUse: (use) => Promise.resolve(note.run(use).changes === 1),
    list: (userId) => Promise.resolve(selectAll.all(userId).map(readPasskey)),
    rename(userId, id, name) {
      const row = update.get(name, userId, id);
      return Promise.resolve(row && readPasskey(row));
    },
    remove: (userId, id, needsOne, issuer) =>
      Promise.resolve(remove.immediate(userId, id, needsOne, issuer)),
    any: () => Promise.resolve(selectAny.get() !== undefined),
  };
}

/** The answered challenges in SQLite. */
export function sqliteChallenges(database: Database): ChallengeStore {
  const insert = database.prepare<[string, number]>(
    `INSERT INTO answered_challenges (hash, expires_at) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING`,
  );
  const removeExpired = database.prepare<[number]>(
    "DELETE FROM answered_challenges WHERE expires_at <= ?",
  );
  return {
    use: (hash, expiresAt) => Promise.resolve(insert.run(hash, expiresAt).changes === 1),
    sweep(now) {
      removeExpired.run(now);
      return Promise.resolve();
    },
  };
}
