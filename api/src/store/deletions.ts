import { NO_PASSWORD } from "../cellar/accounts/account.ts";
import type { AccountDeletion, DeletionStore } from "../cellar/ports/accounts.ts";
import type { Database } from "./openDatabase.ts";

/** Deletions of accounts in SQLite, where what is a person's goes with their row of `users`. */
export function sqliteDeletions(database: Database): DeletionStore {
  const replaceHash = database.prepare<[string, string, string]>(
    "UPDATE users SET password_hash = ? WHERE id = ? AND password_hash = ?",
  );
  const dropped = ["reset_links", "sessions", "access_tokens"].map((table) =>
    database.prepare<[string]>(`DELETE FROM ${table} WHERE user_id = ?`),
  );
  const insert = database.prepare<[AccountDeletion & { readonly passwordHash: string }]>(
    `INSERT INTO account_deletions (user_id, token_hash, password_hash, requested_at, due_at)
     VALUES (@userId, @tokenHash, @passwordHash, @requestedAt, @dueAt)`,
  );
  const redeem = database.prepare<
    [string, number],
    { readonly userId: string; readonly passwordHash: string }
  >(
    `DELETE FROM account_deletions WHERE token_hash = ? AND due_at > ?
     RETURNING user_id AS userId, password_hash AS passwordHash`,
  );
  const selectDue = database
    .prepare<[number], string>(
      "SELECT user_id FROM account_deletions WHERE done_at IS NULL AND due_at <= ?",
    )
    .pluck();
  const selectObjects = database
    .prepare<[string], string>("SELECT id FROM objects WHERE user_id = ?")
    .pluck();
  const removeUser = database.prepare<[string]>("DELETE FROM users WHERE id = ?");
  const note = database.prepare<{ readonly userId: string; readonly now: number }>(
    `INSERT INTO account_deletions (user_id, requested_at, due_at, done_at)
     VALUES (@userId, @now, @now, @now)
     ON CONFLICT (user_id) DO UPDATE SET token_hash = NULL, password_hash = NULL, done_at = @now`,
  );
  const selectAmong = database
    .prepare<[string], string>(
      "SELECT user_id FROM account_deletions WHERE user_id IN (SELECT value FROM json_each(?))",
    )
    .pluck();
  const forget = database.prepare<[number]>("DELETE FROM account_deletions WHERE done_at < ?");

  const request = database.transaction((deletion: AccountDeletion, passwordHash: string) => {
    const { userId } = deletion;
    if (replaceHash.run(NO_PASSWORD, userId, passwordHash).changes === 0) return false;
    for (const drop of dropped) drop.run(userId);
    insert.run({ ...deletion, passwordHash });
    return true;
  });
  const cancel = database.transaction((tokenHash: string, now: number) => {
    const deletion = redeem.get(tokenHash, now);
    if (deletion) replaceHash.run(deletion.passwordHash, deletion.userId, NO_PASSWORD);
    return deletion?.userId;
  });
  const remove = database.transaction((userId: string, now: number) => {
    const objects = selectObjects.all(userId);
    removeUser.run(userId);
    note.run({ userId, now });
    return objects;
  });

  return {
    request: (deletion, passwordHash) => Promise.resolve(request.immediate(deletion, passwordHash)),
    cancel: (tokenHash, now) => Promise.resolve(cancel.immediate(tokenHash, now)),
    due: (now) => Promise.resolve(selectDue.all(now)),
    objectsOf: (userId) => Promise.resolve(selectObjects.all(userId)),
    remove: (userId, now) => Promise.resolve(remove.immediate(userId, now)),
    among: (userIds) => Promise.resolve(selectAmong.all(JSON.stringify(userIds))),
    sweep(doneBefore) {
      forget.run(doneBefore);
      return Promise.resolve();
    },
  };
}
