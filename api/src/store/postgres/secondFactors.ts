import type { SecondFactor, SecondFactorStore } from "../../cellar/ports/waysIn.ts";
import { type Postgres, statement } from "./connection.ts";

/** Second factors in PostgreSQL. */
export function postgresSecondFactors(database: Postgres): SecondFactorStore {
  return {
    begin: ({ userId, sealedSecret, lastStep, startedAt, recoveryHashes }, passwordHash) =>
      database.transaction(async (connection) => {
        // Whoever begins another for the same person, or changes the password, waits.
        const held = await connection.rows(HOLD_ACCOUNT, [userId, passwordHash]);
        if (held.length === 0) return false;
        await connection.changed(END, [userId]);
        await connection.changed(DROP_CODES, [userId]);
        await connection.changed(INSERT, [userId, sealedSecret, lastStep, startedAt]);
        await connection.changed(INSERT_CODES, [userId, recoveryHashes]);
        return true;
      }),
    async find(userId) {
      const [factor] = await database.rows<SecondFactor & { readonly recoveryCodesLeft: number }>(
        FIND,
        [userId],
      );
      return factor;
    },
    async useStep(userId, step) {
      return (await database.changed(USE_STEP, [userId, step])) === 1;
    },
    async useRecoveryCode(userId, hash) {
      return (await database.changed(USE_CODE, [userId, hash])) === 1;
    },
    end: (userId) =>
      database.transaction(async (connection) => {
        await connection.changed(DROP_CODES, [userId]);
        return (await connection.changed(END, [userId])) === 1;
      }),
  };
}

const HOLD_ACCOUNT = statement(
  "SELECT id FROM accounts WHERE id = $1 AND password_hash = $2 FOR UPDATE",
);
const INSERT = statement(
  `INSERT INTO second_factors (user_id, sealed_secret, last_step, started_at)
   VALUES ($1, $2, $3, $4)`,
);
const INSERT_CODES = statement(
  "INSERT INTO recovery_codes (user_id, hash) SELECT $1, unnest($2::text[])",
);
const FIND = statement(
  `SELECT user_id AS "userId", sealed_secret AS "sealedSecret", last_step AS "lastStep",
     started_at AS "startedAt",
     (SELECT count(*) FROM recovery_codes WHERE user_id = $1) AS "recoveryCodesLeft"
   FROM second_factors WHERE user_id = $1`,
);
const USE_STEP = statement(
  "UPDATE second_factors SET last_step = $2 WHERE user_id = $1 AND last_step < $2",
);
const USE_CODE = statement("DELETE FROM recovery_codes WHERE user_id = $1 AND hash = $2");
const DROP_CODES = statement("DELETE FROM recovery_codes WHERE user_id = $1");
const END = statement("DELETE FROM second_factors WHERE user_id = $1");
