import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import {
  finalizeAnswerSchema,
  PROTOCOL,
  pullAnswerSchema,
  sentInvitationSchema,
  uploadAnswerSchema,
} from "sync-protocol";
import Sqlite from "better-sqlite3";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { type Bucket, s3Bytes } from "../../src/outside/stored-files/s3Bytes.ts";
import { openFolderBytes } from "../../src/outside/stored-files/folderBytes.ts";
import { postgresSchema } from "../../src/store/migrations/index.ts";
import { statement } from "../../src/store/postgres/connection.ts";
import { openPostgres, visitPostgres } from "../../src/store/postgres/openPostgres.ts";
import { postgresMovableStore } from "../../src/store/postgres/postgresMovableStore.ts";
import { beginMove } from "../../src/store/postgres/upkeep.ts";
import { openSqliteMovableStore } from "../../src/store/sqlite/sqliteMovableStore.ts";
import { checkCellars } from "../../src/upkeep/checkCellars.ts";
import { moveStore } from "../../src/upkeep/moveStore.ts";
import { startS3, type TestS3 } from "../bytes/startS3.ts";
import { type Client, credentials, startApp } from "../startApp.ts";
import { startPostgres, type TestPostgres } from "../startPostgres.ts";
import { VIN_JAUNE } from "../cellar/wineBodies.ts";

vi.setConfig({ testTimeout: 60_000 });

let server: TestPostgres;
let s3: TestS3;

beforeAll(async () => {
  [server, s3] = await Promise.all([startPostgres(), startS3()]);
}, 60_000);
afterAll(() => Promise.all([server.stop(), s3.stop()]));

test("data moves from SQLite and files to PostgreSQL and S3, and back", async () => {
  const { dataDir, email, photo, wines, epoch } = await installation();
  const [url, bucket] = [await server.database(), await s3.bucket()];
  const there = { url, bucket: s3Bytes(bucket), isTrial: false };

  const out = await moveStore({ ...there, direction: "to", dataDir });

  expect(out).toEqual({ people: 2, cellars: 2, wines: 3, alreadyThere: 0, photos: 1, missing: 0 });
  const moved = await startApp({ env: envOf(url, bucket) });
  const client = await signedIn(moved.client(), email);
  expect((await client.get("/api/wines?includeArchived=true")).body).toEqual(wines);
  expect((await client.get(photo)).status).toBe(200);
  expect((await client.get("/api/cellars")).body).toMatchObject({ cellars: [CELLAR] });
  expect(await epochOf(client)).not.toBe(epoch);
  await client.post("/api/wines", { ...VIN_JAUNE, name: "Macvin" });
  await moved.stop();

  const home = await temporaryFolder();
  const wayBack = { ...there, direction: "from", dataDir: home, isTrial: true } as const;
  expect(await moveStore(wayBack)).toMatchObject({ people: 2, cellars: 2, wines: 4, photos: 1 });
  const back = await moveStore({ ...there, direction: "from", dataDir: home });

  expect(back).toEqual({ people: 2, cellars: 2, wines: 4, alreadyThere: 0, photos: 1, missing: 0 });
  const again = await startApp({ dataDir: home });
  const returned = await signedIn(again.client(), email);
  expect((await returned.get("/api/wines")).body).toMatchObject([VIN_JAUNE, { name: "Macvin" }]);
  expect((await returned.get(photo)).status).toBe(200);
  await again.stop();
});

test("a move's dry run copies nothing; a repeated move keeps moved cellars", async () => {
  const { dataDir } = await installation();
  const [url, bucket] = [await server.database(), s3Bytes(await s3.bucket())];
  const moving = { direction: "to", url, dataDir, bucket } as const;

  const said = await moveStore({ ...moving, isTrial: true });
  expect(said).toMatchObject({ people: 2, cellars: 2, wines: 3, alreadyThere: 0, photos: 1 });
  expect(await moveStore({ ...moving, isTrial: true })).toEqual(said);
  expect(await tablesAt(url)).toEqual([]);

  await moveStore({ ...moving, isTrial: false });
  const repeated = await moveStore({ ...moving, isTrial: false });
  expect(repeated).toMatchObject({ people: 2, alreadyThere: 2, photos: 1, missing: 0 });
});

