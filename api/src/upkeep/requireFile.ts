import { UpkeepRefused } from "./UpkeepRefused.ts";

/** Refuses a command for the SQLite file if the cellars are in PostgreSQL. */
export function requireFile(databaseUrl: string | undefined): void {
  if (databaseUrl === undefined) return;
  throw new UpkeepRefused(
    "DATABASE_URL is set: PostgreSQL's own tools back it up and restore it. See docs/many-machines.md.",
  );
}
