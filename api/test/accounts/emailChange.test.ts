import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { UNDO_LINK_MS } from "../../src/cellar/accounts/emailChange.ts";
import type { Mail } from "../../src/cellar/ports/outside.ts";
import { type Client, credentials, startApp, type TestApp } from "../startApp.ts";

const OWNER = "owner@cellar.example";
const THIEF = "thief@cellar.example";

const INVALID_LINK = {
  error: "Failed to undo the change. The link may be expired or invalid.",
  code: "invalid_undo_token",
};

let app: TestApp;
let mails: Mail[];
let now: number;
let owner: Client;
/** A client that has the owner's session cookies, but not the password. */
let thief: Client;

beforeEach(async () => {
  mails = [];
  now = Date.now();
  app = await startApp({
    env: { PUBLIC_URL: "https://cellar.example" },
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
  owner = app.client();
  await owner.post("/api/auth/signup", credentials(OWNER));
  thief = app.client();
  for (const [name, value] of owner.cookies) thief.cookies.set(name, value);
});
afterEach(() => app.stop());

describe("e-mail change", () => {
  test("an e-mail change sends one mail, to the former address", async () => {
    await change(thief, THIEF);

    const { to, link, text } = await mailTo(OWNER);
    expect(to).toBe(OWNER);
    expect(link).toMatch(/^https:\/\/cellar\.example\/undo-email-change\?token=[\w-]{43}$/);
    expect(text).not.toContain(THIEF);
    expect(mails).toHaveLength(1);
  });

  test("an e-mail change ends the user's other sessions", async () => {
    const laptop = app.client();
    await laptop.post("/api/auth/login", credentials(OWNER));

    await change(owner, "moved@cellar.example");

    expect(await isSignedIn(owner)).toBe(true);
    expect(await isSignedIn(laptop)).toBe(false);
  });

  test("changing the e-mail's letter case sends no mail and ends no session", async () => {
    const laptop = app.client();
    await laptop.post("/api/auth/login", credentials(OWNER));

    await change(owner, "Owner@cellar.example");
    await change(laptop, "moved@cellar.example");

    await mailTo("Owner@cellar.example");
    expect(mails).toHaveLength(1);
    expect(await isSignedIn(laptop)).toBe(true);
  });

  test("the shared demo account's e-mail cannot be changed", async () => {
    const demo = await startApp({ env: { DEMO_ACCOUNT: "on" } });
    onTestFinished(demo.stop);
    const visitor = demo.client();
    const published = { email: "demo@winecellar.example", password: "winecellar" };
    await visitor.post("/api/auth/login", published);

    const answer = await change(visitor, THIEF);

    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: "demo_account" });
    expect((await demo.client().post("/api/auth/login", published)).status).toBe(200);
  });
});

