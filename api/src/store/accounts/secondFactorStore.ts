import type { SecondFactor, SecondFactorStore } from "../../cellar/ports/signInMethods.ts";
import { changed, rows, type SqlDatabase } from "../SqlDatabase.ts";

interface StoredFactor extends SecondFactor {
  readonly recoveryCodesLeft: number;
}

export function secondFactorStore(database: SqlDatabase): SecondFactorStore {
  const { accounts, forUpdate } = database.dialect;
  const lockAccount = `SELECT id FROM ${accounts} WHERE id = $1 AND password_hash = $2 ${forUpdate}`;

  return {
    begin: ({ userId, sealedSecret, lastStep, startedAt, recoveryHashes }, passwordHash) =>
      database.transaction(function* () {
        // Locks the account, because a simultaneous request could add a second factor or change the
        // password.
        const held = yield* rows(lockAccount, [userId, passwordHash]);
        if (held.length === 0) return false;
        yield* changed(END, [userId]);
        yield* changed(DROP_CODES, [userId]);
        yield* changed(INSERT, [userId, sealedSecret, lastStep, startedAt]);
        for (const hash of recoveryHashes) yield* changed(INSERT_CODE, [userId, hash]);
        return true;
      }),
    async find(userId) {
      const [factor] = await database.rows<StoredFactor>(FIND, [userId]);
      return factor;
    },
    async useStep(userId, step) {
      return (await database.changed(USE_STEP, [userId, step])) === 1;
    },
    async useRecoveryCode(userId, hash) {
      return (await database.changed(USE_CODE, [userId, hash])) === 1;
    },
    end: (userId) =>
      database.transaction(function* () {
        yield* changed(DROP_CODES, [userId]);
        return (yield* changed(END, [userId])) === 1;
      }),
  };
}

const INSERT = `INSERT INTO second_factors (user_id, sealed_secret, last_step, started_at)
  VALUES ($1, $2, $3, $4)`;
const INSERT_CODE = "INSERT INTO recovery_codes (user_id, hash) VALUES ($1, $2)";
const FIND = `SELECT user_id AS "userId", sealed_secret AS "sealedSecret", last_step AS "lastStep",
    started_at AS "startedAt",
    (SELECT count(*) FROM recovery_codes WHERE user_id = $1) AS "recoveryCodesLeft"
  FROM second_factors WHERE user_id = $1`;
const USE_STEP = "UPDATE second_factors SET last_step = $2 WHERE user_id = $1 AND last_step < $2";
const USE_CODE = "DELETE FROM recovery_codes WHERE user_id = $1 AND hash = $2";
const DROP_CODES = "DELETE FROM recovery_codes WHERE user_id = $1";
const END = "DELETE FROM second_factors WHERE user_id = $1";
