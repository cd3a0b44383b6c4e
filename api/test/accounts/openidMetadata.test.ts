import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import * as z from "zod/mini";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { startApp, type TestApp } from "../startApp.ts";
import {
  signInWithProvider,
  linkIdentity,
  newClaims,
  startProvider,
  type TestProvider,
} from "./startProvider.ts";

let provider: TestProvider;

beforeEach(async () => {
  provider = await startProvider();
  onTestFinished(provider.stop);
});

describe("null in the OpenID provider's answers", () => {
  test("null in an ID token or user-info counts as missing", async () => {
    const { sub } = newClaims();
    provider.claims = { sub, email: null, name: null, preferred_username: null };
    provider.userInfo = { email: `${sub}@login.example`, name: null, email_verified: null };
    const app = await start(provider.env);

    const { body } = (await signInWithProvider(provider, app)).entered;

    expect(body).toMatchObject({ user: { email: `${sub}@login.example` }, isNew: true });
  });

  test("null in the token endpoint's answer counts as missing", async () => {
    provider.rewriteTokens = (body) => ({ ...body, refresh_token: null, scope: null });
    const app = await start(provider.env);

    expect((await signInWithProvider(provider, app)).entered.body).toMatchObject({ isNew: true });
  });

  test("null in the provider's metadata counts as missing", async () => {
    const issuer = await serveAlteredMetadata(provider, (document) => ({
      ...document,
      userinfo_endpoint: null,
      end_session_endpoint: null,
      token_endpoint_auth_methods_supported: null,
      id_token_signing_alg_values_supported: null,
    }));
    const app = await start({ ...provider.env, OIDC_ISSUER: issuer });

    const person = await signInWithProvider(provider, app);

    expect(person.entered.body).toMatchObject({ isNew: true });
    expect((await person.post("/api/auth/logout")).body).toEqual({});
  });
});

test.each<[string, object]>([
  ["sends only the subject", {}],
  ["sends an invalid e-mail", { email: 7, name: ["Ann"], preferred_username: {} }],
  ["sends null claims", { email: null, email_verified: null, name: null }],
])("a linked account signs in if the OpenID provider %s", async (_what, claims) => {
  const app = await start(provider.env);
  const person = await app.signedUp();
  await linkIdentity(provider, person, { password: "corkscrew" });
  const { sub } = provider.claims;
  provider.claims = { ...claims, sub };
  provider.isUserInfoBroken = true;

  expect((await signInWithProvider(provider, app)).entered.body).toMatchObject({
    user: person.user,
  });
});

test.each([
  ["/realms/cellar", "/realms/cellar/"],
  ["/realms/cellar/", "/realms/cellar"],
])(
  "a server with OIDC_ISSUER %s accepts a provider whose issuer is %s",
  async (configured, own) => {
    const issuer = await serveAlteredMetadata(provider, (document, origin) => ({
      ...document,
      issuer: origin + own,
    }));
    const app = await start({ ...provider.env, OIDC_ISSUER: issuer + configured });
    provider.claims = { ...provider.claims, iss: issuer + own };

    expect((await signInWithProvider(provider, app)).entered.body).toMatchObject({ isNew: true });
  },
);

test("the log shows the configured issuer and the metadata's different issuer", async () => {
  const issuer = await serveAlteredMetadata(provider, (document) => ({
    ...document,
    issuer: "https://other.example/realm",
  }));
  const app = await start({ ...provider.env, OIDC_ISSUER: issuer });

  const begun = await app.client().post("/api/auth/openid/begin", {});

  expect([begun.status, begun.body]).toMatchObject([502, { code: "provider_misconfigured" }]);
  expect(begun.text).not.toContain("does not answer");
  const line = app.log.find((entry) => entry.includes("identity provider failed")) ?? "";
  expect(line).toContain(`OIDC_ISSUER is ${issuer}`);
  expect(line).toContain("calls itself https://other.example/realm");
});

test("the log shows an ID token's unexpected issuer or client", async () => {
  const app = await start(provider.env);
  provider.claims = { ...newClaims(), iss: "https://other.example" };
  await signInWithProvider(provider, app);
  provider.claims = { ...newClaims(), aud: "another-client" };
  await signInWithProvider(provider, app);

  const lines = app.log.filter((entry) => entry.includes("identity provider failed"));
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { expected: provider.issuer, received: "https://other.example" },
    { expected: "winecellar", received: "another-client" },
  ]);
});

test.each([404, 200])(
  "an issuer that answers %d without metadata is reported as misconfigured",
  async (status) => {
    const issuer = await serve(() => ({ status, text: "<!doctype html>" }));
    const app = await start({ ...provider.env, OIDC_ISSUER: issuer });

    const begun = await app.client().post("/api/auth/openid/begin", {});

    expect(begun.body).toMatchObject({ code: "provider_misconfigured" });
  },
);