describe("the undo link", () => {
  test("the undo link restores the owner's access after an account theft", async () => {
    await change(thief, THIEF);
    const undo = await tokenTo(OWNER);
    await app.client().post("/api/auth/forgot-password", { email: THIEF });
    const reset = await tokenTo(THIEF);
    await app.client().post("/api/auth/reset-password", { token: reset, password: "stolen" });
    await thief.post("/api/auth/login", { email: THIEF, password: "stolen" });
    expect(await isSignedIn(thief)).toBe(true);
    mails = [];

    const answer = await useLink(undo);

    expect(answer.body).toEqual({});
    expect(await isSignedIn(thief)).toBe(false);
    expect(await signsIn(THIEF, "stolen")).toBe(false);
    expect(await signsIn(OWNER, "stolen")).toBe(false);
    const token = await tokenTo(OWNER);
    await app.client().post("/api/auth/reset-password", { token, password: "decanter" });
    expect(await signsIn(OWNER, "decanter")).toBe(true);
  });

  test("the mail about an undone e-mail change omits the restored address", async () => {
    await change(owner, THIEF);
    await useLink(await tokenTo(OWNER));

    const { subject, text } = await mailTo(THIEF);
    expect(subject).toBe("Your Wine Cellar email address was changed back");
    expect(text).not.toContain(OWNER);
  });

  test("the undo link of an e-mail change can be used once", async () => {
    await change(thief, THIEF);
    const undo = await tokenTo(OWNER);
    now += UNDO_LINK_MS - 1;
    expect((await useLink(undo)).status).toBe(200);
    expect((await useLink(undo)).body).toEqual(INVALID_LINK);
  });

  test("the undo link of an e-mail change expires after seven days", async () => {
    await change(thief, THIEF);
    const undo = await tokenTo(OWNER);
    now += UNDO_LINK_MS;

    expect((await useLink(undo)).body).toEqual(INVALID_LINK);
    expect(await signsIn(THIEF)).toBe(true);
  });

  test("undoing an e-mail change ends the undo links of later changes", async () => {
    await change(thief, THIEF);
    await change(thief, "hideout@cellar.example");
    const thiefs = await tokenTo(THIEF);

    await useLink(await tokenTo(OWNER));

    expect((await useLink(thiefs)).body).toEqual(INVALID_LINK);
  });

  test("a guessed undo link of an e-mail change is refused", async () => {
    const answer = await useLink("guessed");

    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(INVALID_LINK);
  });
});

describe("the former e-mail", () => {
  test("after an e-mail change, the former e-mail is reserved for seven days", async () => {
    await change(thief, THIEF);
    const other = await app.signedUp();

    expect((await app.client().post("/api/auth/signup", credentials(OWNER))).status).toBe(409);
    expect((await change(other, OWNER)).status).toBe(409);

    now += UNDO_LINK_MS;
    expect((await change(other, OWNER)).status).toBe(200);
  });

  test("a user can change back to the former e-mail", async () => {
    await change(owner, "moved@cellar.example");

    expect((await change(owner, OWNER)).status).toBe(200);
    expect(await signsIn(OWNER)).toBe(true);
  });
});

describe("rate limits", () => {
  test("the eleventh e-mail change within an hour is refused", async () => {
    const limited = await startApp({ env: { RATE_LIMIT: "on" } });
    onTestFinished(limited.stop);
    const person = await limited.signedUp();

    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await change(person, `address${String(attempt)}@cellar.example`)).status);
    }

    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  test("e-mail changes and sign-ups share a limit of thirty an hour", async () => {
    const limited = await startApp({ env: { RATE_LIMIT: "on" } });
    onTestFinished(limited.stop);
    const people = [await limited.signedUp(), await limited.signedUp(), await limited.signedUp()];
    for (const person of people) {
      for (let attempt = 0; attempt < 9; attempt += 1) {
        await change(person, people[0]?.user.email ?? "");
      }
    }

    const answer = await limited.client().post("/api/auth/signup", credentials(THIEF));

    expect(answer.status).toBe(429);
  });
});

test.each([[{}], [{ token: "" }], [{ token: 7 }]])(
  "undoing an e-mail change with %j is refused",
  async (body) => {
    const answer = await app.client().post("/api/auth/undo-email-change", body);

    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "invalid" });
  },
);

function change(client: Client, email: string) {
  return client.patch("/api/auth/profile", { email });
}

function useLink(token: string) {
  return app.client().post("/api/auth/undo-email-change", { token });
}

function mailTo(email: string): Promise<Mail> {
  return vi.waitUntil(() => mails.findLast(({ to }) => to === email));
}

async function tokenTo(email: string): Promise<string> {
  return new URL((await mailTo(email)).link).searchParams.get("token") ?? "";
}

async function isSignedIn(client: Client): Promise<boolean> {
  return (await client.get("/api/auth/me")).status === 200;
}

async function signsIn(email: string, password = credentials(email).password): Promise<boolean> {
  return (await app.client().post("/api/auth/login", { email, password })).status === 200;
}
