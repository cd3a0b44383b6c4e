import { parseArgs } from "node:util";
import { destination } from "pino";
import { INVITATIONS } from "./cellar/accounts/invitation.ts";
import { deriveKey } from "./cellar/secret.ts";
import { readEnv } from "./settings/env.ts";
import { loadVariables } from "./settings/loadVariables.ts";
import { createLog } from "./log.ts";
import { openPorts } from "./openPorts.ts";
import { secretOf } from "./settings/secretOf.ts";
import { runPeople } from "./upkeep/runPeople.ts";
import { runUpkeep } from "./upkeep/runUpkeep.ts";

const STDERR = 2;

await runUpkeep(async () => {
  const { positionals: words, values } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: "boolean", default: false } },
  });
  const env = readEnv(loadVariables().variables);
  const publicUrl = env.publicUrl ?? `http://localhost:${String(env.port)}`;
  const opened = await openPorts(env, publicUrl, createLog("warn", destination(STDERR)));
  try {
    const invitationKey = deriveKey(secretOf(env), INVITATIONS);
    const { ports, people } = opened;
    const deps = { ...ports, people, publicUrl, invitationKey, signup: env.signup };
    return await runPeople(deps, { words, yes: values.yes });
  } finally {
    await opened.close();
  }
});
