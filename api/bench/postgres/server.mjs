import { startPostgres } from "../../test/startPostgres.ts";

/** How it differs from one that was just installed: room for the log of a large seeding. */
const SETTINGS = ["fsync=on", "max_wal_size=8GB"];

/** A PostgreSQL for benchmarks, which flushes what it acknowledges. */
export async function openPostgres() {
  return { ...(await startPostgres(SETTINGS)), settings: SETTINGS };
}
