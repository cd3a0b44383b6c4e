import { randomUUID } from "node:crypto";
import { CALLS, OPENID_PAGE } from "sync-protocol";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { OPENID_FLOW_MS } from "../../src/cellar/sign-in/openid.ts";
import type { Mail } from "../../src/cellar/ports/outside.ts";
import { addPasskey, signInOptions, SoftPasskey } from "./softPasskey.ts";
import { type Answer, type Client, startApp, type TestApp } from "../startApp.ts";
import { startPostgres, type TestPostgres } from "../startPostgres.ts";
import {
  addressIn,
  CLIENT_SECRET,
  signInWithProvider,
  linkIdentity,
  newClaims,
  startProvider,
  type TestProvider,
} from "./startProvider.ts";

const PASSWORD = "corkscrew";
const PUBLIC_URL = "https://cellar.example";
const SECRET = "a secret of this test";
const DAY_MS = 24 * 60 * 60 * 1000;

let provider: TestProvider;

beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());
beforeEach(() => {
  provider.claims = newClaims();
  provider.userInfo = {};
});

describe.each(["SQLite", "PostgreSQL"])("OpenID identities over %s", (kind) => {
  let postgres: TestPostgres | undefined;
  let app: TestApp;
  let mails: Mail[] = [];
  let now = Date.now();

  beforeAll(async () => {
    postgres = kind === "PostgreSQL" ? await startPostgres() : undefined;
    app = await startApp({
      env: {
        PUBLIC_URL,
        SESSION_SECRET: SECRET,
        ...provider.env,
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
    now = Date.now();
  });

  const enter = (asked: Readonly<Record<string, string>> = {}) =>
    signInWithProvider(provider, app, asked);
  const link = (person: Client, proof: object = { password: PASSWORD }) =>
    linkIdentity(provider, person, proof);
  const prove = async (person: Client) => {
    const begun = await person.post("/api/auth/openid/prove");
    const answer = await provider.signInAt(addressIn(begun.body));
    return person.post("/api/auth/openid/finish", { answer });
  };
  const waysIn = async (person: Client) =>
    (await person.get("/api/auth/ways-in")).read(CALLS.waysIn.answer);
  const unlink = (person: Client, proof: object = { password: PASSWORD }) =>
    person.post("/api/auth/openid/unlink", proof);

  test("an OpenID identity's first sign-in creates the account that later sign-ins open", async () => {
    const first = await enter({ from: "/b/7" });
    const again = await enter();

    const { user } = (await first.get("/api/auth/me")).read(CALLS.me.answer);
    expect(user.email).toBe(provider.claims["email"]);
    expect(first.entered.body).toEqual({ kind: "entered", user, isNew: true, from: "/b/7" });
    expect(again.entered.body).toEqual({ kind: "entered", user, isNew: false, from: "/" });
    expect((await again.get("/api/wines")).status).toBe(200);
    expect(await waysIn(again)).toEqual({
      hasPassword: false,
      passkeys: [],
      secondFactor: null,
      identityProvider: "Example",
      identity: { knownAs: user.email, linkedAt: now, usedAt: now },
      isEmailConfirmed: true,
    });
  });

  test("the OpenID sign-in uses PKCE, state, nonce and the client's secret", async () => {
    const begun = await app.client().post("/api/auth/openid/begin", {});
    const { origin, searchParams } = new URL(addressIn(begun.body));

    expect(origin).toBe(provider.issuer);
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: "code",
      client_id: "winecellar",
      redirect_uri: PUBLIC_URL + OPENID_PAGE,
      scope: "openid email profile",
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    await enter();
    const [, credentials = ""] = provider.authorization.split(" ");
    expect(
      decodeURIComponent(Buffer.from(credentials, "base64").toString()).replaceAll("+", " "),
    ).toBe(`winecellar:${CLIENT_SECRET}`);
  });

  test("an OpenID identity opens an existing account only after linking", async () => {
    const person = await app.signedUp();
    provider.claims = {
      sub: randomUUID(),
      email: person.user.email.toUpperCase(),
      email_verified: true,
    };
    const stranger = await enter();
    expect([stranger.entered.status, stranger.entered.body]).toMatchObject([
      409,
      { code: "identity_unlinked" },
    ]);
    expect((await stranger.get("/api/auth/me")).status).toBe(401);

    expect((await link(person, { password: "a guess" })).body).toMatchObject({
      code: "wrong_password",
    });
    expect((await link(person, {})).body).toMatchObject({ code: "invalid" });
    expect((await link(person)).body).toMatchObject({ kind: "linked" });

    expect((await enter()).entered.body).toMatchObject({ kind: "entered", user: person.user });
    const mail = await vi.waitUntil(() => mails.find(({ to }) => to === person.user.email));
    expect(mail.subject).toMatch(/was linked/);
    const wrong = { email: person.user.email, password: PASSWORD };
    expect((await app.client().post("/api/auth/login", wrong)).status).toBe(200);
  });

  test("an OpenID identity has one account, and an account has one identity", async () => {
    const [ann, bob] = [await app.signedUp(), await app.signedUp()];
    await link(ann);

    expect((await link(bob)).body).toMatchObject({ code: "identity_exists" });
    provider.claims = newClaims();
    expect((await link(ann)).body).toMatchObject({ code: "identity_exists" });
    const begun = await bob.post("/api/auth/openid/link", { password: PASSWORD });
    const answer = await provider.signInAt(addressIn(begun.body));
    await bob.post("/api/auth/logout");
    expect((await bob.post("/api/auth/openid/finish", { answer })).body).toMatchObject({
      code: "identity_refused",
    });
    expect(await waysIn(ann)).toMatchObject({ identity: { knownAs: /@login\.example$/ } });
  });

  test("an OpenID identity is not linked if the password changes during linking", async () => {
    const person = await app.signedUp();
    const begun = await person.post("/api/auth/openid/link", { password: PASSWORD });
    const answer = await provider.signInAt(addressIn(begun.body));
    await person.patch("/api/auth/password", {
      currentPassword: PASSWORD,
      newPassword: "decanter",
    });

    const linked = await person.post("/api/auth/openid/finish", { answer });

    expect(linked.body).toMatchObject({ code: "identity_refused" });
  });

  test("a user without password or passkey cannot unlink the OpenID identity", async () => {
    const person = await app.signedUp();
    const removePassword = () => person.post("/api/auth/remove-password", { password: PASSWORD });
    expect((await removePassword()).body).toMatchObject({ code: "last_way_in" });
    await link(person);
    expect((await removePassword()).status).toBe(200);

    const proved = (await prove(person)).body;
    expect(proved).toMatchObject({ code: "identity_refused" });
    provider.claims = { ...provider.claims, auth_time: seconds(now) };
    const { identityProof } = proofIn(await prove(person));
    expect((await unlink(person, {})).body).toMatchObject({ code: "invalid" });
    expect((await unlink(person)).body).toMatchObject({ code: "wrong_password" });
    expect((await unlink(person, { identityProof })).body).toMatchObject({ code: "last_way_in" });
    const passkey = new SoftPasskey(PUBLIC_URL);
    const { id } = (await addPasskey(person, passkey, { identityProof })).read(
      CALLS.addPasskey.answer,
    ).passkey;
    expect((await unlink(person, { identityProof })).status).toBe(200);
    expect((await unlink(person, { identityProof })).status).toBe(200);
    await vi.waitUntil(() => mails.find(({ subject }) => subject.includes("was unlinked")));

    const removeKey = async () =>
      person.post(`/api/auth/passkeys/${id}/remove`, {
        passkey: passkey.answer(await signInOptions(person)),
      });
    expect((await removeKey()).body).toMatchObject({ code: "last_way_in" });
    expect((await enter()).entered.body).toMatchObject({ kind: "entered", isNew: true });
  });

  test("an access token can be created after a fresh OpenID sign-in", async () => {
    const [person, other] = [await enter(), await app.signedUp()];
    const token = (proof: object) =>
      person.post("/api/auth/tokens", { name: "A program", scopes: ["read"], days: 30, ...proof });
    const begun = await person.post("/api/auth/openid/prove");
    const { searchParams } = new URL(addressIn(begun.body));
    expect([searchParams.get("prompt"), searchParams.get("max_age")]).toEqual(["login", "0"]);

    for (const auth_time of [undefined, seconds(now - DAY_MS)]) {
      provider.claims = { ...provider.claims, auth_time };
      expect((await prove(person)).body).toMatchObject({ code: "identity_refused" });
    }
    provider.claims = { ...provider.claims, auth_time: seconds(now) };
    expect((await prove(other)).body).toMatchObject({ code: "identity_refused" });
    const proof = proofIn(await prove(person));
    expect((await token(proof)).status).toBe(201);
    expect((await token({ identityProof: "a guess" })).body).toMatchObject({
      code: "identity_refused",
    });
    expect(
      (await other.post("/api/auth/set-password", { newPassword: "decanter", ...proof })).body,
    ).toMatchObject({ code: "identity_refused" });
    now += OPENID_FLOW_MS;
    expect((await token(proof)).body).toMatchObject({ code: "identity_refused" });
  });

  test("a fresh OpenID sign-in can be used once to set a password", async () => {
    const person = await enter();
    provider.claims = { ...provider.claims, auth_time: seconds(now) };
    const proof = proofIn(await prove(person));
    const set = (newPassword: string) =>
      person.post("/api/auth/set-password", { newPassword, ...proof });

    expect((await set("decanter")).status).toBe(200);
    expect((await set("carafe")).body).toMatchObject({ code: "identity_refused" });

    const tried = { email: provider.claims["email"], password: "decanter" };
    expect((await app.client().post("/api/auth/login", tried)).status).toBe(200);
  });

  test("a sign-in by OpenID asks for no second factor", async () => {
    const person = await app.signedUp();
    await link(person);
    const { TOTP } = await import("otpauth");
    const offered = await person.post("/api/auth/second-factor/options", { password: PASSWORD });
    const { offer, secret } = offered.read(CALLS.offerSecondFactor.answer);
    const code = new TOTP({ secret }).generate({ timestamp: now });
    expect((await person.post("/api/auth/second-factor", { offer, code })).status).toBe(201);

    expect((await enter()).entered.status).toBe(200);
  });

  test("using a reset link unlinks the account's OpenID identity", async () => {
    await enter();
    const email = String(provider.claims["email"]);
    await app.client().post("/api/auth/forgot-password", { email });
    const mail = await vi.waitUntil(() => mails.find(({ subject }) => subject.includes("Reset")));
    const token = new URL(mail.link).searchParams.get("token");

    await app.client().post("/api/auth/reset-password", { token, password: "decanter" });

    expect((await enter()).entered.body).toMatchObject({ code: "identity_unlinked" });
  });

  test("undoing an e-mail change removes only OpenID identities linked after the change", async () => {
    const person = await enter();
    now += 1;
    await person.patch("/api/auth/profile", { email: `now-${String(provider.claims["email"])}` });
    const mail = await vi.waitUntil(() => mails.find(({ link }) => link.includes("undo-email")));
    const token = new URL(mail.link).searchParams.get("token");

    await app.client().post("/api/auth/undo-email-change", { token });

    expect((await enter()).entered.body).toMatchObject({ isNew: false });

    const other = await app.signedUp();
    provider.claims = newClaims();
    await other.patch("/api/auth/profile", { email: `now-${other.user.email}` });
    await link(other);
    const second = await vi.waitUntil(() => mails.find(({ to }) => to === other.user.email));
    const undo = new URL(second.link).searchParams.get("token");
    await app.client().post("/api/auth/undo-email-change", { token: undo });
    expect((await enter()).entered.body).toMatchObject({ isNew: true });
  });

  test("an OpenID identity cannot open an account due for deletion", async () => {
    const person = await enter();
    provider.claims = { ...provider.claims, auth_time: seconds(now) };
    const deletion = await person.post("/api/auth/delete-account", proofIn(await prove(person)));
    expect(deletion.status).toBe(200);

    expect((await enter()).entered.body).toMatchObject({ code: "identity_refused" });
    const mail = await vi.waitUntil(() => mails.find(({ link }) => link.includes("cancel")));
    const token = new URL(mail.link).searchParams.get("token");
    expect((await app.client().post("/api/auth/cancel-deletion", { token })).status).toBe(200);
    expect((await enter()).entered.body).toMatchObject({ isNew: false });
  });

  test("a sign-out returns the OpenID provider's sign-out address", async () => {
    const person = await enter();
    const byPassword = await app.signedUp();
    now += 20 * DAY_MS;
    expect((await person.get("/api/wines")).status).toBe(200);

    const out = await person.post("/api/auth/logout");

    const { origin, pathname, searchParams } = new URL(
      out.read(CALLS.logout.answer).endAt ?? "http://nowhere",
    );
    expect([origin, pathname]).toEqual([provider.issuer, "/endsession"]);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: "winecellar",
      post_logout_redirect_uri: `${PUBLIC_URL}/login`,
    });
    expect((await person.get("/api/wines")).status).toBe(401);
    expect((await person.post("/api/auth/logout")).body).toEqual({});
    expect((await byPassword.post("/api/auth/logout")).body).toEqual({});
  });

  test("user-info supplies a new account's e-mail if the ID token has none", async () => {
    const { sub } = provider.claims;
    provider.claims = { sub };
    expect((await enter()).entered.body).toMatchObject({ code: "identity_without_email" });
    provider.userInfo = { email: "no e-mail" };
    expect((await enter()).entered.body).toMatchObject({ code: "identity_without_email" });
    provider.userInfo = { email: `${sub}@login.example` };

    expect((await enter()).entered.body).toMatchObject({
      user: { email: `${sub}@login.example` },
    });
  });
});

function proofIn(answer: Answer): { readonly identityProof: string } {
  const outcome = answer.read(CALLS.finishOpenid.answer);
  if (outcome.kind !== "proved") throw new Error(`Nothing was proved by ${outcome.kind}`);
  return { identityProof: outcome.identityProof };
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}
