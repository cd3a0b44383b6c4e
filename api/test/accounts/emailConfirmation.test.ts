import { CALLS } from "sync-protocol";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { CONFIRMATION_LINK_MS } from "../../src/cellar/accounts/emailConfirmation.ts";
import {
  FORMER_EMAIL_MS,
  RESET_LINK_MS,
  UNCONFIRMED_MS,
} from "../../src/cellar/accounts/passwordReset.ts";
import type { Mail } from "../../src/cellar/ports/outside.ts";
import { type Client, credentials, startApp, type TestApp } from "../startApp.ts";

const OWNER = "owner@cellar.example";
const MOVED = "moved@cellar.example";

const INVALID_LINK = { code: "invalid_confirmation_token" };

let app: TestApp;
let mails: Mail[];
let now: number;

beforeEach(async () => {
  mails = [];
  now = Date.now();
  app = await start({ SMTP_URL: "smtp://mail.example" });
});
afterEach(() => app.stop());

describe("e-mail confirmation", () => {
  test("a new user's e-mail is unconfirmed until the mailed link is used", async () => {
    const owner = await signUp(OWNER);
    expect(await isConfirmed(owner)).toBe(false);

    const { link, subject } = await mailTo(OWNER);
    expect(subject).toBe("Confirm your Wine Cellar email address");
    expect(link).toMatch(/^https:\/\/cellar\.example\/confirm-email\?token=[\w-]+$/);
    expect((await confirm(link)).body).toEqual({ resetToken: null });

    expect(await isConfirmed(owner)).toBe(true);
  });

  test("only the link mailed to a new e-mail confirms the new e-mail", async () => {
    const owner = await signUp(OWNER);
    const first = await mailTo(OWNER);
    await confirm(first.link);

    await change(owner, MOVED);
    expect(await isConfirmed(owner)).toBe(false);
    expect((await confirm(first.link)).body).toMatchObject(INVALID_LINK);
    await confirm((await mailTo(MOVED)).link);

    expect(await isConfirmed(owner)).toBe(true);
  });

  test("a confirmation link expires after seven days", async () => {
    await signUp(OWNER);
    const { link } = await mailTo(OWNER);

    now += CONFIRMATION_LINK_MS;

    expect((await confirm(link)).body).toMatchObject(INVALID_LINK);
  });

  test("a user can request another confirmation link until the e-mail is confirmed", async () => {
    const owner = await signUp(OWNER);
    await mailTo(OWNER);
    mails = [];
    await owner.post("/api/auth/resend-confirmation");
    await confirm((await mailTo(OWNER)).link);
    mails = [];

    await owner.post("/api/auth/resend-confirmation");
    await app.client().post("/api/auth/forgot-password", { email: OWNER });

    expect((await mailTo(OWNER)).subject).toBe("Reset your Wine Cellar password");
    expect(mails).toHaveLength(1);
  });

  test("using a reset link confirms the e-mail", async () => {
    const owner = await signUp(OWNER);

    await reset(await resetMailTo(OWNER, OWNER), "decanter");

    await owner.post("/api/auth/login", { email: OWNER, password: "decanter" });
    expect(await isConfirmed(owner)).toBe(true);
  });

  test.each(["guessed", "", 7, undefined])(
    "the token %j does not confirm an e-mail",
    async (token) => {
      const answer = await app.client().post("/api/auth/confirm-email", { token });

      expect(answer.status).toBe(400);
    },
  );

  test("a confirmation link of another server is refused", async () => {
    await signUp(OWNER);
    const { link } = await mailTo(OWNER);
    const other = await start({ SMTP_URL: "smtp://mail.example" });
    onTestFinished(other.stop);

    const token = new URL(link).searchParams.get("token");
    const answer = await other.client().post("/api/auth/confirm-email", { token });

    expect(answer.body).toMatchObject(INVALID_LINK);
  });
});

