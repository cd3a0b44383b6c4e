import type { SecondFactor, SecondFactorStore } from "../cellar/ports/waysIn.ts";
import type { Database } from "./openDatabase.ts";

/** Second factors in SQLite. */
export function sqliteSecondFactors(database: Database): SecondFactorStore {
  const knows = database
    .prepare<[string, string], 1>("SELECT 1 FROM users WHERE id = ? AND password_hash = ?")
    .pluck();
  const insert = database.prepare<[SecondFactor]>(
    `INSERT INTO second_factors (user_id, sealed_secret, last_step, started_at)
     VALUES (@userId, @sealedSecret, @lastStep, @startedAt)`,
  );
  const insertCode = database.prepare<[string, string]>(
    "INSERT INTO recovery_codes (user_id, hash) VALUES (?, ?)",
  );
  const select = database.prepare<[string], SecondFactor & { readonly recoveryCodesLeft: number }>(
    `SELECT user_id AS userId, sealed_secret AS sealedSecret, last_step AS lastStep,
       started_at AS startedAt,
       (SELECT count(*) FROM recovery_codes WHERE user_id = second_factors.user_id)
         AS recoveryCodesLeft
     FROM second_factors WHERE user_id = ?`,
  );
  const update = database.prepare<{ readonly userId: string; readonly step: number }>(
    "UPDATE second_factors SET last_step = @step WHERE user_id = @userId AND last_step < @step",
  );
  const removeCode = database.prepare<[string, string]>(
    "DELETE FROM recovery_codes WHERE user_id = ? AND hash = ?",
  );
  const removeCodes = database.prepare<[string]>("DELETE FROM recovery_codes WHERE user_id = ?");
  const remove = database.prepare<[string]>("DELETE FROM second_factors WHERE user_id = ?");

  const end = database.transaction((userId: string) => {
    removeCodes.run(userId);
    return remove.run(userId).changes === 1;
  });
  const begin = database.transaction(
    ({ recoveryHashes, ...factor }: Parameters<SecondFactorStore["begin"]>[0], hash: string) => {
      if (knows.get(factor.userId, hash) === undefined) return false;
      end(factor.userId);
      insert.run(factor);
      for (const recoveryHash of recoveryHashes) insertCode.run(factor.userId, recoveryHash);
      return true;
    },
  );

  return {
    begin: (factor, passwordHash) => Promise.resolve(begin.immediate(factor, passwordHash)),
    find: (userId) => Promise.resolve(select.get(userId)),
    useStep: (userId, step) => Promise.resolve(update.run({ userId, step }).changes === 1),
    useRecoveryCode: (userId, hash) => Promise.resolve(removeCode.run(userId, hash).changes === 1),
    end: (userId) => Promise.resolve(end.immediate(userId)),
  };
}
