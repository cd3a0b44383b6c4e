import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { TOTP } from "otpauth";
import { CALLS, PROTOCOL, sentInvitationSchema, type User, wineSchema } from "sync-protocol";
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import * as z from "zod/mini";
import type { LiveFeed } from "../../src/cellar/ports/processes.ts";
import { deleteDueAccounts, DELETION_GRACE_MS } from "../../src/cellar/people/accountDeletion.ts";
import { DEVICE_MS } from "../../src/cellar/devices/deviceCookie.ts";
import { disableAccount } from "../../src/cellar/people/people.ts";
import type { Mail } from "../../src/cellar/ports/outside.ts";
import { readEnv } from "../../src/settings/env.ts";
import { createLog } from "../../src/log.ts";
import { openPorts } from "../../src/openPorts.ts";
import { addShownPhoto } from "../photos/addShownPhoto.ts";
import { notificationBody } from "./notificationBody.ts";
import { addPasskey, SoftPasskey } from "./softPasskey.ts";
import { type Client, credentials, startApp, type TestApp } from "../startApp.ts";
import { startPostgres, type TestPostgres } from "../startPostgres.ts";
import { linkIdentity, startProvider, type TestProvider } from "./startProvider.ts";
import { BAROLO } from "../cellar/wineBodies.ts";

const PASSWORD = "corkscrew";

/**
 * A table with rows of users or cellars. `owner` is the column with the id of the user or cellar.
 */
interface Table {
  readonly name: string;
  readonly owner: string;
}

/** Keeps the ids of deleted users, so that their devices can learn of the deletion. */
const DELETIONS: Table = { name: "account_deletions", owner: "user_id" };
const WINES: Table = { name: "wines", owner: "cellar_id" };

