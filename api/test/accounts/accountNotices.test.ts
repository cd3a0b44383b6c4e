import { CALLS } from "sync-protocol";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Mail } from "../../src/cellar/ports/outside.ts";
import { addPasskey, signInOptions, SoftPasskey } from "./softPasskey.ts";
import { type Client, startApp, type TestApp } from "../startApp.ts";

const PUBLIC_URL = "https://cellar.example";
const PASSWORD = "corkscrew";
const TOKEN = { name: "A program", scopes: ["read"], days: 30, password: PASSWORD };

type Person = Client & { readonly user: { readonly email: string } };

let app: TestApp;
const mails: Mail[] = [];
const mailer = { send: (mail: Mail) => Promise.resolve(void mails.push(mail)) };

beforeAll(async () => {
  app = await startApp({ env: { PUBLIC_URL }, ports: { mailer } });
});
afterAll(() => app.stop());
beforeEach(() => {
  mails.length = 0;
});

// Other test files cover the mails about second factors, identities and e-mail changes.
test.each<[string, (person: Person) => Promise<unknown>]>([
  [
    "Your Wine Cellar password was changed",
    (person) =>
      person.patch("/api/auth/password", { currentPassword: PASSWORD, newPassword: "decanter" }),
  ],
  [
    "Your Wine Cellar password was changed",
    (person) =>
      person.post("/api/auth/set-password", { password: PASSWORD, newPassword: "decanter" }),
  ],
  [
    "Your Wine Cellar password was changed",
    async (person) => {
      await person.post("/api/auth/forgot-password", { email: person.user.email });
      const { link } = await vi.waitUntil(() => mails.shift());
      const token = new URL(link).searchParams.get("token");
      return person.post("/api/auth/reset-password", { token, password: "decanter" });
    },
  ],
  [
    "An access token was made for your Wine Cellar",
    (person) => person.post("/api/auth/tokens", TOKEN),
  ],
  [
    "A passkey was added to your Wine Cellar",
    (person) => addPasskey(person, new SoftPasskey(PUBLIC_URL)),
  ],
  [
    "A passkey was removed from your Wine Cellar",
    async (person) => {
      const passkey = new SoftPasskey(PUBLIC_URL);
      const { id } = (await addPasskey(person, passkey)).read(CALLS.addPasskey.answer).passkey;
      await vi.waitUntil(() => mails.shift());
      const proof = { passkey: passkey.answer(await signInOptions(person)) };
      return person.post(`/api/auth/passkeys/${id}/remove`, proof);
    },
  ],
])("a change of the account's security sends the mail: %s", async (subject, change) => {
  const person = await app.signedUp();

  await change(person);

  await vi.waitUntil(() => mails.length > 0);
  expect(mails).toMatchObject([
    { to: person.user.email, subject, link: `${PUBLIC_URL}/forgot-password` },
  ]);
});

test.each<[string, (person: Person) => Promise<unknown>]>([
  [
    "password",
    (person) =>
      person.patch("/api/auth/password", { currentPassword: "a guess", newPassword: "decanter" }),
  ],
  ["token", (person) => person.post("/api/auth/tokens", { ...TOKEN, password: "a guess" })],
])("a change refused for a wrong password sends no mail: %s", async (_what, change) => {
  const person = await app.signedUp();

  await change(person);

  await person.post("/api/auth/tokens", TOKEN);
  await vi.waitUntil(() => mails.length > 0);
  expect(mails).toMatchObject([{ subject: /token was made/ }]);
});

test("the demo account gets no mail about a password change", async () => {
  const demo = await startApp({ env: { DEMO_ACCOUNT: "on" }, ports: { mailer } });
  onTestFinished(demo.stop);
  const [visitor, person] = [demo.client(), await demo.signedUp()];
  const published = { email: "demo@winecellar.example", password: "winecellar" };
  await visitor.post("/api/auth/login", published);

  const passwords = { currentPassword: published.password, newPassword: "decanter" };
  expect((await visitor.patch("/api/auth/password", passwords)).status).toBe(200);

  await person.post("/api/auth/tokens", TOKEN);
  await vi.waitUntil(() => mails.length > 0);
  expect(mails).toMatchObject([{ to: person.user.email }]);
});
