import type { Attempts, JobLeases, Upgrades } from "../../cellar/ports/processes.ts";
import { type Postgres, statement } from "./connection.ts";

/** Counts attempts in PostgreSQL, with the clock of PostgreSQL. */
export function postgresAttempts(database: Postgres): Attempts & {
  readonly sweep: () => Promise<void>;
} {
  return {
    async count(key, weight, perSeconds) {
      const values = [key, weight, perSeconds];
      const [counted] = await database.rows<AttemptRow>(COUNT, values);
      if (!counted) throw new Error("An attempt was not counted");
      return counted;
    },
    async sweep() {
      await database.changed(SWEEP, []);
    },
  };
}

/** Job leases in PostgreSQL. The first process to write the row gets the job. */
export function postgresJobLeases(database: Postgres): JobLeases {
  return {
    take: async (job, now, everyMs) =>
      (await database.changed(TAKE, [job, now, now - everyMs])) === 1,
  };
}

export function postgresUpgrades(database: Postgres): Upgrades {
  return {
    isDue: async (task) => (await database.rows(IS_DUE, [task])).length > 0,
    async done(task) {
      await database.changed(DONE, [task]);
    },
  };
}

interface AttemptRow {
  readonly attempts: number;
  readonly endsInMs: number;
}

const COUNT = statement(
  `INSERT INTO attempts (key, attempts, ends_at)
   VALUES ($1, $2, now() + make_interval(secs => $3))
   ON CONFLICT (key) DO UPDATE SET
     attempts = CASE WHEN attempts.ends_at <= now() THEN 0 ELSE attempts.attempts END
       + excluded.attempts,
     ends_at = CASE WHEN attempts.ends_at <= now() THEN excluded.ends_at ELSE attempts.ends_at END
   RETURNING attempts, greatest(0, extract(epoch FROM ends_at - now()) * 1000)::float8 AS "endsInMs"`,
);

const SWEEP = statement("DELETE FROM attempts WHERE ends_at <= now()");

const IS_DUE = statement("SELECT 1 FROM meta WHERE key = 'due:' || $1");

const DONE = statement("DELETE FROM meta WHERE key = 'due:' || $1");

const TAKE = statement(
  `INSERT INTO job_leases (job, begun_at) VALUES ($1, $2)
   ON CONFLICT (job) DO UPDATE SET begun_at = excluded.begun_at WHERE job_leases.begun_at <= $3`,
);
