import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { countOf } from "./countOf.ts";
import { type Env, readEnv } from "./settings/env.ts";
import { loadVariables } from "./settings/loadVariables.ts";
import { openFolderBytes } from "./outside/stored-files/folderBytes.ts";
import { s3Bytes } from "./outside/stored-files/s3Bytes.ts";
import { openPostgres } from "./store/postgres/openPostgres.ts";
import { postgresMovableStore } from "./store/postgres/postgresMovableStore.ts";
import { processesAt } from "./store/postgres/schema.ts";
import { beginNewHistory } from "./store/postgres/upkeep.ts";
import { openSqliteMovableStore } from "./store/sqlite/sqliteMovableStore.ts";
import { checkCellars } from "./upkeep/checkCellars.ts";
import { runUpkeep } from "./upkeep/runUpkeep.ts";
import { UpkeepRefused } from "./upkeep/UpkeepRefused.ts";

await runUpkeep(async () => {
  const { values } = parseArgs({
    options: { "new-history": { type: "boolean", default: false } },
  });
  const env = readEnv(loadVariables().variables);
  const begun = values["new-history"] ? await beginHistory(env) : [];
  const bytes = env.s3 ? s3Bytes(env.s3) : await openFolderBytes(join(env.dataDir, "objects"));
  const store = await storeOf(env);
  try {
    const { cellars, photos, faults } = await checkCellars(store, bytes);
    if (faults.length > 0) throw new UpkeepRefused(faults.join("\n"));
    return [
      ...begun,
      `Rows and photos agree: ${countOf(cellars, "cellar")}, ${countOf(photos, "photo")}.`,
    ];
  } finally {
    await store.close();
  }
});

async function storeOf({ databaseUrl, dataDir }: Env) {
  if (databaseUrl === undefined) {
    const file = join(dataDir, "cellar.db");
    if (!existsSync(file)) throw new UpkeepRefused(`There is no cellar in DATA_DIR ${dataDir}.`);
    return openSqliteMovableStore(file);
  }
  return postgresMovableStore(await openPostgres({ url: databaseUrl, onFailure: () => undefined }));
}

async function beginHistory({ databaseUrl }: Env): Promise<readonly string[]> {
  if (databaseUrl === undefined) {
    throw new UpkeepRefused(
      "--new-history is for PostgreSQL: npm run restore sees to it otherwise.",
    );
  }
  const database = await openPostgres({ url: databaseUrl, onFailure: () => undefined });
  try {
    const processes = await processesAt(database);
    if (processes > 0) {
      throw new UpkeepRefused(
        `The database is in use by ${countOf(processes, "server")}. Stop the server first.`,
      );
    }
    await beginNewHistory(database);
    return ["A new history has begun. Everybody signs in again."];
  } finally {
    await database.end();
  }
}
