import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newSecret } from "../cellar/secret.ts";

/** The secret that signs cookies and upload addresses: made once, then kept in the data folder. */
export function loadSecret(dataDir: string): string {
  const path = join(dataDir, "session-secret");
  try {
    // `wx` refuses to overwrite, so two processes that start at once agree on one secret.
    writeFileSync(path, newSecret(), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
  return readFileSync(path, "utf8").trim();
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EEXIST";
}