test("a move's dry run does not migrate a database's old schema", async () => {
  const url = await server.database();
  const back = { direction: "from", url, bucket: undefined, isTrial: true } as const;
  const dataDir = join(await temporaryFolder(), "none yet");
  await expect(moveStore({ ...back, dataDir })).rejects.toThrow("There is no cellar");
  const schema = { ...postgresSchema, steps: [] };
  await (await openPostgres({ url, onFailure, schema })).end();
  const tables = await tablesAt(url);
  await expect(moveStore({ ...back, dataDir })).rejects.toThrow("of another version");
  expect(await tablesAt(url)).toEqual(tables);
  expect(existsSync(dataDir)).toBe(false);

  const home = await temporaryFolder();
  const file = join(home, "cellar.db");
  await formerDatabase(file);
  const moved = openSqliteMovableStore(file);
  expect(await moved.ids("account")).toEqual([]);
  await moved.close();
  const out = { ...back, direction: "to", dataDir: home } as const;
  expect(await moveStore(out)).toMatchObject({ people: 0, alreadyThere: 0 });
  expect(await readdir(home)).toEqual(["cellar.db"]);
  const left = new Sqlite(file, { readonly: true });
  expect(left.pragma("user_version", { simple: true })).toBe(24);
  left.close();
});

/** Creates a SQLite database with the oldest schema that can be migrated. */
async function formerDatabase(file: string): Promise<void> {
  const database = new Sqlite(file);
  database.pragma("journal_mode = WAL");
  const schema = join(import.meta.dirname, "../store/schema24/sqlite.sql");
  database.exec(await readFile(schema, "utf8"));
  database.exec("INSERT INTO meta VALUES ('epoch', 'first')");
  database.close();
}

test("a move is refused while servers run or the target has cellars", async () => {
  const { dataDir } = await installation();
  const [url, bucket] = [await server.database(), await s3.bucket()];
  const moving = { direction: "to", dataDir, bucket: undefined, isTrial: false } as const;

  const here = await startApp({ dataDir });
  await expect(moveStore({ ...moving, url })).rejects.toThrow("is in use. Stop the server first.");
  await here.stop();
  const there = await startApp({ env: envOf(url, bucket) });
  await expect(moveStore({ ...moving, url })).rejects.toThrow("in use by 1 server.");
  await there.signedUp();
  await there.stop();
  await expect(moveStore({ ...moving, url })).rejects.toThrow("already has 1 other cellar.");
});

test("a server refuses to start on a database with an unfinished move", async () => {
  const { dataDir } = await installation();
  const [url, bucket] = [await server.database(), await s3.bucket()];
  const database = await openPostgres({ url, onFailure });
  await beginMove(database);
  await database.end();

  await expect(startApp({ env: envOf(url, bucket) })).rejects.toThrow("was broken off");
  await moveStore({ direction: "to", url, dataDir, bucket: undefined, isTrial: false });

  await (await startApp({ env: envOf(url, bucket) })).stop();
});

test("the check of a moved store reports a missing photo", async () => {
  const { dataDir, photo } = await installation();
  const [url, bucket] = [await server.database(), s3Bytes(await s3.bucket())];
  await moveStore({ direction: "to", url, dataDir, bucket, isTrial: false });
  const database = await openPostgres({ url, onFailure });
  onTestFinished(() => database.end());
  const file = openSqliteMovableStore(join(dataDir, "cellar.db"));
  onTestFinished(() => file.close());
  const folder = await openFolderBytes(join(dataDir, "objects"));
  const agreed = { cellars: 2, photos: 1, faults: [] };
  expect(await checkCellars(postgresMovableStore(database), bucket)).toEqual(agreed);
  expect(await checkCellars(file, folder)).toEqual(agreed);

  await bucket.remove(`${basename(photo)}.jpg`);

  const { faults } = await checkCellars(postgresMovableStore(database), bucket);
  expect(faults).toEqual([expect.stringContaining(`photo ${basename(photo)} has no bytes.`)]);
});

