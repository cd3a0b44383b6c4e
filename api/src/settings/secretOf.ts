import { CannotStart } from "../CannotStart.ts";
import type { Env } from "./env.ts";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newSecret } from "../cellar/secret.ts";

export function secretOf({ sessionSecret, dataDir }: Env): string {
  try {
    return sessionSecret ?? loadSecret(dataDir);
  } catch (cause) {
    throw new CannotStart(
      `The secret in DATA_DIR ${dataDir}, session-secret, can't be read. ` +
        "Repair that file, or set SESSION_SECRET.",
      { cause },
    );
  }
}

/** Reads the secret from the data folder. Creates it at the first call. */
function loadSecret(dataDir: string): string {
  const path = join(dataDir, "session-secret");
  try {
    // The flag `wx` never overwrites a file, so two processes that start together use the same
    // secret.
    writeFileSync(path, newSecret(), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
  return readFileSync(path, "utf8").trim();
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EEXIST";
}