describe.each(["SQLite", "PostgreSQL"])("accounts due for deletion over %s", (kind) => {
  let postgres: TestPostgres | undefined;
  let provider: TestProvider;
  let env: Record<string, string>;
  let app: TestApp;
  let mails: Mail[] = [];
  let now = Date.now();

  beforeAll(async () => {
    postgres = kind === "PostgreSQL" ? await startPostgres() : undefined;
    provider = await startProvider();
    env = {
      ...provider.env,
      PUBLIC_URL: "https://cellar.example",
      SESSION_SECRET: "a secret of this test",
      ...(postgres && { DATABASE_URL: await postgres.database() }),
    };
    const send = (mail: Mail) => {
      mails.push(mail);
      return Promise.resolve();
    };
    app = await startApp({ env, ports: { now: () => now, mailer: { send } } });
  }, 60_000);
  afterAll(async () => {
    await app.stop();
    await provider.stop();
    await postgres?.stop();
  });
  beforeEach(() => {
    mails = [];
  });

  const signsIn = async (email: string, password = PASSWORD) =>
    (await app.client().post("/api/auth/login", { email, password })).status === 200;

  /**
   * Requests the deletion of the account. Returns the token of the link that cancels the deletion.
   */
  async function askToDelete(person: Client): Promise<string> {
    const asked = await person.post("/api/auth/delete-account", { password: PASSWORD });
    expect([asked.status, asked.body]).toEqual([200, { dueAt: now + DELETION_GRACE_MS }]);
    return mailedToken("will be deleted");
  }

  async function mailedToken(subject: string): Promise<string> {
    const found = await vi.waitUntil(() => mails.find((mail) => mail.subject.includes(subject)));
    return new URL(found.link).searchParams.get("token") ?? "";
  }

  const keep = (token: string) => app.client().post("/api/auth/cancel-deletion", { token });

  /** Runs the hourly job that deletes due accounts. Returns the ids of the deleted users. */
  async function runJob(publish?: LiveFeed["publish"]): Promise<string[]> {
    const done: string[] = [];
    const { ports, close } = await beside();
    const deps = { ...ports, live: publish ? { publish } : ports.live, now: () => now };
    await deleteDueAccounts(deps, (userId) => done.push(userId));
    await close();
    return done;
  }

  function beside() {
    const settings = readEnv({ ...env, DATA_DIR: app.dataDir, DEMO_ACCOUNT: "off" });
    return openPorts(settings, app.url, createLog("silent", process.stderr));
  }

  test("deleting an account requires the password and then blocks every sign-in", async () => {
    const person = await app.signedUp();
    const phone = app.client();
    await phone.post("/api/auth/login", credentials(person.user.email));
    await app.client().post("/api/auth/forgot-password", { email: person.user.email });
    const reset = await mailedToken("Reset");

    const guess = await person.post("/api/auth/delete-account", { password: "a guess" });
    expect([guess.status, guess.body]).toMatchObject([400, { code: "wrong_password" }]);
    expect((await phone.get("/api/wines")).status).toBe(200);
    await askToDelete(person);

    expect(await signsIn(person.user.email)).toBe(false);
    const answer = await app
      .client()
      .post("/api/auth/reset-password", { token: reset, password: "decanter" });
    expect(answer.body).toMatchObject({ code: "invalid_reset_token" });
    const again = await app.client().post("/api/auth/signup", credentials(person.user.email));
    expect(again.status).toBe(409);
  });

  test("[V5] only devices of a deleted account get the code account_deleted", async () => {
    const [person, other] = [await app.signedUp(), await app.signedUp()];
    const phone = app.client();
    await phone.post("/api/auth/login", credentials(person.user.email));
    const shared = app.client();
    await shared.post("/api/auth/login", credentials(person.user.email));
    await shared.post("/api/auth/login", credentials(other.user.email));
    // A browser keeps the session's cookie for 30 days, the device's cookie for 400 days.
    for (const name of [...phone.cookies.keys()]) {
      if (!name.includes("device")) phone.cookies.delete(name);
    }
    const pull = `/api/sync/changes?protocol=${String(PROTOCOL)}&since=0&userId=${person.user.id}`;
    expect((await phone.get(pull)).body).toMatchObject({ code: "unauthenticated" });

    await askToDelete(person);

    for (const device of [person, phone]) {
      const answer = await device.get(pull);
      expect([answer.status, answer.body]).toMatchObject([
        401,
        { code: "account_deleted", userIds: [person.user.id] },
      ]);
    }
    expect((await shared.get("/api/wines")).status).toBe(200);
    expect((await app.client().get(pull)).body).toMatchObject({ code: "unauthenticated" });
    expect((await other.get("/api/wines")).status).toBe(200);
  });

  test("a deletion's cancel link restores the account once, within seven days", async () => {
    const person = await app.signedUp();
    await person.post("/api/wines", BAROLO);
    const token = await askToDelete(person);
    now += DELETION_GRACE_MS - 1;
    expect(await runJob()).not.toContain(person.user.id);

    expect((await keep("a guess")).body).toMatchObject({ code: "invalid_cancel_token" });
    expect((await keep(token)).body).toEqual({});
    expect((await keep(token)).status).toBe(400);

    now += 1;
    expect(await runJob()).not.toContain(person.user.id);
    expect((await person.get("/api/wines")).body).toMatchObject({ code: "unauthenticated" });
    await person.post("/api/auth/login", credentials(person.user.email));
    expect((await person.get("/api/wines")).body).toMatchObject([{ name: BAROLO.name }]);
  });

  test("deleting an account removes its rows from every table and its photos", async () => {
    const [gone, stays] = [await app.signedUp(), await app.signedUp()];
    const [photo, kept] = [await addShownPhoto(gone), await addShownPhoto(stays)];
    const email = `moved-${gone.user.email}`;
    await gone.patch("/api/auth/profile", { email });
    await pushRows(gone, gone.user.id);
    const program = { name: "Program", scopes: ["read"], days: 30, password: PASSWORD };
    expect((await gone.post("/api/auth/tokens", program)).status).toBe(201);
    const passkey = new SoftPasskey("https://cellar.example");
    expect((await addPasskey(gone, passkey)).status).toBe(201);
    expect((await linkIdentity(provider, gone, { password: PASSWORD })).status).toBe(200);
    const asked = await gone.post("/api/auth/second-factor/options", { password: PASSWORD });
    const { offer, secret } = asked.read(CALLS.offerSecondFactor.answer);
    const code = new TOTP({ secret }).generate({ timestamp: now });
    expect((await gone.post("/api/auth/second-factor", { offer, code })).status).toBe(201);
    expect((await gone.put(CALLS.turnReminderMails.path, { byMail: true })).status).toBe(200);
    await app.client().post("/api/auth/forgot-password", { email });
    await mailedToken("Reset");
    await shareCellars(gone, stays);
    const tables = await tablesOfPeople();
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(["cellars", "wines"]));
    for (const table of tables) {
      expect([table.name, await rowsIn(table, gone.user.id)]).not.toEqual([table.name, 0]);
    }

    await stays.post(`/api/cellars/${gone.user.id}/leave`, {});
    const token = await askToDelete(gone);
    now += DELETION_GRACE_MS;
    expect((await keep(token)).status).toBe(400);
    expect(await runJob()).toContain(gone.user.id);
    expect(await runJob()).toEqual([]);

    for (const table of tables) {
      expect([table.name, await rowsIn(table, gone.user.id)]).toEqual([table.name, 0]);
    }
    const left = await readdir(join(app.dataDir, "objects"));
    expect(left.filter((name) => name.includes(basename(photo)))).toEqual([]);
    expect((await stays.get("/api/wines")).body).toMatchObject([{ photoUrl: kept }]);
    expect((await gone.get("/api/auth/me")).body).toMatchObject({ code: "account_deleted" });
    expect(await app.signedUp(email)).toMatchObject({ user: { email } });
    expect((await stays.get("/api/wines")).status).toBe(200);

    now += DEVICE_MS + 1;
    await runJob();
    expect(await rowsIn(DELETIONS, gone.user.id)).toBe(0);
  });

  test("[C8] deleting an account notifies the devices of all its cellars", async () => {
    const [gone, stays] = [await app.signedUp(), await app.signedUp()];
    await shareCellars(gone, stays);
    await stays.post(`/api/cellars/${gone.user.id}/leave`, {});
    const before = await counterOf(stays.user.id);
    await askToDelete(gone);
    now += DELETION_GRACE_MS;

    const seqs = new Map<string, number>();
    await runJob((cellarId, { seq }) => void seqs.set(cellarId, seq));

    expect(seqs.get(stays.user.id)).toBe(before + 1);
    expect(seqs.has(gone.user.id)).toBe(true);
  });

  test("two concurrent deletion runs record an account's deletion only once", async () => {
    const person = await app.signedUp();
    await addShownPhoto(person);
    await askToDelete(person);
    now += DELETION_GRACE_MS;

    await Promise.all([runJob(), runJob()]);

    expect(await rowsIn(WINES, person.user.id)).toBe(0);
    expect(await rowsIn(DELETIONS, person.user.id)).toBe(1);
  });

  test("undoing an e-mail change also cancels the account's deletion", async () => {
    const owner = await app.signedUp();
    await owner.patch("/api/auth/profile", { email: `thief-of-${owner.user.email}` });
    const undo = await mailedToken("was changed");
    await askToDelete(owner);

    await app.client().post("/api/auth/undo-email-change", { token: undo });
    const token = await mailedToken("Reset");
    await app.client().post("/api/auth/reset-password", { token, password: "decanter" });
    now += DELETION_GRACE_MS;

    expect(await runJob()).not.toContain(owner.user.id);
    expect(await signsIn(owner.user.email, "decanter")).toBe(true);
  });

  test("a deletion's cancel link fails once the operator has disabled the account", async () => {
    const person = await app.signedUp();
    const token = await askToDelete(person);
    const { ports, people, close } = await beside();
    const deps = { ...ports, people, publicUrl: app.url, invitationKey: "a key" };
    await disableAccount(deps, person.user.email);
    await close();

    expect((await keep(token)).body).toMatchObject({ code: "invalid_cancel_token" });
    expect(await signsIn(person.user.email)).toBe(false);
  });

  /** Tables whose rows belong to a user or a cellar, read from the schema. */
  async function tablesOfPeople(): Promise<readonly Table[]> {
    const found = await rows<Table>(
      postgres
        ? `SELECT table_name AS name, column_name AS owner FROM information_schema.columns
           WHERE table_schema = 'public' AND column_name IN ('user_id', 'cellar_id')`
        : `SELECT m.name, c.name AS owner FROM sqlite_schema AS m JOIN pragma_table_info(m.name) AS c
           WHERE m.type = 'table' AND c.name IN ('user_id', 'cellar_id')`,
    );
    return [...found.filter((table) => !isKept(table)), { name: "cellars", owner: "id" }];
  }

  async function rowsIn({ name, owner }: Table, userId: string): Promise<number> {
    const [found] = await rows<{ readonly count: number | string }>(
      `SELECT count(*) AS count FROM ${name} WHERE ${owner} = '${userId}'`,
    );
    return Number(found?.count);
  }

  async function counterOf(cellarId: string): Promise<number> {
    const [found] = await rows<{ readonly seq: number | string }>(
      `SELECT seq FROM cellars WHERE id = '${cellarId}'`,
    );
    return Number(found?.seq);
  }

  async function rows<Row extends object>(sql: string): Promise<readonly Row[]> {
    if (!postgres) {
      const file = new Sqlite(join(app.dataDir, "cellar.db"), { readonly: true });
      const found = file.prepare<[], Row>(sql).all();
      file.close();
      return found;
    }
    const client = new pg.Client(env["DATABASE_URL"]);
    await client.connect();
    const found = await client.query<Row>(sql);
    await client.end();
    return found.rows;
  }
});

