import { TOTP } from "otpauth";
import { CALLS, RECOVERY_CODES } from "sync-protocol";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { dropSecondFactor } from "../../src/cellar/people/people.ts";
import type { Mail } from "../../src/cellar/ports/outside.ts";
import { addPasskey, signInOptions, SoftPasskey } from "./softPasskey.ts";
import { type Client, credentials, startApp, type TestApp } from "../startApp.ts";
import { startPostgres, type TestPostgres } from "../startPostgres.ts";
import { readEnv } from "../../src/settings/env.ts";
import { createLog } from "../../src/log.ts";
import { openPorts } from "../../src/openPorts.ts";

const PASSWORD = "corkscrew";
const STEP_MS = 30_000;
const PUBLIC_URL = "https://cellar.example";

type Person = Client & { readonly user: { readonly email: string } };

describe.each(["SQLite", "PostgreSQL"])("second factors over %s", (kind) => {
  let postgres: TestPostgres | undefined;
  let app: TestApp;
  let env: Record<string, string>;
  let now = Date.now();
  const mails: Mail[] = [];

  beforeAll(async () => {
    postgres = kind === "PostgreSQL" ? await startPostgres() : undefined;
    env = {
      PUBLIC_URL,
      SESSION_SECRET: "a secret of this test",
      ...(postgres && { DATABASE_URL: await postgres.database() }),
    };
    app = await startApp({
      env,
      ports: {
        now: () => now,
        mailer: { send: (mail) => Promise.resolve(void mails.push(mail)) },
      },
    });
  }, 60_000);
  afterAll(async () => {
    await app.stop();
    await postgres?.stop();
  });

  const withFactor = async () => {
    const person = await app.signedUp();
    const { offer, secret, address } = (await offered(person)).read(CALLS.offerSecondFactor.answer);
    expect(address).toContain(`secret=${secret}`);
    const code = () => new TOTP({ secret }).generate({ timestamp: now });
    const begun = await person.post("/api/auth/second-factor", { offer, code: code() });
    expect(begun.status).toBe(201);
    now += STEP_MS;
    return { person, code, ...begun.read(CALLS.beginSecondFactor.answer) };
  };
  const offered = (person: Client, password = PASSWORD) =>
    person.post("/api/auth/second-factor/options", { password });
  /**
   * Finds the newest link to `page` in the user's mails. Sends its token to the call for `page`.
   */
  const useLink = async ({ user }: Person, page: string, body: object = {}) => {
    const mail = await vi.waitUntil(() =>
      mails.findLast(({ to, link }) => to === user.email && link.includes(`/${page}?`)),
    );
    const token = new URL(mail.link).searchParams.get("token");
    expect((await app.client().post(`/api/auth/${page}`, { token, ...body })).status).toBe(200);
  };
  const login = ({ user }: Person, differing: object = {}) =>
    app.client().post("/api/auth/login", { ...credentials(user.email), ...differing });

  test("a sign-in with a second factor asks for password, then code", async () => {
    const { person, code } = await withFactor();

    const without = await login(person);
    expect([without.status, without.body]).toMatchObject([401, { code: "code_needed" }]);
    expect(without.headers.getSetCookie().join()).not.toContain("wine_cellar_session=");
    expect((await login(person, { code: code() })).status).toBe(200);
    const findMail = () => mails.find(({ to }) => to === person.user.email);
    expect((await vi.waitUntil(findMail)).subject).toContain("now asks for a code");
  });

  test("a sign-in with a wrong password does not reveal a second factor", async () => {
    const { person, code } = await withFactor();

    for (const differing of [{}, { code: code() }, { code: "000000" }]) {
      const answer = await login(person, { password: "a guess", ...differing });
      expect([answer.status, answer.body]).toMatchObject([401, { code: "invalid_credentials" }]);
    }
  });

  test("an authenticator code is accepted once, up to one time step late", async () => {
    const { person, code } = await withFactor();
    const [used, early] = [code(), code];
    expect((await login(person, { code: used })).status).toBe(200);
    expect((await login(person, { code: used })).body).toMatchObject({ code: "wrong_code" });

    now += 2 * STEP_MS;
    const late = early();
    now += STEP_MS;
    expect((await login(person, { code: `${late.slice(0, 3)} ${late.slice(3)}` })).status).toBe(
      200,
    );
    const old = code();
    now += 2 * STEP_MS;
    expect((await login(person, { code: old })).body).toMatchObject({ code: "wrong_code" });
  });

  test("only one of concurrent sign-ins with one authenticator code succeeds", async () => {
    const { person, code } = await withFactor();
    const shown = code();

    const answers = await Promise.all([1, 2, 3].map(() => login(person, { code: shown })));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test("a recovery code is accepted once, even in capitals and with spaces", async () => {
    const { person, recoveryCodes } = await withFactor();
    expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES);
    const [one = "", other = ""] = recoveryCodes;

    expect((await login(person, { code: one.toUpperCase().replaceAll("-", " ") })).status).toBe(
      200,
    );
    expect((await login(person, { code: one })).body).toMatchObject({ code: "wrong_code" });
    expect((await login(person, { code: other })).status).toBe(200);

    const ways = (await person.get("/api/auth/ways-in")).read(CALLS.waysIn.answer);
    expect(ways.secondFactor).toEqual({ recoveryCodesLeft: RECOVERY_CODES - 2 });
  });

  test("a second factor is not turned on by a wrong code or outdated password", async () => {
    const [person, other] = [await app.signedUp(), await app.signedUp()];
    expect((await offered(person, "a guess")).body).toMatchObject({ code: "wrong_password" });
    const { offer, secret } = (await offered(person)).read(CALLS.offerSecondFactor.answer);
    const code = () => new TOTP({ secret }).generate({ timestamp: now });
    const begin = (by: Client, body: object) => by.post("/api/auth/second-factor", body);

    const refused = [
      await begin(person, { offer, code: "000000" }),
      await begin(other, { offer, code: code() }),
      await begin(person, { offer: "bm90aGluZw", code: code() }),
    ];
    const passwords = { currentPassword: PASSWORD, newPassword: "decanter" };
    await person.patch("/api/auth/password", passwords);
    refused.push(await begin(person, { offer, code: code() }));
    const again = (await offered(person, "decanter")).read(CALLS.offerSecondFactor.answer);
    now += 30 * 60 * 1000;
    const late = new TOTP({ secret: again.secret }).generate({ timestamp: now });
    refused.push(await begin(person, { offer: again.offer, code: late }));

    for (const { body } of refused) expect(body).toMatchObject({ code: "wrong_code" });
  });

  test("a password reset keeps the second factor", async () => {
    const { person, code } = await withFactor();
    await app.client().post("/api/auth/forgot-password", { email: person.user.email });
    const reset = () =>
      mails.find(({ to, subject }) => to === person.user.email && subject.includes("Reset"));
    const token = new URL((await vi.waitUntil(reset)).link).searchParams.get("token");
    await app.client().post("/api/auth/reset-password", { token, password: "decanter" });
    expect((await login(person, { password: "decanter" })).body).toMatchObject({
      code: "code_needed",
    });
    const again = Object.assign(app.client(), { user: person.user });
    const body = { email: person.user.email, password: "decanter", code: code() };
    expect((await again.post("/api/auth/login", body)).status).toBe(200);

    const end = (password: string) => again.post("/api/auth/second-factor/end", { password });
    expect((await end("a guess")).body).toMatchObject({ code: "wrong_password" });
    expect((await end("decanter")).status).toBe(200);

    expect((await login(person, { password: "decanter" })).status).toBe(200);
  });

  test("undoing an e-mail change keeps a second factor added before the change", async () => {
    const { person, code } = await withFactor();
    const { email } = person.user;
    await person.patch("/api/auth/profile", { email: `now-${email}` });
    await useLink(person, "undo-email-change");

    await useLink(person, "reset-password", { password: "decanter" });

    const shown = { password: "decanter" };
    expect((await login(person, shown)).body).toMatchObject({ code: "code_needed" });
    expect((await login(person, { ...shown, code: code() })).status).toBe(200);
  });

  test("undoing an e-mail change ends a second factor added after the change", async () => {
    const person = await app.signedUp();
    const { offer, secret } = (await offered(person)).read(CALLS.offerSecondFactor.answer);
    await person.patch("/api/auth/profile", { email: `now-${person.user.email}` });
    const code = new TOTP({ secret }).generate({ timestamp: now });
    expect((await person.post("/api/auth/second-factor", { offer, code })).status).toBe(201);
    await useLink(person, "undo-email-change");

    await useLink(person, "reset-password", { password: "decanter" });

    expect((await login(person, { password: "decanter" })).status).toBe(200);
  });

  test("a sign-in with a passkey needs no code", async () => {
    const { person } = await withFactor();
    const passkey = new SoftPasskey(PUBLIC_URL);
    expect((await addPasskey(person, passkey)).status).toBe(201);
    const client = app.client();

    const answer = await client.post("/api/auth/passkey/login", {
      passkey: passkey.answer(await signInOptions(client)),
    });

    expect(answer.status).toBe(200);
  });

  test("the operator can remove a user's second factor", async () => {
    const { person } = await withFactor();
    const log = createLog("silent", { write: () => undefined });
    const opened = await openPorts(
      readEnv({ ...env, DATA_DIR: app.dataDir }),
      "http://localhost",
      log,
    );
    onTestFinished(opened.close);
    const deps = {
      ...opened.ports,
      people: opened.people,
      mailer: { send: (mail: Mail) => Promise.resolve(void mails.push(mail)) },
      publicUrl: "",
      invitationKey: "",
    };

    await dropSecondFactor(deps, person.user.email);

    expect(mails.at(-1)).toMatchObject({ to: person.user.email, subject: /no longer asks/ });

    await expect(dropSecondFactor(deps, person.user.email)).rejects.toThrow("no second factor");
    expect((await login(person)).status).toBe(200);
  });
});

test("wrong authenticator codes are limited to twenty, except on known devices", async () => {
  const app = await startApp({
    env: { RATE_LIMIT: "on", SESSION_SECRET: "a secret of this test" },
  });
  onTestFinished(app.stop);
  const person = await app.signedUp();
  const offer = (await person.post("/api/auth/second-factor/options", { password: PASSWORD })).read(
    CALLS.offerSecondFactor.answer,
  );
  const code = new TOTP({ secret: offer.secret }).generate();
  const begun = await person.post("/api/auth/second-factor", { offer: offer.offer, code });
  const [recoveryCode] = begun.read(CALLS.beginSecondFactor.answer).recoveryCodes;
  const body = { ...credentials(person.user.email), code: "000000" };
  const guess = () => app.client().post("/api/auth/login", body);
  for (let count = 0; count < 20; count += 1) expect((await guess()).status).toBe(400);

  expect((await guess()).status).toBe(429);
  const ofOwner = { ...body, code: recoveryCode };
  expect((await person.post("/api/auth/login", ofOwner)).status).toBe(200);
});

test("after a change of SESSION_SECRET only recovery codes are accepted", async () => {
  const first = await startApp({ env: { SESSION_SECRET: "the secret of before" } });
  const person = await first.signedUp();
  const offer = (await person.post("/api/auth/second-factor/options", { password: PASSWORD })).read(
    CALLS.offerSecondFactor.answer,
  );
  const now = Date.now();
  const code = (timestamp: number) => new TOTP({ secret: offer.secret }).generate({ timestamp });
  const begun = await person.post("/api/auth/second-factor", {
    offer: offer.offer,
    code: code(now),
  });
  const [recoveryCode] = begun.read(CALLS.beginSecondFactor.answer).recoveryCodes;
  onTestFinished(first.stop);
  const app = await startApp({
    dataDir: first.dataDir,
    env: { SESSION_SECRET: "the secret of now" },
    ports: { now: () => now + STEP_MS },
  });
  onTestFinished(app.stop);
  const login = (shown: string | undefined) =>
    app.client().post("/api/auth/login", { ...credentials(person.user.email), code: shown });

  expect((await login(code(now + STEP_MS))).body).toMatchObject({ code: "wrong_code" });
  expect((await login(recoveryCode)).status).toBe(200);
});
