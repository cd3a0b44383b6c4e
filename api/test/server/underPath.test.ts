import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CALLS } from "sync-protocol";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Mail } from "../../src/cellar/ports/outside.ts";
import { credentials, startApp, type TestApp } from "../startApp.ts";

const PAGE = { Accept: "text/html" };
const INDEX =
  '<!doctype html><html data-base="/"><link rel="icon" href="/favicon.svg" /><a href="https://example.org/">';

const mails: Mail[] = [];
let webRoot: string;
let app: TestApp;

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), "wine-cellar-web-"));
  await mkdir(join(webRoot, "assets"));
  await writeFile(join(webRoot, "index.html"), INDEX);
  await writeFile(join(webRoot, "assets/app-1.js"), 'fetch("/assets/app-1.js")');
  const send = (mail: Mail) => {
    mails.push(mail);
    return Promise.resolve();
  };
  app = await startApp({
    env: { PUBLIC_URL: "https://example.org/cellar/" },
    ports: { mailer: { send } },
    webRoot,
  });
});
afterAll(async () => {
  await app.stop();
  await rm(webRoot, { recursive: true });
});

test("every HTML page of the app contains the server's base path", async () => {
  const said =
    '<!doctype html><html data-base="/cellar/"><link rel="icon" href="/cellar/favicon.svg" /><a href="https://example.org/">';

  for (const path of ["/cellar/", "/cellar/profile", "/cellar/deep/down", "/profile"]) {
    expect((await app.client().get(path, PAGE)).text).toBe(said);
  }
  const script = await app.client().get("/cellar/assets/app-1.js");
  expect(script.text).toBe('fetch("/assets/app-1.js")');
});

test("the base path without a final slash redirects and keeps the query", async () => {
  const { status, headers } = await app.client().get("/cellar?tab=pairing", PAGE);

  expect(status).toBe(308);
  expect(headers.get("location")).toBe("/cellar/?tab=pairing");
});

test("a guest link contains the base path and opens the guest page", async () => {
  const person = app.client();
  const path = "/cellar/api/auth/signup";
  const signedUp = await person.post(path, credentials("guests@cellar.example"));
  const { id } = signedUp.read(CALLS.signup.answer).user;

  const made = await person.post(`/cellar/api/cellars/${id}/guest-links`, { title: "Reds" });

  const { link } = made.read(CALLS.makeGuestLink.answer);
  expect(link).toMatch(/^https:\/\/example\.org\/cellar\/guest\//);
  const page = await app.client().get(new URL(link).pathname, PAGE);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('<h1 dir="auto">Reds')]);
});

test("cookies are limited to the base path and to https", async () => {
  const { headers } = await app
    .client()
    .post("/cellar/api/auth/signup", credentials("cookies@cellar.example"));

  const cookies = headers.getSetCookie();
  expect(cookies.map((line) => line.split("=")[0]).sort()).toEqual([
    "__Secure-wine_cellar_device",
    "__Secure-wine_cellar_session",
    "__Secure-wine_cellar_session.sig",
    "__Secure-wine_cellar_signed_in",
  ]);
  for (const line of cookies) expect(line).toMatch(/; path=\/cellar;.*; secure/i);
});

test("a sign-out removes the cookies of the base path", async () => {
  const person = await app.signedUp();

  const { headers } = await person.post("/cellar/api/auth/logout");

  const gone = headers.getSetCookie().filter((line) => /expires=Thu, 01 Jan 1970/i.test(line));
  expect(gone.map((line) => line.split("=")[0])).toContain("__Secure-wine_cellar_session");
  expect(gone.filter((line) => !line.includes("path=/cellar;"))).toEqual([]);
});

test("API calls succeed behind a proxy that removes the base path", async () => {
  const person = await app.signedUp();

  expect((await person.get("/api/auth/me")).status).toBe(200);
  expect((await person.get("/cellar/api/auth/me")).status).toBe(200);
  expect((await person.post("/cellars/api/auth/logout")).status).toBe(405);
});

test("photos are uploaded, finalized and served under the base path", async () => {
  const person = await app.signedUp();
  const promised = await person.post("/cellar/api/objects/upload");
  const { uploadURL } = promised.read(CALLS.promiseUpload.answer);
  expect(uploadURL).toMatch(/^https:\/\/example\.org\/cellar\/objects\/uploads\//);
  const { pathname, search } = new URL(uploadURL);
  const picture = sharp({
    create: { width: 6, height: 8, channels: 3, background: "#722f37" },
  });

  await person.send("PUT", pathname + search, {
    raw: new Uint8Array(await picture.jpeg().toBuffer()),
    headers: { "Content-Type": "image/jpeg" },
  });
  const rawPath = uploadURL.slice(0, -search.length);
  const finalized = await person.post("/cellar/api/objects/finalize", { rawPath });

  const { objectPath } = finalized.read(CALLS.finalizePhoto.answer);
  const photo = await person.get(`/cellar${objectPath}`);
  expect(photo.headers.get("content-type")).toBe("image/jpeg");
});

test("mails and the API document contain the base path", async () => {
  const { user } = await app.signedUp();

  await app.client().post("/cellar/api/auth/forgot-password", { email: user.email });
  const { link } = await vi.waitUntil(() => mails.find(({ to }) => to === user.email));
  const document = await app.client().get("/cellar/api/openapi.json");

  expect(link).toMatch(/^https:\/\/example\.org\/cellar\/reset-password\?token=/);
  expect(document.read(CALLS.openapi.answer)).toMatchObject({ servers: [{ url: "/cellar/" }] });
});

test("under a base path, only writes from the server's origin are accepted", async () => {
  const logOut = (origin: string) =>
    app.client().post("/cellar/api/auth/logout", undefined, { Origin: origin });

  expect((await logOut("https://example.org")).status).toBe(200);
  expect((await logOut("https://example.com")).status).toBe(403);
});