test("the shared demo account cannot be deleted by a visitor", async () => {
  const demo = await startApp({ env: { DEMO_ACCOUNT: "on" } });
  onTestFinished(demo.stop);
  const visitor = demo.client();
  const published = { email: "demo@winecellar.example", password: "winecellar" };
  await visitor.post("/api/auth/login", published);

  const asked = await visitor.post("/api/auth/delete-account", { password: published.password });

  expect([asked.status, asked.body]).toMatchObject([403, { code: "demo_account" }]);
  expect((await visitor.get("/api/wines")).status).toBe(200);
});

/**
 * Whether a table is kept after a deletion: it has ids of deleted users, deleted cellars or former
 * members [C22: reason].
 */
function isKept({ name, owner }: Table): boolean {
  const isOfFormerMembers = name === "ended_memberships" && owner === "cellar_id";
  return name === DELETIONS.name || name === "deleted_cellars" || isOfFormerMembers;
}

/** Makes each user a member of the other user's cellar. Adds a row to each table about members. */
async function shareCellars(
  one: Client & { readonly user: User },
  other: Client & { readonly user: User },
): Promise<void> {
  await one.put(`/api/cellars/${one.user.id}`, { name: "Home", colour: "red" });
  await one.post(`/api/cellars/${one.user.id}/invitations`, { role: "viewer" });
  await one.post(`/api/cellars/${one.user.id}/guest-links`, { title: "Tonight" });
  await one.post(`/api/cellars/${one.user.id}/calendar-feed`, {});
  await one.post(`/api/cellars/${one.user.id}/webhooks`, { url: "https://hook.example/" });
  await one.put(CALLS.putNotifications.path, await notificationBody(one));
  const made = randomUUID();
  await one.post("/api/cellars", { id: made, name: "Barn", colour: "red" });
  await one.post(`/api/cellars/${made}/delete`, {});
  for (const [owner, member] of [
    [one, other],
    [other, one],
  ] as const) {
    const sent = await owner.post(`/api/cellars/${owner.user.id}/invitations`, { role: "editor" });
    const { link } = sent.read(sentInvitationSchema);
    const token = new URL(link ?? "").searchParams.get("token");
    expect((await member.post("/api/invitations/accept", { token })).status).toBe(200);
  }
}

