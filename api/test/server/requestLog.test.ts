import { get } from "node:http";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { TOTP } from "otpauth";
import * as z from "zod/mini";
import { CALLS } from "sync-protocol";
import type { Mail } from "../../src/cellar/ports/outside.ts";
import { signInOptions, SoftPasskey } from "../accounts/softPasskey.ts";
import { type AppOptions, credentials, startApp, type TestApp } from "../startApp.ts";
import {
  addressIn,
  CLIENT_SECRET,
  signInWithProvider,
  startProvider,
} from "../accounts/startProvider.ts";

const lineSchema = z.looseObject({ level: z.int(), msg: z.string() });

const INFO = 30;
const DEBUG = 20;

describe("log lines of requests", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp({ env: { TRUST_PROXY: "on" } });
  });
  afterAll(() => app.stop());

  test("a request's log line has the user, call, duration and request id", async () => {
    const person = await app.signedUp();

    const { headers } = await person.get("/api/wines?includeArchived=true", {
      "X-Forwarded-For": "198.51.100.7, 203.0.113.1",
    });

    const line = await lineOf(app, headers);
    expect(line).toMatchObject({
      level: INFO,
      msg: "Answered",
      address: "203.0.113.1",
      userId: person.user.id,
      call: "listWines",
      method: "GET",
      path: "/api/wines",
      status: 200,
    });
    expect(line["tookMs"]).toBeTypeOf("number");
  });

  test("the log line of a refused request names its call", async () => {
    const { headers } = await app.client().post("/api/wines/no-id/archive");

    expect(await lineOf(app, headers)).toMatchObject({ call: "archiveWine", status: 401 });
  });

  test.each(["/", "/api/health", "/api/nothing"])(
    "a request for %s is logged only at debug level",
    async (path) => {
      const { headers } = await app.client().get(path);

      expect(await lineOf(app, headers)).toMatchObject({ level: DEBUG, path });
    },
  );

  test("the log reports a client that disconnects during the answer", async () => {
    const person = await app.signedUp();
    const cookie = Array.from(person.cookies, ([name, value]) => `${name}=${value}`).join("; ");
    await new Promise<void>((left) => {
      const request = get(`${app.url}/api/sync/events`, { headers: { cookie } }, (response) => {
        response.once("close", left).once("data", () => request.destroy());
      });
    });

    const line = await vi.waitUntil(() => linesOf(app).find(({ msg }) => msg === "Broken off"));
    expect(line).toMatchObject({ call: "liveEvents", status: 200 });
  });

  test("all log lines of one request have the same request id", async () => {
    const wrong = { ...credentials("nobody@cellar.example"), password: "a guess" };

    const { headers } = await app.client().post("/api/auth/login", wrong);
    const { requestId } = await lineOf(app, headers);

    const logged = linesOf(app).filter((line) => line["requestId"] === requestId);
    expect(logged.map(({ msg }) => msg)).toEqual(["Sign-in failed", "Answered"]);
  });
});

test("the error for an unbuilt app is HTML for browsers, otherwise JSON", async () => {
  const app = await start({ webRoot: "/dev/null" });

  const page = await app.client().get("/profile", { Accept: "text/html" });
  const script = await app.client().get("/profile");

  expect(page.status).toBe(503);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(page.text).toContain("<p>The web app is not built yet. Run: npm run build</p>");
  expect(script.body).toMatchObject({ code: "not_built" });
});

