import { startPostgres } from "./startPostgres.ts";

/**
 * Starts one PostgreSQL for all test files, because a start takes over a second of CPU. Each test
 * makes databases of its own.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["TEST_DATABASE_URL"] !== undefined) return undefined;
  const postgres = await startPostgres();
  process.env["TEST_DATABASE_URL"] = postgres.url;
  return async () => {
    delete process.env["TEST_DATABASE_URL"];
    await postgres.stop();
  };
}
