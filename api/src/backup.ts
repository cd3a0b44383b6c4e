import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { countOf } from "./countOf.ts";
import { readEnv } from "./settings/env.ts";
import { loadVariables } from "./settings/loadVariables.ts";
import { s3Bytes } from "./outside/stored-files/s3Bytes.ts";
import { backUpCellar } from "./upkeep/backUpCellar.ts";
import { nameOfMoment } from "./upkeep/nameOfMoment.ts";
import { requireFile } from "./upkeep/requireFile.ts";
import { rotateBackups } from "./upkeep/rotateBackups.ts";
import { runUpkeep, stepLines } from "./upkeep/runUpkeep.ts";
import { UpkeepRefused } from "./upkeep/UpkeepRefused.ts";

const USAGE = "Usage: npm run backup -- [FOLDER], or --into FOLDER [--keep NUMBER]";

await runUpkeep(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { into: { type: "string" }, keep: { type: "string" } },
  });
  const name = nameOfMoment(new Date());
  const { into = "backups" } = values;
  const [folder = join(into, name), ...more] = positionals;
  const isNamed = positionals.length > 0;
  if (more.length > 0 || (isNamed && (values.into ?? values.keep) !== undefined)) {
    throw new UpkeepRefused(USAGE);
  }
  const keep = values.keep === undefined ? undefined : numberOf(values.keep);

  const { dataDir, s3, databaseUrl } = readEnv(loadVariables().variables);
  requireFile(databaseUrl);
  const { steps, photos } = await backUpCellar(dataDir, folder, s3 && s3Bytes(s3));
  const removed = keep === undefined ? [] : await rotateBackups(into, keep, new Date());
  return [
    ...stepLines(steps),
    `The cellar and ${countOf(photos, "photo")} are in ${resolve(folder)}`,
    ...removed.map((each) => `Removed ${each}`),
  ];
});

function numberOf(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new UpkeepRefused("--keep must be a number from 1 on.");
}
