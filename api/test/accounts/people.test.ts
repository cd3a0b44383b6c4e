import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { CALLS, type Signup, type User } from "sync-protocol";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { INVITATION_MS, INVITATIONS } from "../../src/cellar/accounts/invitation.ts";
import type { Mail } from "../../src/cellar/ports/outside.ts";
import { deriveKey } from "../../src/cellar/secret.ts";
import { readEnv } from "../../src/settings/env.ts";
import { openPorts } from "../../src/openPorts.ts";
import { createLog } from "../../src/log.ts";
import { runPeople } from "../../src/upkeep/runPeople.ts";
import { UpkeepRefused } from "../../src/upkeep/UpkeepRefused.ts";
import { addShownPhoto } from "../photos/addShownPhoto.ts";
import { type Client, credentials, startApp, type TestApp } from "../startApp.ts";
import { startPostgres, type TestPostgres } from "../startPostgres.ts";
import { BAROLO } from "../cellar/wineBodies.ts";

const SECRET = "a secret of this test";

describe.each(["SQLite", "PostgreSQL"])("the operator's commands over %s", (kind) => {
  const mails: Mail[] = [];
  let postgres: TestPostgres | undefined;
  let app: TestApp;
  let env: Record<string, string>;

  beforeAll(async () => {
    postgres = kind === "PostgreSQL" ? await startPostgres() : undefined;
    env = {
      SESSION_SECRET: SECRET,
      SIGNUP: "invite",
      ...(postgres && { DATABASE_URL: await postgres.database() }),
    };
    const send = (mail: Mail) => {
      mails.push(mail);
      return Promise.resolve();
    };
    app = await startApp({ env, ports: { mailer: { send } } });
  }, 60_000);
  afterAll(async () => {
    await app.stop();
    await postgres?.stop();
  });

  /** Runs `npm run people -- …` beside the server. Returns the command's output. */
  async function people(
    words: string,
    {
      yes = false,
      late = 0,
      signup = "invite",
    }: { yes?: boolean; late?: number; signup?: Signup } = {},
  ) {
    const { ports, people, close } = await openPorts(
      readEnv({ ...env, DATA_DIR: app.dataDir, DEMO_ACCOUNT: "off" }),
      app.url,
      createLog("silent", process.stderr),
    );
    const invitationKey = deriveKey(SECRET, INVITATIONS);
    const now = () => Date.now() - late;
    const deps = { ...ports, people, publicUrl: app.url, invitationKey, now, signup };
    try {
      return await runPeople(deps, { words: words.split(" "), yes });
    } finally {
      await close();
    }
  }

  async function invited(email: string): Promise<Client & { readonly user: User }> {
    const person = app.client();
    const answer = await person.post("/api/auth/signup", {
      ...credentials(email),
      invitation: await invitationFor(email),
    });
    return { ...person, ...answer.read(CALLS.signup.answer) };
  }

  async function invitationFor(email: string, late = 0): Promise<string | null> {
    const [link = ""] = await people(`invite ${email}`, { late });
    const { pathname, searchParams } = new URL(link);
    expect([pathname, searchParams.get("email")]).toEqual(["/signup", email]);
    return searchParams.get("invitation");
  }

  const signsIn = async (email: string, password = "corkscrew") =>
    (await app.client().post("/api/auth/login", { email, password })).status === 200;

  test("an invitation creates one account, with the invited e-mail only", async () => {
    const signUp = (email: string, invitation: unknown) =>
      app.client().post("/api/auth/signup", { ...credentials(email), invitation });
    const invitation = await invitationFor("guest@cellar.example");
    const late = await invitationFor("late@cellar.example", INVITATION_MS);

    for (const [email, wrong] of [
      ["guest@cellar.example", undefined],
      ["other@cellar.example", invitation],
      ["late@cellar.example", late],
      ["guest@cellar.example", `${String(invitation)}x`],
      ["guest@cellar.example", "9999999999999.guess"],
    ] as const) {
      const answer = await signUp(email, wrong);
      expect([answer.status, answer.body]).toMatchObject([403, { code: "invitation_needed" }]);
    }
    expect((await signUp("Guest@Cellar.Example", invitation)).status).toBe(201);
    expect((await signUp("guest@cellar.example", invitation)).status).toBe(409);
    await expect(people("invite guest@cellar.example")).rejects.toThrow("has an account");

    await people("delete guest@cellar.example", { yes: true });
    for (const written of [invitation, `${String(invitation)}=`, `0${String(invitation)}`]) {
      const answer = await signUp("guest@cellar.example", written);
      expect([answer.status, answer.body]).toMatchObject([403, { code: "invitation_needed" }]);
    }
    const another = await invitationFor("guest@cellar.example");
    expect((await signUp("guest@cellar.example", another)).status).toBe(201);
    expect((await app.client().get("/api/demo")).body).toMatchObject({ signup: "invite" });
  });

  test("an invitation creates no second account after the first account's e-mail changes", async () => {
    const email = "renamed@cellar.example";
    const invitation = await invitationFor(email);
    const person = app.client();
    await person.post("/api/auth/signup", { ...credentials(email), invitation });
    await person.patch("/api/auth/profile", { email: "renamed-to@cellar.example" });

    const again = await app
      .client()
      .post("/api/auth/signup", { ...credentials(email), invitation });

    // The user's former address is still reserved, so a sign-up with this address is refused.
    expect(again.status).toBe(409);
    expect(await signsIn("renamed-to@cellar.example")).toBe(true);
  });

  test("an invitation creates no second account after the first account is disabled", async () => {
    const email = "barred@cellar.example";
    const invitation = await invitationFor(email);
    await app.client().post("/api/auth/signup", { ...credentials(email), invitation });
    await people(`disable ${email}`);

    const again = await app
      .client()
      .post("/api/auth/signup", { ...credentials(email), invitation });

    expect(again.status).toBe(409);
    expect(await signsIn(email)).toBe(false);
  });

  test("the command `invite` warns if sign-up is open", async () => {
    const said = await people("invite nobody@cellar.example", { signup: "open" });

    expect(said.at(-1)).toBe('SIGNUP is "open": set it to "invite" for the link to count.');
  });

  test("the command `list` shows each user with the storage used", async () => {
    const person = await invited("listed@cellar.example");
    await person.post("/api/wines", BAROLO);

    const today = new Date().toISOString().slice(0, 10);
    expect(await people("list")).toContain(
      `listed@cellar.example, since ${today}, 1 wine, 0.0 MB of photos, seen ${today}`,
    );
  });

  test("a disabled account can be opened only with the operator's reset link", async () => {
    const person = await invited("shut@cellar.example");
    await person.post("/api/auth/forgot-password", { email: person.user.email });
    const mailed = await vi.waitUntil(() => mails.find(({ to }) => to === person.user.email));
    const open = (link: string, password: string) =>
      app.client().post("/api/auth/reset-password", {
        token: new URL(link).searchParams.get("token"),
        password,
      });

    await people("disable shut@cellar.example");

    expect((await person.get("/api/wines")).status).toBe(401);
    expect(await signsIn("shut@cellar.example")).toBe(false);
    expect(await signsIn("shut@cellar.example", "none")).toBe(false);
    expect((await open(mailed.link, "decanter")).status).toBe(400);
    expect((await people("list")).find((line) => line.startsWith("shut@"))).toMatch(/, disabled$/);
    await app.client().post("/api/auth/forgot-password", { email: person.user.email });
    const other = await invited("mailed@cellar.example");
    await app.client().post("/api/auth/forgot-password", { email: other.user.email });
    await vi.waitUntil(() => mails.find(({ to }) => to === other.user.email));
    expect(mails.filter(({ to }) => to === person.user.email)).toHaveLength(1);

    const [link = ""] = await people("reset shut@cellar.example");
    expect((await open(link, "decanter")).status).toBe(200);
    expect(await signsIn("shut@cellar.example", "decanter")).toBe(true);
  });

  test("disabling an account ends its undo links and access tokens", async () => {
    const email = "linked@cellar.example";
    const person = await invited(email);
    const wish = { name: "A program", scopes: ["read"], days: 30, password: "corkscrew" };
    const { secret } = (await person.post("/api/auth/tokens", wish)).read(CALLS.createToken.answer);
    const opensWines = async () => {
      const headers = { Authorization: `Bearer ${secret}` };
      return (await app.client().get("/api/wines", headers)).status;
    };
    expect(await opensWines()).toBe(200);
    await person.patch("/api/auth/profile", { email: "moved@cellar.example" });
    const mail = await vi.waitUntil(() =>
      mails.find(({ to, link }) => to === email && link.includes("/undo-email")),
    );
    const undo = new URL(mail.link).searchParams.get("token");

    await people("disable moved@cellar.example");

    const undone = await app.client().post("/api/auth/undo-email-change", { token: undo });
    expect([undone.status, undone.body]).toMatchObject([400, { code: "invalid_undo_token" }]);
    expect(await opensWines()).toBe(401);
  });

  test("disabling an account due for deletion ends its cancel link", async () => {
    const person = await invited("leaving@cellar.example");
    await person.post("/api/auth/delete-account", { password: "corkscrew" });
    const mail = await vi.waitUntil(() => mails.find(({ to }) => to === person.user.email));
    const token = new URL(mail.link).searchParams.get("token");

    await people("disable leaving@cellar.example");

    const kept = await app.client().post("/api/auth/cancel-deletion", { token });
    expect([kept.status, kept.body]).toMatchObject([400, { code: "invalid_cancel_token" }]);
  });

  test("the command `delete` needs --yes and removes the user's data", async () => {
    const [gone, stays] = [
      await invited("gone@cellar.example"),
      await invited("stays@cellar.example"),
    ];
    const photos = [await addShownPhoto(gone), await addShownPhoto(stays)];
    const files = photos.map((path) => join(app.dataDir, "objects", `${basename(path)}.jpg`));
    expect(files.map((file) => existsSync(file))).toEqual([true, true]);

    await expect(people("delete gone@cellar.example")).rejects.toThrow("add --yes");
    expect((await gone.get("/api/auth/me")).status).toBe(200);
    await people("delete gone@cellar.example", { yes: true });

    expect((await gone.get("/api/auth/me")).status).toBe(401);
    expect(files.map((file) => existsSync(file))).toEqual([false, true]);
    const left = await readdir(join(app.dataDir, "objects"));
    expect(left.filter((name) => name.includes(basename(photos[0] ?? "")))).toEqual([]);
    expect(await signsIn("gone@cellar.example")).toBe(false);
    expect((await stays.get("/api/wines")).body).toMatchObject([{ photoUrl: photos[1] }]);
    const again = await invited("gone@cellar.example");
    expect((await again.get("/api/wines")).body).toEqual([]);
  });

  test.each(["", "lists", "list all", "reset", "reset nobody", "delete a@b.example c@d.example"])(
    "the malformed command '%s' is refused with usage instructions",
    async (words) => {
      const refusal: unknown = await people(words).catch((error: unknown) => error);

      expect(refusal).toBeInstanceOf(UpkeepRefused);
      expect(String(refusal)).toContain("npm run people -- list");
    },
  );
});
