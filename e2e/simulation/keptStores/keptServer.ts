import { join } from "node:path";
import { pino } from "pino";
import { readEnv } from "../../../api/src/settings/env.ts";
import { type RunningServer, startServer } from "../../../api/src/server.ts";

const SECRET = "a secret of the kept stores alone";

export function serveKept(dataDir: string, databaseUrl?: string): Promise<RunningServer> {
  const env = readEnv({
    PORT: "0",
    DATA_DIR: dataDir,
    SESSION_SECRET: SECRET,
    DEMO_ACCOUNT: "off",
    RATE_LIMIT: "off",
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  return startServer(env, {
    log: pino({ level: "silent" }),
    webRoot: join(dataDir, "web"),
  });
}
