import { startPostgres } from "../../test/startPostgres.ts";

/**
 * Settings of the benchmark's PostgreSQL server. It flushes writes; seeding many rows needs a large
 * write-ahead log.
 */
const SETTINGS = ["fsync=on", "max_wal_size=8GB"];

/** Starts a PostgreSQL server that flushes acknowledged writes. */
export async function openPostgres() {
  return { ...(await startPostgres(SETTINGS)), settings: SETTINGS };
}