/** Pushes changes that add a row to each table about devices and records. */
async function pushRows(person: Client, userId: string): Promise<void> {
  const [wine] = (await person.get("/api/wines")).read(z.array(wineSchema));
  const answer = await person.post("/api/sync/push", {
    protocol: PROTOCOL,
    userId,
    deviceId: randomUUID(),
    epoch: null,
    ackThrough: 0,
    ops: [
      {
        opId: randomUUID(),
        opNo: 1,
        change: { kind: "add-bottles", wineId: wine?.id, quantity: 1 },
      },
      {
        opId: randomUUID(),
        opNo: 2,
        change: { kind: "put-place", placeId: randomUUID(), body: { name: "Rack B" } },
      },
    ],
  });
  expect([answer.status, answer.text]).toMatchObject([200, expect.stringContaining("applied")]);
}

test("accounts are deleted when due, even if the server restarts often", async () => {
  let now = Date.now();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const app = await startApp({ ports: { now: () => now } });
  onTestFinished(() => app.stop());
  const person = await app.signedUp("due@cellar.example");
  await person.post("/api/auth/delete-account", { password: PASSWORD });
  now += DELETION_GRACE_MS;

  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();

  await vi.waitFor(() => {
    expect(app.log.join("")).toContain("Account deleted");
  });
});
