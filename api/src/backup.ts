import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { config } from "dotenv";
import { readEnv } from "./env.ts";
import { backUpCellar } from "./upkeep/backUpCellar.ts";
import { nameOfMoment } from "./upkeep/nameOfMoment.ts";
import { runUpkeep, saySteps } from "./upkeep/runUpkeep.ts";

if (process.env["NODE_ENV"] !== "production") config({ quiet: true });

await runUpkeep(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder = `backups/${nameOfMoment(new Date())}`] = positionals;
  const { steps, photos, missing } = await backUpCellar(readEnv(process.env).dataDir, folder);
  return [
    ...saySteps(steps),
    ...(missing > 0 ? [`${String(missing)} photos that wines show have no file.`] : []),
    `The cellar and ${String(photos)} photos are in ${resolve(folder)}`,
  ];
});
