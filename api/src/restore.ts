import { parseArgs } from "node:util";
import { readEnv } from "./env.ts";
import { loadVariables } from "./loadVariables.ts";
import { s3Bytes } from "./outside/stored-files/s3Bytes.ts";
import { requireFile } from "./upkeep/requireFile.ts";
import { restoreCellar } from "./upkeep/restoreCellar.ts";
import { runUpkeep, saySteps } from "./upkeep/runUpkeep.ts";
import { UpkeepRefused } from "./upkeep/UpkeepRefused.ts";

await runUpkeep(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: "boolean", default: false } },
  });
  const [from] = positionals;
  if (from === undefined) throw new UpkeepRefused("Usage: npm run restore -- FOLDER [--replace]");

  const { dataDir, s3, databaseUrl } = readEnv(loadVariables().variables);
  requireFile(databaseUrl);
  const { steps, photos, missing, keptIn } = await restoreCellar({
    from,
    dataDir,
    bucket: s3 && s3Bytes(s3),
    replace: values.replace,
    now: new Date(),
  });
  return [
    ...saySteps(steps),
    ...(missing > 0 ? [`${String(missing)} photos that wines show are not in the backup.`] : []),
    ...(keptIn === undefined ? [] : [`What was there is kept in ${keptIn}`]),
    `The cellar and ${String(photos)} photos are restored in ${dataDir}. Everybody signs in again.`,
  ];
});
