import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { INVITATIONS, invitationLink } from "../../src/cellar/accounts/invitation.ts";
import { OPENID_FLOW_MS } from "../../src/cellar/sign-in/openid.ts";
import { deriveKey } from "../../src/cellar/secret.ts";
import { type Answer, type Client, startApp, type TestApp } from "../startApp.ts";
import {
  addressIn,
  CLIENT_SECRET,
  signInWithProvider,
  newClaims,
  startProvider,
  type TestProvider,
} from "./startProvider.ts";

const PASSWORD = "corkscrew";
const PUBLIC_URL = "https://cellar.example";
const SECRET = "a secret of this test";

let provider: TestProvider;
let app: TestApp;
let now = Date.now();

beforeAll(async () => {
  provider = await startProvider();
  app = await startApp({
    env: { PUBLIC_URL, SESSION_SECRET: SECRET, ...provider.env },
    ports: { now: () => now },
  });
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
});
beforeEach(() => {
  provider.claims = newClaims();
  now = Date.now();
});

describe("OpenID answers that sign nobody in", () => {
  test.each([
    ["has another nonce", { nonce: "another" }],
    ["has no nonce", { nonce: undefined }],
    ["is for another client", { aud: "another-client" }],
    ["is of another issuer", { iss: "http://127.0.0.1:1" }],
    ["has expired", { exp: 1_000_000_000 }],
    ["has an empty subject", { sub: "" }],
  ])("a sign-in is refused if its ID token %s", async (_what, claims) => {
    provider.claims = { ...provider.claims, ...claims };

    expectRefused(await signInWithProvider(provider, app));
  });

  test.each<[string, (query: URLSearchParams) => void]>([
    [
      "has another state",
      (query) => {
        query.set("state", "another");
      },
    ],
    [
      "has no state",
      (query) => {
        query.delete("state");
      },
    ],
    [
      "has another code",
      (query) => {
        query.set("code", randomUUID());
      },
    ],
    [
      "comes from another issuer",
      (query) => {
        query.set("iss", "https://evil.example");
      },
    ],
    [
      "reports a refusal",
      (query) => {
        query.delete("code");
        query.set("error", "access_denied");
      },
    ],
    [
      "is empty",
      (query) => {
        for (const name of [...query.keys()]) query.delete(name);
      },
    ],
  ])("a sign-in is refused if the OpenID provider's answer %s", async (_what, change) => {
    const client = app.client();
    const begun = await client.post("/api/auth/openid/begin", {});
    const query = new URLSearchParams(await provider.signInAt(addressIn(begun.body)));
    change(query);

    const entered = await client.post("/api/auth/openid/finish", {
      answer: `?${query.toString()}`,
    });

    expectRefused(Object.assign(client, { entered }));
  });

  test("an OpenID answer is refused if repeated, late or in another browser", async () => {
    const begin = async (client: Client) => {
      const begun = await client.post("/api/auth/openid/begin", {});
      return provider.signInAt(addressIn(begun.body));
    };
    const finish = async (client: Client, answer: string) =>
      Object.assign(client, {
        entered: await client.post("/api/auth/openid/finish", { answer }),
      });
    const [person, thief] = [app.client(), app.client()];

    const answer = await begin(person);
    expectRefused(await finish(app.client(), answer));
    await begin(thief);
    expectRefused(await finish(thief, answer));
    for (const [name, value] of person.cookies) thief.cookies.set(name, value);
    expect((await finish(person, answer)).entered.status).toBe(200);
    expectRefused(await finish(thief, answer));

    const late = app.client();
    const lateAnswer = await begin(late);
    now += OPENID_FLOW_MS;
    expectRefused(await finish(late, lateAnswer));
  });
});

test.each(["//evil.example", "/\\evil.example", "https://evil.example", "profile"])(
  "an OpenID sign-in that continues at %s is refused",
  async (from) => {
    const begun = await app.client().post("/api/auth/openid/begin", { from });

    expect([begun.status, begun.body]).toMatchObject([400, { code: "invalid" }]);
  },
);

