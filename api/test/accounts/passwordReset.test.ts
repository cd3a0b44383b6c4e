import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { type AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { argon2Hasher } from "../../src/outside/sign-in/argon2Hasher.ts";
import { RESET_LINK_MS, RESET_LINKS_MAX } from "../../src/cellar/accounts/passwordReset.ts";
import type { Mail } from "../../src/cellar/ports/outside.ts";
import type { PasswordHasher } from "../../src/cellar/ports/signInMethods.ts";
import { type AppOptions, credentials, startApp, type TestApp } from "../startApp.ts";

const INVALID_LINK = {
  error: "Failed to reset password. The link may be expired or invalid.",
  code: "invalid_reset_token",
};

describe("reset links", () => {
  const mails: Mail[] = [];
  const hasher = holdingHasher();
  let now = Date.now();
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp({
      env: { PUBLIC_URL: "https://cellar.example" },
      ports: {
        now: () => now,
        hasher,
        mailer: {
          send: (mail) => {
            mails.push(mail);
            return Promise.resolve();
          },
        },
      },
    });
  });
  afterAll(() => app.stop());

  // Spec 1.6
  test("a reset link sets a new password and ends every session", async () => {
    const person = await app.signedUp();
    const token = await tokenFor(person.user.email);

    const answer = await app
      .client()
      .post("/api/auth/reset-password", { token, password: "decanter" });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({});
    expect((await person.get("/api/auth/me")).status).toBe(401);
    expect(await signsIn(person.user.email, "decanter")).toBe(true);
    expect(await signsIn(person.user.email, "corkscrew")).toBe(false);
  });

  test("a sign-in with the old password during a reset gets no session", async () => {
    const person = await app.signedUp();
    const token = await tokenFor(person.user.email);
    const late = app.client();
    const verdict = hasher.nextVerdict();
    const answer = late.post("/api/auth/login", credentials(person.user.email));
    const letGo = await verdict;

    await app.client().post("/api/auth/reset-password", { token, password: "decanter" });
    letGo();

    expect((await answer).status).toBe(401);
    expect((await late.get("/api/auth/me")).status).toBe(401);
  });

  test("a reset link uses the public address, not the request's host", async () => {
    const person = await app.signedUp();
    await app
      .client()
      .post(
        "/api/auth/forgot-password",
        { email: person.user.email },
        { "X-Forwarded-Host": "evil.example" },
      );

    const { link } = await mailTo(person.user.email);

    expect(link).toMatch(/^https:\/\/cellar\.example\/reset-password\?token=[\w-]{43}$/);
  });

  test("a reset link can be used once", async () => {
    const person = await app.signedUp();
    const token = await tokenFor(person.user.email);
    await app.client().post("/api/auth/reset-password", { token, password: "decanter" });

    const again = await app
      .client()
      .post("/api/auth/reset-password", { token, password: "tin opener" });

    expect(again.status).toBe(400);
    expect(again.body).toEqual(INVALID_LINK);
    expect(await signsIn(person.user.email, "decanter")).toBe(true);
  });

  test("only one of two concurrent uses of a reset link succeeds", async () => {
    const person = await app.signedUp();
    const token = await tokenFor(person.user.email);

    const uses = ["decanter", "corkscrew"].map((password) =>
      app.client().post("/api/auth/reset-password", { token, password }),
    );

    const statuses = (await Promise.all(uses)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400]);
  });

  // Spec 9.5
  test("a reset link expires after one hour", async () => {
    const person = await app.signedUp();
    const token = await tokenFor(person.user.email);

    now += RESET_LINK_MS;
    const late = await app
      .client()
      .post("/api/auth/reset-password", { token, password: "decanter" });

    expect(late.status).toBe(400);
    expect(late.body).toEqual(INVALID_LINK);
  });

  test("a used reset link ends the user's other reset links", async () => {
    const person = await app.signedUp();
    const first = await tokenFor(person.user.email);
    const second = await tokenFor(person.user.email);
    const third = await tokenFor(person.user.email);
    const reset = (token: string, password: string) =>
      app.client().post("/api/auth/reset-password", { token, password });

    expect((await reset(first, "decanter")).status).toBe(200);
    expect((await reset(second, "tin opener")).body).toEqual(INVALID_LINK);
    expect((await reset(third, "tin opener")).body).toEqual(INVALID_LINK);
    expect(await signsIn(person.user.email, "decanter")).toBe(true);
  });

  test("a user with twenty valid reset links is mailed no further link", async () => {
    const person = await app.signedUp();
    const tokens: string[] = [];
    for (let count = 0; count < RESET_LINKS_MAX; count += 1) {
      tokens.push(await tokenFor(person.user.email));
    }
    const other = await app.signedUp();
    mails.length = 0;

    await app.client().post("/api/auth/forgot-password", { email: person.user.email });
    await app.client().post("/api/auth/forgot-password", { email: other.user.email });

    await mailTo(other.user.email);
    expect(mails.map(({ to }) => to)).toEqual([other.user.email]);
    const [oldest] = tokens;
    const answer = await app
      .client()
      .post("/api/auth/reset-password", { token: oldest, password: "decanter" });
    expect(answer.status).toBe(200);
  });

  test("a change of the password or e-mail ends the user's reset links", async () => {
    const person = await app.signedUp();
    const byPassword = await tokenFor(person.user.email);
    await person.patch("/api/auth/password", {
      currentPassword: "corkscrew",
      newPassword: "decanter",
    });
    const byEmail = await tokenFor(person.user.email);
    await person.patch("/api/auth/profile", { email: `new-${person.user.email}` });

    for (const token of [byPassword, byEmail]) {
      const answer = await app
        .client()
        .post("/api/auth/reset-password", { token, password: "tin opener" });
      expect(answer.body).toEqual(INVALID_LINK);
    }
  });

  async function tokenFor(email: string): Promise<string> {
    mails.length = 0;
    await app.client().post("/api/auth/forgot-password", { email });
    const { link } = await mailTo(email);
    return new URL(link).searchParams.get("token") ?? "";
  }

  function mailTo(email: string): Promise<Mail> {
    return vi.waitFor(() => {
      const mail = mails.find(({ to }) => to === email);
      if (!mail) throw new Error(`No mail to ${email} yet`);
      return mail;
    });
  }

  async function signsIn(email: string, password: string): Promise<boolean> {
    const answer = await app.client().post("/api/auth/login", { email, password });
    return answer.status === 200;
  }
});

