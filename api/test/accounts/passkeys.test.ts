import { type Assertion, CALLS, PASSKEYS_MAX, userAnswerSchema } from "sync-protocol";
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
import { NO_PASSWORD } from "../../src/cellar/accounts/account.ts";
import type { Mail } from "../../src/cellar/ports/outside.ts";
import { addPasskey, signInOptions, type AnswerFlaws, SoftPasskey } from "./softPasskey.ts";
import { type Client, credentials, startApp, type TestApp } from "../startApp.ts";
import { startPostgres, type TestPostgres } from "../startPostgres.ts";

const PASSWORD = "corkscrew";
const PUBLIC_URL = "https://cellar.example";
const ORIGIN = PUBLIC_URL;
const MINUTE_MS = 60 * 1000;

type Person = Client & { readonly user: { readonly id: string; readonly email: string } };

describe.each(["SQLite", "PostgreSQL"])("passkeys over %s", (kind) => {
  let postgres: TestPostgres | undefined;
  let app: TestApp;
  let mails: Mail[] = [];
  let now = Date.now();

  beforeAll(async () => {
    postgres = kind === "PostgreSQL" ? await startPostgres() : undefined;
    app = await startApp({
      env: {
        PUBLIC_URL,
        SESSION_SECRET: "a secret of this test",
        ...(postgres && { DATABASE_URL: await postgres.database() }),
      },
      ports: {
        now: () => now,
        mailer: {
          send(mail) {
            mails.push(mail);
            return Promise.resolve();
          },
        },
      },
    });
  }, 60_000);
  afterAll(async () => {
    await app.stop();
    await postgres?.stop();
  });
  beforeEach(() => {
    mails = [];
  });

  const withPasskey = async () => {
    const person = await app.signedUp();
    const passkey = new SoftPasskey(ORIGIN);
    expect((await addPasskey(person, passkey)).status).toBe(201);
    return { person, passkey };
  };
  const login = async (passkey: SoftPasskey, odd: AnswerFlaws = {}) => {
    const client = app.client();
    const answer = await client.post("/api/auth/passkey/login", {
      passkey: passkey.answer(await signInOptions(client), odd),
    });
    return Object.assign(client, { answer });
  };

  test("a user can sign in with a passkey without entering an e-mail", async () => {
    const { person, passkey } = await withPasskey();

    const { answer, get } = await login(passkey);

    expect(answer.read(userAnswerSchema).user).toEqual(person.user);
    expect((await get("/api/auth/me")).status).toBe(200);
    await vi.waitUntil(() => mails.length > 0);
    expect(mails).toMatchObject([{ to: person.user.email, subject: /passkey was added/ }]);
    expect(await waysIn(person)).toEqual({
      hasPassword: true,
      passkeys: [{ id: expect.any(String) as string, name: "A key", createdAt: now, usedAt: now }],
      secondFactor: null,
      identityProvider: null,
      identity: null,
      isEmailConfirmed: true,
    });
  });

  test("a user can name several passkeys and remove one", async () => {
    const { person, passkey } = await withPasskey();
    const other = new SoftPasskey(ORIGIN);
    const id = (await addPasskey(person, other)).read(CALLS.addPasskey.answer).passkey.id;
    const call = (by: Client, name: string) =>
      by.send("PATCH", `/api/auth/passkeys/${id}`, { json: { name } });
    const remove = (by: Client, proof: object = { password: PASSWORD }) =>
      by.post(`/api/auth/passkeys/${id}/remove`, proof);

    expect((await call(person, " Phone ")).body).toMatchObject({ passkey: { name: "Phone" } });
    const stranger = await app.signedUp();
    expect([(await call(stranger, "Mine")).status, (await remove(stranger)).status]).toEqual([
      404, 404,
    ]);
    expect((await addPasskey(stranger, other)).body).toMatchObject({ code: "passkey_exists" });
    expect((await waysIn(person)).passkeys.map(({ name }) => name).sort()).toEqual([
      "A key",
      "Phone",
    ]);

    expect((await remove(person, {})).body).toMatchObject({ code: "invalid" });
    expect((await remove(person, { password: "a guess" })).body).toMatchObject({
      code: "wrong_password",
    });
    expect((await remove(person)).status).toBe(200);
    expect((await remove(person)).status).toBe(404);
    await vi.waitUntil(() =>
      mails.find(({ subject }) => subject.startsWith("A passkey was removed")),
    );
    expect((await login(other)).answer.body).toMatchObject({ code: "wrong_passkey" });
    expect((await login(passkey)).answer.status).toBe(200);
  });

  test("concurrent additions cannot exceed the limit of passkeys", async () => {
    const person = await app.signedUp();
    const answers = await Promise.all(
      Array.from({ length: PASSKEYS_MAX + 2 }, () => addPasskey(person, new SoftPasskey(ORIGIN))),
    );

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(PASSKEYS_MAX);
    expect((await addPasskey(person, new SoftPasskey(ORIGIN))).body).toMatchObject({
      code: "too_many_passkeys",
    });
  });

  test.each<AnswerFlaws>([
    { origin: "https://cellar.example.evil.example" },
    { site: "evil.example" },
    { isUnverified: true },
    { isForged: true },
  ])("a passkey's answer with %j is refused", async (odd) => {
    const { passkey } = await withPasskey();

    const { answer } = await login(passkey, odd);

    expect([answer.status, answer.body]).toMatchObject([400, { code: "wrong_passkey" }]);
    expect((await login(passkey)).answer.status).toBe(200);
  });

  test("a passkey can answer a sign-in challenge once, within five minutes", async () => {
    const { person, passkey } = await withPasskey();
    const client = app.client();
    const send = (answer: ReturnType<SoftPasskey["answer"]>) =>
      client.post("/api/auth/passkey/login", { passkey: answer });
    const answered = passkey.answer(await signInOptions(client));
    expect((await send(answered)).status).toBe(200);

    const refused = [await send(answered)];
    const late = await signInOptions(client);
    now += 5 * MINUTE_MS;
    refused.push(await send(passkey.answer(late)));
    const ofMaking = (await begin(person)).read(CALLS.beginPasskey.answer).challenge;
    for (const challenge of [ofMaking, "c2hvcnQ", late.challenge.replace(/^../, "AA")]) {
      refused.push(await send(passkey.answer({ ...late, challenge })));
    }

    for (const { body } of refused) expect(body).toMatchObject({ code: "wrong_passkey" });
  });

  test("a passkey with an old counter is refused as a copy", async () => {
    const { passkey } = await withPasskey();
    await login(passkey);
    await login(passkey);
    passkey.counter -= 2;

    expect((await login(passkey)).answer.body).toMatchObject({ code: "wrong_passkey" });
  });

  test("only one of concurrent sign-ins with one passkey counter succeeds", async () => {
    const { passkey } = await withPasskey();
    const clients = [app.client(), app.client()];
    const answers: Assertion[] = [];
    for (const client of clients) {
      answers.push(passkey.answer(await signInOptions(client)));
      passkey.counter -= 1;
    }

    const sent = clients.map((client, at) =>
      client.post("/api/auth/passkey/login", { passkey: answers[at] }),
    );

    expect((await Promise.all(sent)).map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test("a passkey cannot be added with a wrong or outdated password", async () => {
    const person = await app.signedUp();
    const passkey = new SoftPasskey(ORIGIN);
    expect((await begin(person, { password: "a guess" })).body).toMatchObject({
      code: "wrong_password",
    });
    expect((await begin(person, {})).body).toMatchObject({ code: "invalid" });
    const options = (await begin(person)).read(CALLS.beginPasskey.answer);
    const passwords = { currentPassword: PASSWORD, newPassword: "decanter" };
    expect((await person.patch("/api/auth/password", passwords)).status).toBe(200);

    const added = await person.post("/api/auth/passkeys", {
      name: "A key",
      passkey: passkey.make(options),
    });

    expect(added.body).toMatchObject({ code: "wrong_passkey" });
  });

  test("a new passkey with a wrong challenge or origin is refused", async () => {
    const [person, other] = [await app.signedUp(), await app.signedUp()];
    const send = async (asker: Person, odd: AnswerFlaws) => {
      const options = (await begin(asker)).read(CALLS.beginPasskey.answer);
      const passkey = new SoftPasskey(ORIGIN).make(options, odd);
      return person.post("/api/auth/passkeys", { name: "A key", passkey });
    };

    expect((await send(other, {})).body).toMatchObject({ code: "wrong_passkey" });
    expect((await send(person, { origin: "https://evil.example" })).status).toBe(400);
    expect((await send(person, { isUnverified: true })).status).toBe(400);
    expect((await send(person, {})).status).toBe(201);
  });

  test("a passkey cannot confirm an action of another user", async () => {
    const { person, passkey } = await withPasskey();
    const { passkey: strangers } = await withPasskey();
    const token = async (by: SoftPasskey) =>
      person.post("/api/auth/tokens", {
        name: "A program",
        scopes: ["read"],
        days: 30,
        passkey: by.answer(await signInOptions(person)),
      });

    expect((await token(strangers)).body).toMatchObject({ code: "wrong_passkey" });
    expect((await token(passkey)).status).toBe(201);
  });

  test("a user with a passkey can remove the password and set another", async () => {
    const { person, passkey } = await withPasskey();
    const elsewhere = await login(passkey);
    const remove = await person.post("/api/auth/remove-password", { password: PASSWORD });
    expect(remove.status).toBe(200);

    expect((await elsewhere.get("/api/auth/me")).status).toBe(401);
    expect(await waysIn(person)).toMatchObject({ hasPassword: false });
    for (const guess of [PASSWORD, NO_PASSWORD, "without password "]) {
      const tried = { email: person.user.email, password: guess };
      const answer = await app.client().post("/api/auth/login", tried);
      expect(answer.body).toMatchObject({ code: "invalid_credentials" });
    }
    expect((await login(passkey)).answer.status).toBe(200);

    const proof = { passkey: passkey.answer(await signInOptions(person)) };
    const set = { newPassword: "decanter", ...proof };
    expect((await person.post("/api/auth/set-password", set)).status).toBe(200);
    const tried = { email: person.user.email, password: "decanter" };
    expect((await app.client().post("/api/auth/login", tried)).status).toBe(200);
  });

  test("the last sign-in method cannot be removed", async () => {
    const person = await app.signedUp();
    const remove = (proof: object) => person.post("/api/auth/remove-password", proof);
    expect((await remove({ password: PASSWORD })).body).toMatchObject({ code: "last_way_in" });
    const passkey = new SoftPasskey(ORIGIN);
    const { id } = (await addPasskey(person, passkey)).read(CALLS.addPasskey.answer).passkey;
    expect((await remove({ password: PASSWORD })).status).toBe(200);

    const taken = await person.post(`/api/auth/passkeys/${id}/remove`, {
      passkey: passkey.answer(await signInOptions(person)),
    });

    expect([taken.status, taken.body]).toMatchObject([409, { code: "last_way_in" }]);
    expect((await login(passkey)).answer.status).toBe(200);
  });

  test("using a reset link removes the account's passkeys", async () => {
    const { person, passkey } = await withPasskey();
    await person.post("/api/auth/remove-password", { password: PASSWORD });
    await app.client().post("/api/auth/forgot-password", { email: person.user.email });
    const mail = await vi.waitUntil(() => mails.find(({ subject }) => subject.includes("Reset")));
    const token = new URL(mail.link).searchParams.get("token");

    const reset = await app
      .client()
      .post("/api/auth/reset-password", { token, password: "decanter" });

    expect(reset.status).toBe(200);
    expect((await login(passkey)).answer.body).toMatchObject({ code: "wrong_passkey" });
    const entered = await app
      .client()
      .post("/api/auth/login", { email: person.user.email, password: "decanter" });
    expect(entered.status).toBe(200);
  });

  test("undoing an e-mail change removes only passkeys added after the change", async () => {
    const { person, passkey } = await withPasskey();
    now += 1;
    await person.patch("/api/auth/profile", { email: `now-${person.user.email}` });
    const later = new SoftPasskey(ORIGIN);
    await addPasskey(person, later);
    const mail = await vi.waitUntil(() => mails.find(({ link }) => link.includes("undo-email")));
    const token = new URL(mail.link).searchParams.get("token");

    await app.client().post("/api/auth/undo-email-change", { token });

    expect((await login(later)).answer.body).toMatchObject({ code: "wrong_passkey" });
    const owner = await login(passkey);
    expect(owner.answer.read(userAnswerSchema).user).toEqual(person.user);
    const set = { newPassword: "decanter", passkey: passkey.answer(await signInOptions(owner)) };
    expect((await owner.post("/api/auth/set-password", set)).status).toBe(200);
  });

  test("a passkey can confirm an account's deletion, and sign in after cancellation", async () => {
    const { person, passkey } = await withPasskey();
    await person.post("/api/auth/remove-password", { password: PASSWORD });

    const deletion = await person.post("/api/auth/delete-account", {
      passkey: passkey.answer(await signInOptions(person)),
    });

    expect(deletion.status).toBe(200);
    expect((await login(passkey)).answer.body).toMatchObject({ code: "wrong_passkey" });
    const mail = await vi.waitUntil(() => mails.find(({ link }) => link.includes("cancel")));
    const token = new URL(mail.link).searchParams.get("token");
    expect((await app.client().post("/api/auth/cancel-deletion", { token })).status).toBe(200);
    expect((await login(passkey)).answer.status).toBe(200);
  });

  test("a signed-out browser can find out whether any user has a passkey", async () => {
    await withPasskey();

    expect((await app.client().get("/api/demo")).body).toMatchObject({ passkeys: true });
  });

  const begin = (person: Client, proof: object = { password: PASSWORD }) =>
    person.post("/api/auth/passkeys/options", proof);
  const waysIn = async (person: Client) =>
    (await person.get("/api/auth/ways-in")).read(CALLS.waysIn.answer);
});

test("on localhost users can add passkeys, except to the demo account", async () => {
  const app = await startApp({ env: { DEMO_ACCOUNT: "on" } });
  onTestFinished(app.stop);
  const { demo } = (await app.client().get("/api/demo")).read(CALLS.demo.answer);
  const visitor = app.client();
  expect((await visitor.post("/api/auth/login", demo)).status).toBe(200);
  const person = await app.signedUp();

  const own = await person.post("/api/auth/passkeys/options", credentials("any@cellar.example"));
  const ofDemo = await visitor.post("/api/auth/passkeys/options", { password: demo?.password });

  expect(own.read(CALLS.beginPasskey.answer).rp.id).toBe("localhost");
  expect([ofDemo.status, ofDemo.body]).toMatchObject([403, { code: "demo_account" }]);
});