test("a finished OpenID sign-in cannot be finished again with copied cookies", async () => {
  const app = await startApp({
    ports: {
      identityProvider: {
        name: "Example",
        issuer: "https://login.example",
        addressFor: () => Promise.resolve({ address: "https://login.example/authorize" }),
        identityIn: () =>
          Promise.resolve({
            issuer: "https://login.example",
            subject: "ann",
            email: "ann@login.example",
            isEmailVerified: false,
            knownAs: "Ann",
          }),
        endAddress: () => Promise.resolve(undefined),
      },
    },
  });
  onTestFinished(app.stop);
  const [person, thief] = [app.client(), app.client()];
  await person.post("/api/auth/openid/begin", {});
  for (const [name, value] of person.cookies) thief.cookies.set(name, value);
  const finish = (client: Client) => client.post("/api/auth/openid/finish", { answer: "?code=1" });

  expect((await finish(person)).status).toBe(200);
  expectRefused(Object.assign(thief, { entered: await finish(thief) }));
});

test("with sign-up by invitation, a new OpenID identity needs an invitation", async () => {
  const app = await start({ SIGNUP: "invite" });
  const invite = (email: string) => {
    const key = deriveKey(SECRET, INVITATIONS);
    const address = invitationLink(email, { publicUrl: PUBLIC_URL, key, now: Date.now() });
    return { invitation: new URL(address).searchParams.get("invitation") ?? "" };
  };

  expect((await signInWithProvider(provider, app)).entered.body).toMatchObject({
    code: "invitation_needed",
  });
  const ofOther = await signInWithProvider(provider, app, invite("other@login.example"));
  expect(ofOther.entered.body).toMatchObject({ code: "invitation_needed" });
  const invited = await signInWithProvider(provider, app, invite(String(provider.claims["email"])));
  expect(invited.entered.body).toMatchObject({ isNew: true });
  expect((await signInWithProvider(provider, app)).entered.body).toMatchObject({ isNew: false });
});

test("if sign-up is closed, an OpenID identity creates no account", async () => {
  const app = await start({ SIGNUP: "closed" });

  expect((await signInWithProvider(provider, app)).entered.body).toMatchObject({
    code: "signup_closed",
  });
});

test("the OpenID redirect and cookie contain the server's path", async () => {
  const app = await start({ PUBLIC_URL: "https://example.org/cellar" });
  const { body, headers } = await app.client().post("/cellar/api/auth/openid/begin", {});

  const redirect = new URL(addressIn(body)).searchParams.get("redirect_uri");
  expect(redirect).toBe("https://example.org/cellar/openid");
  expect(headers.getSetCookie().find((cookie) => cookie.includes("openid"))).toMatch(
    /^__Secure-wine_cellar_openid=.*path=\/cellar;.*samesite=lax; secure; httponly/i,
  );
});

test("an OpenID sign-in returns 502 if the provider is unreachable", async () => {
  const away = await startProvider();
  await away.stop();
  const app = await startApp({ env: { ...away.env } });
  onTestFinished(app.stop);

  for (const client of [app.client(), app.client()]) {
    const begun = await client.post("/api/auth/openid/begin", {});
    expect([begun.status, begun.body]).toMatchObject([502, { code: "provider_unreachable" }]);
  }
  expect(app.log.join("\n")).not.toContain(CLIENT_SECRET);
});

test("an ID token signed with an unpublished key is refused", async () => {
  const other = await startProvider();
  onTestFinished(other.stop);
  const app = await startApp({ env: { ...other.env } });
  onTestFinished(app.stop);
  expect((await signInWithProvider(other, app)).entered.status).toBe(200);
  await other.loseKey();

  expectRefused(await signInWithProvider(other, app));
});

test("a server without an identity provider offers no OpenID sign-in", async () => {
  const app = await startApp();
  onTestFinished(app.stop);
  const person = await app.signedUp();

  expect((await person.get("/api/demo")).body).toMatchObject({ identityProvider: null });
  for (const call of ["begin", "link", "prove", "finish", "unlink"]) {
    const body = { password: PASSWORD, answer: "?code=1" };
    const answer = await person.post(`/api/auth/openid/${call}`, body);
    expect([call, answer.body]).toMatchObject([call, { code: "openid_unconfigured" }]);
  }
  expect((await app.client().post("/api/auth/logout")).body).toEqual({});
});

async function start(env: Readonly<Record<string, string>>): Promise<TestApp> {
  const app = await startApp({
    env: { PUBLIC_URL, SESSION_SECRET: SECRET, ...provider.env, ...env },
  });
  onTestFinished(app.stop);
  return app;
}

function expectRefused(client: Client & { readonly entered: Answer }): void {
  const { status, body } = client.entered;
  expect([status, body]).toMatchObject([400, { code: "identity_refused" }]);
  expect([...client.cookies.keys()].filter((name) => name.includes("session"))).toEqual([]);
}
