import { randomUUID } from "node:crypto";
import { CALLS } from "sync-protocol";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Mail } from "../../src/cellar/ports/outside.ts";
import { credentials, startApp, type TestApp } from "../startApp.ts";

const GERMAN = { "Accept-Language": "gsw, de-CH;q=0.9, en;q=0.5" };
const ITALIAN = { "Accept-Language": "it-IT" };

let app: TestApp;
const mails: Mail[] = [];
const mailer = { send: (mail: Mail) => Promise.resolve(void mails.push(mail)) };

beforeAll(async () => {
  const env = { PUBLIC_URL: "https://cellar.example", SMTP_URL: "smtp://mail.example" };
  app = await startApp({ env, ports: { mailer } });
});
afterAll(() => app.stop());
beforeEach(() => {
  mails.length = 0;
});

test("[U1] a user can choose a language and remove the choice", async () => {
  const person = await app.signedUp();
  const choose = (language: unknown) => person.patch("/api/auth/profile", { language });
  const user = async () => (await person.get("/api/auth/me")).read(CALLS.me.answer).user;
  expect(await user()).not.toHaveProperty("language");

  expect((await choose("fr")).body).toEqual({ user: { ...person.user, language: "fr" } });
  expect(await user()).toEqual({ ...person.user, language: "fr" });
  expect((await choose("tlh")).status).toBe(400);
  expect(await user()).toMatchObject({ language: "fr" });

  expect((await choose(null)).body).toEqual({ user: person.user });
  expect(await user()).not.toHaveProperty("language");
});

test("[U1] a new account has the language chosen at sign-up", async () => {
  const person = app.client();
  const body = { ...credentials(`${randomUUID()}@cellar.example`), language: "it" };

  const { user } = (await person.post("/api/auth/signup", body, GERMAN)).read(CALLS.signup.answer);

  expect(user).toMatchObject({ language: "it" });
  expect((await person.get("/api/auth/me")).body).toEqual({ user });
  expect((await nextMail()).html).toContain('<html lang="it">');
});

test("[U2] a mail is in the language of its account", async () => {
  const person = await app.signedUp();
  await person.patch("/api/auth/profile", { language: "fr" });
  mails.length = 0;

  await app.client().post("/api/auth/forgot-password", { email: person.user.email }, GERMAN);

  const { subject, text, html } = await nextMail();
  expect(subject).toBe("Réinitialisez votre mot de passe Wine Cellar");
  expect(text).toContain("ouvrez ce lien dans l’heure\u00a0:\n\nhttps://cellar.example/");
  expect(html).toContain('<html lang="fr">');
});

test("[U2] without a chosen language, a mail is in the request's language", async () => {
  const { email } = credentials(`${randomUUID()}@cellar.example`);

  const person = app.client();
  await person.post("/api/auth/signup", credentials(email), GERMAN);
  expect((await nextMail()).subject).toBe("Bestätige deine E-Mail-Adresse bei Wine Cellar");

  const password = { currentPassword: credentials(email).password, newPassword: "decanter" };
  await person.send("PATCH", "/api/auth/password", { json: password, headers: ITALIAN });
  expect((await nextMail()).subject).toBe("La tua password di Wine Cellar è stata cambiata");

  await app.client().post("/api/auth/forgot-password", { email });
  expect((await nextMail()).subject).toBe("Reset your Wine Cellar password");
});

test("[U2] an invitation is in its recipient's language, else in the request's language", async () => {
  const [owner, reader] = [await app.signedUp(), await app.signedUp()];
  await reader.patch("/api/auth/profile", { language: "es" });
  const links = mails.filter(({ to }) => to === owner.user.email).map(({ link }) => link);
  const token = new URL(links[0] ?? "").searchParams.get("token");
  await owner.post("/api/auth/confirm-email", { token });
  const cellar = { id: randomUUID(), name: "Holiday house", colour: "blue" };
  expect((await owner.post("/api/cellars", cellar)).status).toBe(201);
  mails.length = 0;
  const invite = (email: string) =>
    owner.post(`/api/cellars/${cellar.id}/invitations`, { role: "viewer", email }, ITALIAN);

  expect((await invite(reader.user.email)).status).toBe(201);
  expect((await nextMail()).subject).toBe("Te han invitado a una bodega en Wine Cellar");

  expect((await invite("stranger@cellar.example")).status).toBe(201);
  const { subject, text } = await nextMail();
  expect(subject).toBe("Invito a una cantina su Wine Cellar");
  expect(text).toContain(`${owner.user.email} ti invita a condividere una cantina`);
});

test("[U2] the page that ends monthly mails is in the request's language", async () => {
  const { text, headers } = await app
    .client()
    .get(`${CALLS.askToEndReminderMails.path}?token=a.b`, GERMAN);

  expect(text).toContain('<html lang="de"><title>Monatliche Mails beenden</title>');
  expect(headers.get("Vary")).toContain("Accept-Language");
});

async function nextMail(): Promise<Mail> {
  return vi.waitUntil(() => mails.shift());
}
