import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { userAnswerSchema } from "sync-protocol";
import { argon2Hasher } from "../../src/outside/sign-in/argon2Hasher.ts";
import { type Client, credentials, startApp, type TestApp } from "../startApp.ts";

const EMAIL_SENTENCE = "Please enter a valid email address";

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe("sign-up", () => {
  test("a sign-up returns 201 with the user and starts a session", async () => {
    const client = app.client();

    const answer = await client.post("/api/auth/signup", credentials("new@cellar.example"));

    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      user: { id: expect.any(String) as string, email: "new@cellar.example" },
    });
    expect((await client.get("/api/auth/me")).body).toEqual(answer.body);
  });

  test("a sign-up with a known e-mail in other letter case is refused", async () => {
    await app.signedUp("taken@cellar.example");

    const answer = await app.client().post("/api/auth/signup", credentials("Taken@Cellar.Example"));

    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      error: "An account with this email already exists",
      code: "email_taken",
    });
  });

  test("a server closed to sign-up does not reveal which e-mails have accounts", async () => {
    const closed = await startApp({ env: { SIGNUP: "closed", DEMO_ACCOUNT: "on" } });
    onTestFinished(closed.stop);

    const answers = [
      await closed.client().post("/api/auth/signup", credentials("new@cellar.example")),
      await closed.client().post("/api/auth/signup", credentials("demo@winecellar.example")),
    ];

    for (const { status, body } of answers) {
      expect(status).toBe(403);
      expect(body).toEqual({ error: "This cellar takes no new accounts", code: "signup_closed" });
    }
    expect(await signsIn(closed.client(), credentials("new@cellar.example"))).toBe(false);
    expect((await closed.client().get("/api/demo")).body).toMatchObject({ signup: "closed" });
  });

  test("ten concurrent sign-ups with one e-mail create one account", async () => {
    const signups = Array.from({ length: 10 }, () =>
      app.client().post("/api/auth/signup", credentials("rush@cellar.example")),
    );

    const statuses = (await Promise.all(signups)).map(({ status }) => status);

    expect(statuses.sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  test.each([
    [{ email: "nobody", password: "corkscrew" }, "email", EMAIL_SENTENCE],
    [{ password: "corkscrew" }, "email", EMAIL_SENTENCE],
    [
      { email: "a@b.example", password: "short" },
      "password",
      "Password must be at least 6 characters",
    ],
    [{ email: "a@b.example" }, "password", "Password must be at least 6 characters"],
  ])("a sign-up with %j is refused", async (body, field, sentence) => {
    const answer = await app.client().post("/api/auth/signup", body);

    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      error: sentence,
      code: "invalid",
      issues: [{ path: [field], message: sentence }],
    });
  });
});

describe("sign-in", () => {
  test("a sign-in ignores the e-mail's letter case and returns the user", async () => {
    const { user } = await app.signedUp("login@cellar.example");
    const client = app.client();

    const answer = await client.post("/api/auth/login", credentials(" LOGIN@cellar.example"));

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ user });
    expect((await client.get("/api/auth/me")).body).toEqual({ user });
  });

  test("a wrong password and an unknown e-mail get the same answer", async () => {
    await app.signedUp("known@cellar.example");
    const wrong = { email: "known@cellar.example", password: "tin opener" };
    const unknown = { email: "unknown@cellar.example", password: "tin opener" };

    const answers = [
      await app.client().post("/api/auth/login", wrong),
      await app.client().post("/api/auth/login", unknown),
    ];

    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual({
        error: "Invalid email or password. Please try again.",
        code: "invalid_credentials",
      });
    }
  });

  test("a sign-in with an unknown e-mail also verifies a password hash", async () => {
    const verified: string[] = [];
    const hasher = argon2Hasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });
    const watched = await startApp({
      ports: {
        hasher: {
          hash: (password) => hasher.hash(password),
          verify(hash, password) {
            verified.push(hash);
            return hasher.verify(hash, password);
          },
        },
      },
    });

    await watched.client().post("/api/auth/login", credentials("unknown@cellar.example"));
    await watched.stop();

    expect(verified).toHaveLength(1);
  });

  test("a new sign-in on a device ends the device's earlier session", async () => {
    const person = await app.signedUp();
    const before = new Map(person.cookies);

    await person.post("/api/auth/login", credentials(person.user.email));

    const stale = app.client();
    for (const [name, value] of before) stale.cookies.set(name, value);
    expect((await person.get("/api/auth/me")).status).toBe(200);
    expect((await stale.get("/api/auth/me")).status).toBe(401);
  });

  test.each([
    [{ email: "nobody", password: "corkscrew" }, EMAIL_SENTENCE],
    [{ email: "a@b.example", password: "" }, "Password is required"],
    [{ email: "a@b.example" }, "Password is required"],
  ])("a sign-in with %j is refused", async (body, sentence) => {
    const answer = await app.client().post("/api/auth/login", body);

    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: sentence, code: "invalid" });
  });
});

test("the call for the current user returns 401 without a sign-in", async () => {
  const answer = await app.client().get("/api/auth/me");

  expect(answer.status).toBe(401);
  expect(answer.body).toEqual({ error: "Please sign in", code: "unauthenticated" });
});

test("a sign-out also ends the session for copies of the session cookie", async () => {
  const person = await app.signedUp();
  const copy = copyOf(person);

  expect((await person.post("/api/auth/logout")).body).toEqual({});

  expect(person.cookies.has("wine_cellar_session")).toBe(false);
  expect((await copy.get("/api/auth/me")).status).toBe(401);
  expect((await person.post("/api/auth/logout")).status).toBe(200);
});