describe("reset requests", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  test("a reset request gets the same answer for known and unknown e-mails", async () => {
    const { user } = await app.signedUp();

    for (const email of [user.email, "unknown@cellar.example"]) {
      const answer = await app.client().post("/api/auth/forgot-password", { email });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({});
    }
  });

  test.each([
    ["/api/auth/forgot-password", { email: "nobody" }, "Please enter a valid email address"],
    ["/api/auth/forgot-password", {}, "Please enter a valid email address"],
    ["/api/auth/reset-password", { token: "", password: "decanter" }, "Reset token is required"],
    ["/api/auth/reset-password", { password: "decanter" }, "Reset token is required"],
    [
      "/api/auth/reset-password",
      { token: "x", password: "short" },
      "Password must be at least 6 characters",
    ],
  ])("the call %s refuses the body %j", async (path, body, sentence) => {
    const answer = await app.client().post(path, body);

    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: sentence, code: "invalid" });
  });

  test("a reset with an unknown token is refused", async () => {
    const answer = await app
      .client()
      .post("/api/auth/reset-password", { token: "guessed", password: "decanter" });

    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(INVALID_LINK);
  });
});

describe("reset mails", () => {
  test("a reset mail goes to the SMTP server as text and HTML", async () => {
    const { smtpUrl, received } = await smtpServer();
    const app = await start({ env: { SMTP_URL: smtpUrl, MAIL_FROM: "Cellar <c@cellar.example>" } });
    const { user } = await app.signedUp();

    await app.client().post("/api/auth/forgot-password", { email: user.email });

    const subject = "Subject: Reset your Wine Cellar password";
    const message = await vi.waitUntil(() => received.find((each) => each.includes(subject)));
    expect(message).toContain("From: Cellar <c@cellar.example>");
    expect(message).toContain(`To: ${user.email}`);
    expect(message).toContain("Content-Type: text/plain");
    expect(message).toContain("Content-Type: text/html");
  });

  test("without SMTP a reset mail becomes a file and a logged link", async () => {
    const app = await start();
    const { user } = await app.signedUp();

    await app.client().post("/api/auth/forgot-password", { email: user.email });

    const line = await vi.waitUntil(() =>
      app.log.find((entry) => entry.includes("/reset-password?")),
    );
    const [file = ""] = await readdir(join(app.dataDir, "mail"));
    expect(file).toMatch(/\.eml$/);
    expect(await readFile(join(app.dataDir, "mail", file), "utf8")).toContain(`To: ${user.email}`);
    expect(line).toMatch(/http:\/\/localhost:\d+\/reset-password\?token=[\w-]{43}"/);
  });

  test("without SMTP, a server at a public address does not log the reset link", async () => {
    const app = await start({ env: { PUBLIC_URL: "https://cellar.example" } });
    const { user } = await app.signedUp();

    await app.client().post("/api/auth/forgot-password", { email: user.email });

    const line = await vi.waitUntil(() => app.log.find((entry) => entry.includes(".eml")));
    expect(line).toContain("No SMTP_URL is set");
    expect(app.log.join("\n")).not.toContain("token");
  });

  test("a failed reset mail is logged and sent again", async () => {
    const app = await start({ env: { SMTP_URL: "smtp://127.0.0.1:1" } });
    const { user } = await app.signedUp();

    const answer = await app.client().post("/api/auth/forgot-password", { email: user.email });

    expect(answer.status).toBe(200);
    await vi.waitUntil(() => app.log.find((entry) => entry.includes("it is tried again")));
    expect((await app.client().post("/api/auth/login", credentials(user.email))).status).toBe(200);
  });
});

async function start(options: AppOptions = {}): Promise<TestApp> {
  const app = await startApp(options);
  onTestFinished(app.stop);
  return app;
}

async function smtpServer(): Promise<{ smtpUrl: string; received: string[] }> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      void text(stream).then((message) => {
        received.push(message);
        done();
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.server.address() as AddressInfo;
  return { smtpUrl: `smtp://127.0.0.1:${String(port)}`, received };
}

/**
 * A fast password hasher. `nextVerdict` lets a test delay the next verification: it resolves when
 * the verification is done, and gives the test a function that releases the result.
 */
function holdingHasher(): PasswordHasher & { nextVerdict(): Promise<() => void> } {
  const hasher = argon2Hasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  let due: ((letGo: () => void) => void) | undefined;
  return {
    hash: (password) => hasher.hash(password),
    async verify(stored, password) {
      const verdict = await hasher.verify(stored, password);
      const hold = due;
      due = undefined;
      if (hold) await new Promise<void>(hold);
      return verdict;
    },
    nextVerdict: () =>
      new Promise((resolve) => {
        due = resolve;
      }),
  };
}
