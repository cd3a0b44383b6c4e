import { parseArgs } from "node:util";
import { countOf } from "./countOf.ts";
import { readEnv } from "./settings/env.ts";
import { loadVariables } from "./settings/loadVariables.ts";
import { s3Bytes } from "./outside/stored-files/s3Bytes.ts";
import { moveStore } from "./upkeep/moveStore.ts";
import { runUpkeep } from "./upkeep/runUpkeep.ts";
import { UpkeepRefused } from "./upkeep/UpkeepRefused.ts";

const USAGE =
  "Usage: npm run move -- --to postgres://… [--s3] [--dry-run], or --from postgres://… to come back";

await runUpkeep(async () => {
  const { values } = parseArgs({
    options: {
      to: { type: "string" },
      from: { type: "string" },
      s3: { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
    },
  });
  const { to, from, s3: movesPhotos, "dry-run": isTrial } = values;
  const url = to ?? from;
  if (url === undefined || (to !== undefined && from !== undefined)) throw new UpkeepRefused(USAGE);

  const { dataDir, s3 } = readEnv({
    ...loadVariables().variables,
    DATABASE_URL: undefined,
    DATABASE_URL_FILE: undefined,
  });
  if (movesPhotos && !s3)
    throw new UpkeepRefused("--s3 wants the bucket: set S3_ENDPOINT and so on.");

  const { people, cellars, wines, alreadyThere, photos, missing } = await moveStore({
    direction: to === undefined ? "from" : "to",
    url,
    dataDir,
    bucket: movesPhotos && s3 ? s3Bytes(s3) : undefined,
    isTrial,
  });
  return [
    `${countOf(people, "account")}; ${countOf(cellars, "cellar")} with ${countOf(wines, "wine")}, already there: ${String(alreadyThere)}.`,
    ...(movesPhotos ? [`${countOf(photos, "photo")}.`] : []),
    ...(missing > 0 ? [`Missing: ${countOf(missing, "photo")}.`] : []),
    isTrial
      ? "Nothing was written, at either end."
      : "All were brought over and read back the same. Everybody signs in again.",
  ];
});
