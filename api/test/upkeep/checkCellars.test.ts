import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openFolderBytes } from "../../src/outside/stored-files/folderBytes.ts";
import { openPostgres } from "../../src/store/postgres/openPostgres.ts";
import { postgresMovableStore } from "../../src/store/postgres/postgresMovableStore.ts";
import { openSqliteMovableStore } from "../../src/store/sqlite/sqliteMovableStore.ts";
import { checkCellars } from "../../src/upkeep/checkCellars.ts";
import { finalize, requestUpload, sendPicture } from "../cellar/sharedCalls.ts";
import { startApp } from "../startApp.ts";
import { startPostgres, type TestPostgres } from "../startPostgres.ts";

let server: TestPostgres;

beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.stop());

test.each(["SQLite", "PostgreSQL"])(
  "the check of a %s store covers photos of shared cellars",
  async (store) => {
    const dataDir = await mkdtemp(join(tmpdir(), "check-"));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const url = await server.database();
    const inPostgres = { DATABASE_URL: url, SESSION_SECRET: "a secret of this test" };
    const app = await startApp({ dataDir, env: store === "SQLite" ? {} : inPostgres });
    const person = await app.signedUp();
    const id = randomUUID();
    await person.post("/api/cellars", { id, name: "Holiday house", colour: "blue" });
    const address = await requestUpload(person, id);
    await sendPicture(person, address);
    expect((await finalize(person, id, address)).status).toBe(200);
    await app.stop();
    const movable =
      store === "SQLite"
        ? openSqliteMovableStore(join(dataDir, "cellar.db"))
        : postgresMovableStore(await openPostgres({ url, onFailure: () => undefined }));
    onTestFinished(() => movable.close());
    const folder = await openFolderBytes(join(dataDir, "objects"));
    expect(await checkCellars(movable, folder)).toEqual({ cellars: 2, photos: 1, faults: [] });

    await folder.remove(`${basename(address.split("?")[0] ?? "")}.jpg`);

    const { faults } = await checkCellars(movable, folder);
    expect(faults).toEqual([expect.stringContaining(`Cellar ${id}: photo`)]);
  },
  60_000,
);