test("the log contains no passwords, sessions, links or e-mail addresses", async () => {
  const mails: Mail[] = [];
  const send = (mail: Mail) => {
    mails.push(mail);
    return Promise.resolve();
  };
  const provider = await startProvider();
  onTestFinished(provider.stop);
  const app = await start({
    env: { LOG_LEVEL: "trace", PUBLIC_URL: "https://cellar.example", ...provider.env },
    ports: { mailer: { send } },
  });
  const mailed = (subject: string) =>
    vi.waitUntil(() => mails.find((mail) => mail.subject.includes(subject)));
  const tokenOf = (mail: Mail) => new URL(mail.link).searchParams.get("token") ?? "";
  const person = await app.signedUp("private@cellar.example");
  const cookies = [...person.cookies.values()].filter((value) => value.length > 1);
  const uploaded = await person.post("/api/objects/upload");
  const { uploadURL } = uploaded.read(CALLS.promiseUpload.answer);
  const { pathname, search, searchParams } = new URL(uploadURL);

  await person.send("PUT", pathname + search, {
    raw: "no picture",
    headers: { "Content-Type": "image/jpeg" },
  });
  await person.patch("/api/auth/profile", { email: "elsewhere@cellar.example" });
  const undo = tokenOf(await mailed("email"));
  await app.client().post("/api/auth/undo-email-change", { token: undo });
  const reset = tokenOf(await mailed("Reset"));
  await app.client().get(`/reset-password?token=${reset}`);
  await app.client().post("/api/auth/reset-password", { token: reset, password: "my decanter" });
  await app
    .client()
    .post("/api/auth/login", { email: "private@cellar.example", password: "my secret guess" });
  await person.post("/api/auth/login", {
    email: "private@cellar.example",
    password: "my decanter",
  });
  const asked = { name: "Program", scopes: ["read"], days: 30, password: "my decanter" };
  const { secret: accessToken } = (await person.post("/api/auth/tokens", asked)).read(
    CALLS.createToken.answer,
  );
  for (const bearer of [accessToken, "a guess of a token"]) {
    await app.client().get("/api/wines", { Authorization: `Bearer ${bearer}` });
  }
  const passkey = new SoftPasskey("https://cellar.example");
  const making = await person.post("/api/auth/passkeys/options", { password: "my decanter" });
  const options = making.read(CALLS.beginPasskey.answer);
  await person.post("/api/auth/passkeys", { name: "A key", passkey: passkey.make(options) });
  const shown = passkey.answer(await signInOptions(app.client()));
  await app.client().post("/api/auth/passkey/login", { passkey: shown });
  await app.client().post("/api/auth/passkey/login", { passkey: shown });
  const offered = await person.post("/api/auth/second-factor/options", { password: "my decanter" });
  const { offer, secret } = offered.read(CALLS.offerSecondFactor.answer);
  const code = new TOTP({ secret }).generate();
  const begun = await person.post("/api/auth/second-factor", { offer, code });
  const [recoveryCode = ""] = begun.read(CALLS.beginSecondFactor.answer).recoveryCodes;
  for (const tried of [recoveryCode, recoveryCode, "a guess of a code"]) {
    const credentials = { email: "private@cellar.example", password: "my decanter", code: tried };
    await app.client().post("/api/auth/login", credentials);
  }
  provider.claims = { ...provider.claims, auth_time: Math.floor(Date.now() / 1000) };
  const openid = await signInWithProvider(provider, app, { from: "/wines/private" });
  const answer = await provider.signInAt(
    addressIn((await openid.post("/api/auth/openid/prove")).body),
  );
  const flows = [...openid.cookies.values()].filter((value) => value.length > 1);
  const proved = await openid.post("/api/auth/openid/finish", { answer });
  const { identityProof } = z
    .object({ identityProof: z.string() })
    .parse(proved.read(CALLS.finishOpenid.answer));
  await openid.post("/api/auth/openid/finish", { answer });
  await app.client().get(`/openid${answer}`);
  await openid.post("/api/auth/openid/link", { identityProof });
  await openid.post("/api/auth/openid/link", { identityProof: "a guess of a proof" });
  await openid.post("/api/auth/logout");
  await person.post("/api/auth/delete-account", { password: "my decanter" });
  const cancel = tokenOf(await mailed("will be deleted"));
  await app.client().post("/api/auth/cancel-deletion", { token: cancel });

  const secrets = [
    ...cookies,
    searchParams.get("signature") ?? "",
    undo,
    reset,
    cancel,
    accessToken,
    "a guess of a token",
    shown.response.signature,
    offer,
    secret,
    recoveryCode,
    "a guess of a code",
    ...flows,
    ...new URLSearchParams(answer).values(),
    identityProof,
    "a guess of a proof",
    CLIENT_SECRET,
    provider.claims.sub,
    "corkscrew",
    "my decanter",
    "my secret guess",
    "private@cellar.example",
    "elsewhere@cellar.example",
  ];
  expect(secrets.filter((secret) => secret.length < 8)).toEqual([]);
  const log = app.log.join("\n");
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});

async function start(options: AppOptions): Promise<TestApp> {
  const app = await startApp(options);
  onTestFinished(app.stop);
  return app;
}

function linesOf({ log }: TestApp) {
  return log.map((line) => lineSchema.parse(JSON.parse(line)));
}

/**
 * Waits for the log line of the request whose id is in these headers. The server writes the line
 * after its answer.
 */
function lineOf(app: TestApp, headers: Headers) {
  const requestId = headers.get("x-request-id");
  return vi.waitUntil(() =>
    linesOf(app).find((line) => line["requestId"] === requestId && "status" in line),
  );
}
