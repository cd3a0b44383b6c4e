import { startPostgres } from "../../test/startPostgres.ts";

/** Differences from PostgreSQL's defaults. A large seeding needs a large write-ahead log. */
const SETTINGS = ["fsync=on", "max_wal_size=8GB"];

/** Starts a PostgreSQL server that flushes acknowledged writes. */
export async function openPostgres() {
  return { ...(await startPostgres(SETTINGS)), settings: SETTINGS };
}