test("an OpenID provider that answers 503 is reported as unreachable", async () => {
  const issuer = await serve(() => ({ status: 503, text: "{}" }));
  const app = await start({ ...provider.env, OIDC_ISSUER: issuer });

  const begun = await app.client().post("/api/auth/openid/begin", {});

  expect(begun.body).toMatchObject({ code: "provider_unreachable" });
});

describe("ID tokens signed with HS256", () => {
  test("the log explains why an OpenID provider with only HS256 is refused", async () => {
    const issuer = await serveAlteredMetadata(provider, (document) => ({
      ...document,
      id_token_signing_alg_values_supported: ["HS256"],
    }));
    const app = await start({ ...provider.env, OIDC_ISSUER: issuer });

    const begun = await app.client().post("/api/auth/openid/begin", {});

    expect(begun.body).toMatchObject({ code: "provider_misconfigured" });
    expectWords(app);
  });

  test.each([[["RS256", "HS256"]], [["RS256"]], [null]])(
    "the log explains an HS256 token's refusal if the provider offers %j",
    async (offered) => {
      const issuer = await serveAlteredMetadata(provider, (document) => ({
        ...document,
        id_token_signing_alg_values_supported: offered,
      }));
      provider.rewriteTokens = (body) => ({ ...body, id_token: signedAgain(body["id_token"]) });
      const app = await start({ ...provider.env, OIDC_ISSUER: issuer });

      expect((await signInWithProvider(provider, app)).entered.body).toMatchObject({
        code: "provider_misconfigured",
      });
      expectWords(app);
    },
  );
});

describe("e-mails verified by the OpenID provider", () => {
  test.each([[true], ["true"]])(
    "an e-mail with email_verified %j is confirmed",
    async (verified) => {
      provider.claims = { ...provider.claims, email_verified: verified };
      const app = await start({ ...provider.env, SMTP_URL: "smtp://mail.example" });

      const person = await signInWithProvider(provider, app);

      expect((await person.get("/api/auth/ways-in")).body).toMatchObject({
        isEmailConfirmed: true,
      });
    },
  );

  test.each([[false], ["false"], [null], [undefined], [1]])(
    "an e-mail with email_verified %j stays unconfirmed until email_verified is true",
    async (verified) => {
      provider.claims = { ...provider.claims, email_verified: verified };
      const app = await start({ ...provider.env, SMTP_URL: "smtp://mail.example" });
      const person = await signInWithProvider(provider, app);
      const isConfirmed = { isEmailConfirmed: false };
      expect((await person.get("/api/auth/ways-in")).body).toMatchObject(isConfirmed);

      provider.claims = { ...provider.claims, email_verified: true };
      await signInWithProvider(provider, app);

      expect((await person.get("/api/auth/ways-in")).body).toMatchObject({
        isEmailConfirmed: true,
      });
    },
  );
});

async function start(env: Readonly<Record<string, string>>): Promise<TestApp> {
  const mailer = { send: () => Promise.resolve() };
  const app = await startApp({ env, ports: { mailer } });
  onTestFinished(app.stop);
  return app;
}

/**
 * Starts a server that serves the test provider's metadata, altered by `change`. Returns the
 * server's origin.
 */
async function serveAlteredMetadata(
  provider: TestProvider,
  change: (document: object, origin: string) => object,
): Promise<string> {
  const answer = await fetch(`${provider.issuer}/.well-known/openid-configuration`);
  const document = z.looseObject({}).parse(await answer.json());
  const origin: string = await serve(() => ({
    status: 200,
    text: JSON.stringify(change({ ...document, issuer: origin }, origin)),
  }));
  provider.claims = { ...provider.claims, iss: origin };
  return origin;
}

async function serve(
  answer: () => { readonly status: number; readonly text: string },
): Promise<string> {
  const server = createServer((_request, response) => {
    const { status, text } = answer();
    const type = text.startsWith("{") ? "application/json" : "text/html";
    response.writeHead(status, { "Content-Type": type }).end(text);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port");
  return `http://127.0.0.1:${String(address.port)}`;
}

function expectWords(app: TestApp): void {
  expect(app.log.join("\n")).toContain("signs ID tokens with HS256, a shared secret. Set it to");
}

function signedAgain(idToken: unknown): string {
  const [, payload = ""] = String(idToken).split(".");
  const header = Buffer.from(JSON.stringify({ alg: "HS256", typ: "JWT" })).toString("base64url");
  const signature = createHmac("sha256", randomUUID()).update(`${header}.${payload}`);
  return `${header}.${payload}.${signature.digest("base64url")}`;
}