describe("password reset", () => {
  test("an unconfirmed e-mail gets reset links until 30 days after sign-up", async () => {
    await signUp(OWNER);
    now += UNCONFIRMED_MS - 1;

    expect((await resetMailTo(OWNER, OWNER)).link).toContain("/reset-password?");
  });

  test("an e-mail unconfirmed for 30 days must be confirmed before a reset", async () => {
    const owner = await signUp(OWNER);
    now += UNCONFIRMED_MS;

    const { link, text } = await resetMailTo(OWNER, OWNER);

    expect(link).toContain("/confirm-email?");
    expect(text).toContain("never confirmed");
    expect((await reset({ link }, "decanter")).body).toMatchObject({ code: "invalid_reset_token" });
    const { resetToken } = (await confirm(link)).read(CALLS.confirmEmail.answer);
    await app
      .client()
      .post("/api/auth/reset-password", { token: resetToken, password: "decanter" });
    await owner.post("/api/auth/login", { email: OWNER, password: "decanter" });
    expect(await isConfirmed(owner)).toBe(true);
  });

  test("a confirmation link required for a password reset expires after an hour", async () => {
    await signUp(OWNER);
    now += UNCONFIRMED_MS;
    const { link } = await resetMailTo(OWNER, OWNER);

    now += RESET_LINK_MS;

    expect((await confirm(link)).body).toMatchObject(INVALID_LINK);
  });

  test("a confirmed e-mail gets reset links even long after sign-up", async () => {
    await signUp(OWNER);
    await confirm((await mailTo(OWNER)).link);
    now += 10 * UNCONFIRMED_MS;

    expect((await resetMailTo(OWNER, OWNER)).link).toContain("/reset-password?");
  });

  test.each([MOVED, OWNER])(
    "soon after an e-mail change, a reset for %s mails the former e-mail",
    async (asked) => {
      const owner = await signUp(OWNER);
      await confirm((await mailTo(OWNER)).link);
      await change(owner, MOVED);
      await mailTo(MOVED);
      now += FORMER_EMAIL_MS - 1;

      const mail = await resetMailTo(asked, OWNER);

      await reset(mail, "decanter");
      await owner.post("/api/auth/login", { email: MOVED, password: "decanter" });
      expect(await isConfirmed(owner)).toBe(false);
    },
  );

  test("reset links soon after two e-mail changes go to the original e-mail", async () => {
    const owner = await signUp(OWNER);
    await confirm((await mailTo(OWNER)).link);
    await change(owner, MOVED);
    await confirm((await mailTo(MOVED)).link);
    await change(owner, "hideout@cellar.example");

    await resetMailTo("hideout@cellar.example", OWNER);
  });

  test("an hour after an e-mail change the new e-mail gets reset links", async () => {
    const owner = await signUp(OWNER);
    await confirm((await mailTo(OWNER)).link);
    await change(owner, MOVED);
    await mailTo(MOVED);
    now += FORMER_EMAIL_MS;

    await resetMailTo(MOVED, MOVED);
  });

  test("the new e-mail gets reset links if the former e-mail was unconfirmed", async () => {
    const owner = await signUp(OWNER);
    await change(owner, MOVED);
    await mailTo(MOVED);

    await resetMailTo(MOVED, MOVED);
  });

  test("a deletion request ends a confirmation link required for a password reset", async () => {
    const owner = await signUp(OWNER);
    now += UNCONFIRMED_MS;
    const { link } = await resetMailTo(OWNER, OWNER);

    await owner.post("/api/auth/delete-account", { password: "corkscrew" });

    expect((await confirm(link)).body).toMatchObject(INVALID_LINK);
  });
});

describe("without an SMTP server", () => {
  test("without an SMTP server e-mails need no confirmation", async () => {
    await app.stop();
    app = await start({});
    const owner = await signUp(OWNER);
    await change(owner, MOVED);
    now += UNCONFIRMED_MS;

    expect(await isConfirmed(owner)).toBe(true);
    expect((await resetMailTo(MOVED, MOVED)).link).toContain("/reset-password?");
    expect(mails.filter(({ link }) => link.includes("/confirm-email"))).toEqual([]);
  });
});

function start(env: Readonly<Record<string, string>>): Promise<TestApp> {
  return startApp({
    env: { PUBLIC_URL: "https://cellar.example", ...env },
    ports: {
      now: () => now,
      mailer: {
        send: (mail) => {
          mails.push(mail);
          return Promise.resolve();
        },
      },
    },
  });
}

async function signUp(email: string): Promise<Client> {
  const client = app.client();
  await client.post("/api/auth/signup", credentials(email));
  return client;
}

function change(client: Client, email: string) {
  now += 1;
  return client.patch("/api/auth/profile", { email });
}

async function isConfirmed(client: Client): Promise<boolean> {
  return (await client.get("/api/auth/ways-in")).read(CALLS.waysIn.answer).isEmailConfirmed;
}

function confirm(link: string) {
  const token = new URL(link).searchParams.get("token");
  return app.client().post("/api/auth/confirm-email", { token });
}

function reset({ link }: Pick<Mail, "link">, password: string) {
  const token = new URL(link).searchParams.get("token");
  return app.client().post("/api/auth/reset-password", { token, password });
}

/**
 * Requests a password reset for `email`. Returns the mail, and fails if its recipient is not `to`.
 */
async function resetMailTo(email: string, to: string): Promise<Mail> {
  mails = [];
  await app.client().post("/api/auth/forgot-password", { email });
  const mail = await vi.waitUntil(() =>
    mails.find(({ text }) => text.includes("reset the password")),
  );
  expect(mail.to).toBe(to);
  return mail;
}

function mailTo(email: string): Promise<Mail> {
  return vi.waitUntil(() => mails.findLast(({ to }) => to === email));
}