test("scripts can read only the cookie that says a session exists", async () => {
  const person = await app.signedUp();
  const copy = copyOf(person);
  expect(person.cookies.get("wine_cellar_signed_in")).toBe("1");

  const answer = await person.post("/api/auth/logout");
  await copy.get("/api/auth/me");

  const readable = answer.headers.getSetCookie().filter((line) => !/httponly/i.test(line));
  expect(readable).toEqual([expect.stringMatching(/^wine_cellar_signed_in=;/)]);
  expect(copy.cookies.has("wine_cellar_signed_in")).toBe(false);
});

describe("the user's name", () => {
  test("a user can set and remove a name", async () => {
    const person = await app.signedUp();
    const { user } = person;

    const answer = await person.patch("/api/auth/profile", { name: " Anna " });

    expect([answer.status, answer.body]).toEqual([200, { user: { ...user, name: "Anna" } }]);
    const signedIn = await app.client().post("/api/auth/login", credentials(user.email));
    expect(signedIn.body).toEqual({ user: { ...user, name: "Anna" } });
    expect((await person.patch("/api/auth/profile", { name: "" })).body).toEqual({ user });
    expect((await person.get("/api/auth/me")).body).toEqual({ user });
  });

  test("one call can change a user's name and e-mail", async () => {
    const person = await app.signedUp();
    const email = "anna.after@cellar.example";

    const answer = await person.patch("/api/auth/profile", { email, name: "Anna" });

    expect(answer.body).toEqual({ user: { ...person.user, email, name: "Anna" } });
    expect((await person.get("/api/auth/me")).body).toEqual(answer.body);
  });

  test("a user's name of more than 80 characters is refused", async () => {
    const person = await app.signedUp();

    const answer = await person.patch("/api/auth/profile", { name: "A".repeat(81) });

    expect([answer.status, answer.body]).toMatchObject([
      400,
      { error: "Your name must be at most 80 characters" },
    ]);
    expect((await person.patch("/api/auth/profile", {})).body).toMatchObject({
      error: EMAIL_SENTENCE,
    });
  });
});

describe("e-mail change", () => {
  // Spec 1.7
  test("after an e-mail change only the new e-mail signs in", async () => {
    const person = await app.signedUp("before@cellar.example");

    const answer = await person.patch("/api/auth/profile", { email: "after@cellar.example" });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ user: { ...person.user, email: "after@cellar.example" } });
    expect((await person.get("/api/auth/me")).body).toEqual(answer.body);
    expect(await signsIn(app.client(), credentials("after@cellar.example"))).toBe(true);
    expect(await signsIn(app.client(), credentials("before@cellar.example"))).toBe(false);
  });

  test("a user can change the letter case of the e-mail", async () => {
    const person = await app.signedUp("case@cellar.example");

    const answer = await person.patch("/api/auth/profile", { email: "Case@cellar.example" });

    expect(answer.read(userAnswerSchema).user.email).toBe("Case@cellar.example");
  });

  test("an e-mail change to another user's e-mail is refused", async () => {
    const other = await app.signedUp();
    const person = await app.signedUp();

    const answer = await person.patch("/api/auth/profile", { email: other.user.email });

    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: "email_taken" });
    expect((await person.get("/api/auth/me")).body).toEqual({ user: person.user });
  });

  test("an e-mail change that is invalid or without a sign-in is refused", async () => {
    const person = await app.signedUp();

    const invalid = await person.patch("/api/auth/profile", { email: "nobody" });
    const anonymous = await app.client().patch("/api/auth/profile", { email: "a@b.example" });

    expect(invalid.status).toBe(400);
    expect(invalid.body).toMatchObject({ error: EMAIL_SENTENCE });
    expect(anonymous.status).toBe(401);
  });
});

describe("password change", () => {
  const change = { currentPassword: "corkscrew", newPassword: "decanter" };

  // Spec 1.7
  test("a password change ends other sessions, and the old password fails", async () => {
    const person = await app.signedUp();
    const elsewhere = app.client();
    await elsewhere.post("/api/auth/login", credentials(person.user.email));

    const answer = await person.patch("/api/auth/password", change);

    expect(answer.status).toBe(200);
    expect((await person.get("/api/auth/me")).status).toBe(200);
    expect((await elsewhere.get("/api/auth/me")).status).toBe(401);
    const { email } = person.user;
    expect(await signsIn(app.client(), { email, password: "decanter" })).toBe(true);
    expect(await signsIn(app.client(), { email, password: "corkscrew" })).toBe(false);
  });

  test("a password change with a wrong current password is refused", async () => {
    const person = await app.signedUp();

    const answer = await person.patch("/api/auth/password", {
      ...change,
      currentPassword: "tin opener",
    });

    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: "Current password is incorrect", code: "wrong_password" });
  });

  test.each([
    [{ newPassword: "decanter" }, "Current password is required"],
    [{ ...change, currentPassword: "" }, "Current password is required"],
    [{ ...change, newPassword: "short" }, "New password must be at least 6 characters"],
  ])("a password change with %j is refused", async (body, sentence) => {
    const person = await app.signedUp();

    const answer = await person.patch("/api/auth/password", body);

    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: sentence, code: "invalid" });
  });

  test("a password change without a sign-in is refused", async () => {
    expect((await app.client().patch("/api/auth/password", change)).status).toBe(401);
  });
});

function copyOf(client: Client): Client {
  const copy = app.client();
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
}

async function signsIn(client: Client, body: unknown): Promise<boolean> {
  return (await client.post("/api/auth/login", body)).status === 200;
}
