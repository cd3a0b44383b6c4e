import { CannotStart } from "./CannotStart.ts";
import type { Env } from "./env.ts";
import { loadSecret } from "./outside/loadSecret.ts";

/** What every signature comes from: the one that is given, else that of the data folder. */
export function secretOf({ sessionSecret, dataDir }: Env): string {
  try {
    return sessionSecret ?? loadSecret(dataDir);
  } catch (cause) {
    throw new CannotStart(
      `The secret in DATA_DIR ${dataDir}, session-secret, can't be read. ` +
        "Mend that file, or set SESSION_SECRET.",
      { cause },
    );
  }
}