test("shared cellars keep members and log after a repeated move", async () => {
  const { dataDir, email } = await installation();
  const app = await startApp({ dataDir });
  const owner = await signedIn(app.client(), email);
  const [member, former] = [
    await app.signedUp("member@cellar.example"),
    await app.signedUp("former@cellar.example"),
  ];
  const shared = randomUUID();
  await owner.post("/api/cellars", { ...CELLAR, id: shared });
  for (const user of [member, former]) {
    const invited = await owner.post(`/api/cellars/${shared}/invitations`, { role: "editor" });
    const { link } = invited.read(sentInvitationSchema);
    const token = new URL(link ?? "").searchParams.get("token");
    expect((await user.post("/api/invitations/accept", { token })).status).toBe(200);
  }
  await owner.post(`/api/cellars/${shared}/members/remove`, { userId: former.user.id });
  await member.post(`/api/cellars/${shared}/wines`, VIN_JAUNE);
  const before = await asSeen(member, former, shared);
  await app.stop();
  const url = await server.database();
  const moving = { direction: "to", url, dataDir, bucket: undefined } as const;

  expect(await moveStore({ ...moving, isTrial: true })).toMatchObject({ people: 4, cellars: 5 });
  await moveStore({ ...moving, isTrial: false });
  const repeated = await moveStore({ ...moving, isTrial: false });

  expect(repeated).toMatchObject({ people: 4, cellars: 5, alreadyThere: 5 });
  const moved = await startApp({
    env: { DATABASE_URL: url, SESSION_SECRET: "a secret of this test" },
  });
  onTestFinished(() => moved.stop());
  const [there, gone] = [
    await signedIn(moved.client(), member.user.email),
    await signedIn(moved.client(), former.user.email),
  ];
  expect(await asSeen(there, gone, shared)).toEqual(before);
});

/** The API's answers about a shared cellar, to a member and to a former member. */
async function asSeen(member: Client, former: Client, cellar: string) {
  const calls = [
    [member, "/api/cellars"],
    [member, `/api/cellars/${cellar}/members`],
    [member, `/api/cellars/${cellar}/log`],
    [member, `/api/cellars/${cellar}/wines`],
    [former, "/api/cellars"],
    [former, `/api/cellars/${cellar}/members`],
  ] as const;
  const answers = calls.map(async ([client, path]) => {
    const { status, body } = await client.get(path);
    return { path, status, body };
  });
  return Promise.all(answers);
}

const CELLAR = { name: "Home", colour: "green" };

/** Creates a data folder with two users and three wines: one archived, one with a photo. */
async function installation() {
  const dataDir = await temporaryFolder();
  const app = await startApp({ dataDir });
  const person = await app.signedUp();
  const photo = await photoOf(person);
  await person.post(
    "/api/wines",
    { ...VIN_JAUNE, photoUrl: photo },
    { "Idempotency-Key": "first" },
  );
  const archived = randomUUID();
  await person.post("/api/wines", { ...VIN_JAUNE, id: archived, notes: "Noix, \u{1f377} curry" });
  await person.post(`/api/wines/${archived}/archive`);
  await person.put(`/api/cellars/${person.user.id}`, CELLAR);
  await (await app.signedUp()).post("/api/wines", VIN_JAUNE);
  const { body: wines } = await person.get("/api/wines?includeArchived=true");
  const epoch = await epochOf(person);
  await app.stop();
  return { dataDir, email: person.user.email, photo, wines, epoch };
}

async function epochOf(client: Client): Promise<string> {
  const answer = await client.get("/api/sync/changes?since=0&limit=1", {
    "x-wine-cellar-protocol": String(PROTOCOL),
  });
  return answer.read(pullAnswerSchema).epoch;
}

async function signedIn(client: Client, email: string): Promise<Client> {
  await client.post("/api/auth/login", credentials(email));
  return client;
}

function envOf(url: string, bucket: Bucket) {
  return {
    DATABASE_URL: url,
    SESSION_SECRET: "the same for every process",
    S3_ENDPOINT: bucket.endpoint,
    S3_REGION: bucket.region,
    S3_BUCKET: bucket.bucket,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    S3_FORCE_PATH_STYLE: "on",
  };
}

async function photoOf(person: Client): Promise<string> {
  const { uploadURL } = (await person.post("/api/objects/upload")).read(uploadAnswerSchema);
  const { pathname, search } = new URL(uploadURL);
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: "#722f37" } });
  const raw = Uint8Array.from(await picture.jpeg().toBuffer());
  await person.send("PUT", pathname + search, { raw });
  const answer = await person.post("/api/objects/finalize", { rawPath: uploadURL });
  return answer.read(finalizeAnswerSchema).objectPath;
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "wine-cellar-move-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function tablesAt(url: string) {
  const { database } = await visitPostgres({ url, onFailure });
  const tables = statement("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
  const found = await database.rows(tables, []);
  await database.end();
  return found;
}

const onFailure = () => undefined;
