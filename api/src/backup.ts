import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { config } from "dotenv";
import { readEnv } from "./env.ts";
import { s3Bytes } from "./outside/s3Bytes.ts";
import { backUpCellar } from "./upkeep/backUpCellar.ts";
import { nameOfMoment } from "./upkeep/nameOfMoment.ts";
import { requireFile } from "./upkeep/requireFile.ts";
import { runUpkeep, saySteps } from "./upkeep/runUpkeep.ts";

if (process.env["NODE_ENV"] !== "production") config({ quiet: true });

await runUpkeep(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder = `backups/${nameOfMoment(new Date())}`] = positionals;
  const { dataDir, s3, databaseUrl } = readEnv(process.env);
  requireFile(databaseUrl);
  const { steps, photos, missing } = await backUpCellar(dataDir, folder, s3 && s3Bytes(s3));
  return [
    ...saySteps(steps),
    ...(missing > 0 ? [`${String(missing)} photos that wines show have no file.`] : []),
    `The cellar and ${String(photos)} photos are in ${resolve(folder)}`,
  ];
});
