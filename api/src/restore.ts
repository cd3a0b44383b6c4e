import { parseArgs } from "node:util";
import { countOf } from "./countOf.ts";
import { readEnv } from "./settings/env.ts";
import { loadVariables } from "./settings/loadVariables.ts";
import { s3Bytes } from "./outside/stored-files/s3Bytes.ts";
import { requireFile } from "./upkeep/requireFile.ts";
import { restoreCellar } from "./upkeep/restoreCellar.ts";
import { runUpkeep, stepLines } from "./upkeep/runUpkeep.ts";
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
    ...stepLines(steps),
    ...(missing > 0 ? [`Not in the backup: ${countOf(missing, "photo")} that wines show.`] : []),
    ...(keptIn === undefined ? [] : [`What was there is kept in ${keptIn}`]),
    `Restored in ${dataDir}: the cellar and ${countOf(photos, "photo")}. Everybody signs in again.`,
  ];
});
