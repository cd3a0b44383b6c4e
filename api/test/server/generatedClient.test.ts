import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { TOTP } from "otpauth";
import { CALLS, type LabelReading, PROTOCOL, RECOVERY_CODES } from "sync-protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Mail } from "../../src/cellar/ports/outside.ts";
import { generateCallTypes, readCallTypes } from "../callTypes.ts";
import { SoftPasskey } from "../accounts/softPasskey.ts";
import { startApp, type TestApp } from "../startApp.ts";
import { toggleNotifications } from "./toggleNotifications.ts";
import { generatedClient, given } from "./generatedClient.ts";

const EMAIL = "ada@cellar.example";
const PASSWORDS = ["corkscrew", "decanter", "waiters friend"] as const;

const WINE = {
  name: "Cannubi",
  producer: "Brezza",
  vintage: 2016,
  type: "Red Wine",
  varietal: "Nebbiolo",
  country: "Italy",
  region: "Piemonte",
} as const;

const READING: LabelReading = {
  name: "Cannubi",
  vintage: 2016,
  type: null,
  varietal: null,
  country: null,
  region: null,
  producer: null,
  notes: null,
  nonVintage: false,
  confidence: 0.9,
};

const SHOWN = {
  issuer: "https://login.example",
  subject: "ada",
  email: undefined,
  isEmailVerified: false,
  knownAs: "ada@login.example",
};

const mails: Mail[] = [];
const made = new Set<string>();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({
    env: { SMTP_URL: "smtp://mail.example" },
    ports: {
      mailer: {
        send: (mail) => {
          mails.push(mail);
          return Promise.resolve();
        },
      },
      labelReader: { read: () => Promise.resolve(READING) },
      sommelier: { pair: () => Promise.resolve({ pairings: [] }) },
      identityProvider: {
        name: "Example",
        issuer: "https://login.example",
        addressFor: () => Promise.resolve({ address: "https://login.example/authorize" }),
        identityIn: () => Promise.resolve(SHOWN),
        endAddress: () => Promise.resolve(undefined),
      },
    },
  });
});
afterAll(() => app.stop());

test("the stored client types match the API document: npm run generate:calls", async () => {
  expect(await readCallTypes()).toBe(await generateCallTypes());
});

test("a generated client can make every documented call", async () => {
  await askTheServer();
  await keepAnAccount();
  await leaveAndComeBack();
  await letAProgramIn();
  await beReminded();
  await toggleNotifications(await signedIn());
  await signInByPasskey();
  await askForACode();
  await signInElsewhere();
  await keepWines();
  await keepAPhoto();
  await shareACellar();
  await askTheAssistant();
  await keepUp();

  const described = Object.values(CALLS).map(({ method, path }) => `${method} ${path}`);
  expect([...made].sort()).toEqual(described.sort());
});

async function askTheServer() {
  const client = generated();
  expect(given(await client.GET("/api/health"))).toEqual({ status: "ok" });
  expect(given(await client.GET("/api/openapi.json")).openapi).toBe("3.1.0");
  expect(given(await client.GET("/api/demo")).demo).toBeNull();
}

async function keepAnAccount() {
  const client = generated();
  const [first, second, third] = PASSWORDS;
  const { user } = given(
    await client.POST("/api/auth/signup", { body: { email: EMAIL, password: first } }),
  );
  expect(given(await client.GET("/api/auth/me")).user).toEqual(user);

  given(await client.POST("/api/auth/resend-confirmation"));
  const confirmation = { token: await tokenInMail("/confirm-email") };
  given(await client.POST("/api/auth/confirm-email", { body: confirmation }));

  given(await client.POST("/api/auth/forgot-password", { body: { email: EMAIL } }));
  const body = { token: await tokenInMail("/reset-password"), password: second };
  given(await client.POST("/api/auth/reset-password", { body }));

  const login = { email: EMAIL, password: second };
  given(await client.POST("/api/auth/login", { body: login }));
  given(await generated().POST("/api/auth/login", { body: login }));
  given(await generated().POST("/api/auth/login", { body: login }));
  const { sessions } = given(await client.GET("/api/auth/sessions"));
  expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false, false]);
  const params = { path: { id: sessions[1]!.id } };
  given(await client.POST("/api/auth/sessions/{id}/end", { params }));
  given(await client.POST("/api/auth/sessions/end-others"));
  expect(given(await client.GET("/api/auth/sessions")).sessions).toHaveLength(1);

  const passwords = { currentPassword: second, newPassword: third };
  given(await client.PATCH("/api/auth/password", { body: passwords }));
  const moved = { email: "ada@moved.example" };
  const profile = given(await client.PATCH("/api/auth/profile", { body: moved }));
  expect(profile.user.email).toBe(moved.email);
  const token = await tokenInMail("/undo-email-change");
  given(await client.POST("/api/auth/undo-email-change", { body: { token } }));
  given(await client.POST("/api/auth/logout"));
  expect((await client.GET("/api/auth/me")).error).toMatchObject({ code: "unauthenticated" });
}

async function letAProgramIn() {
  const client = generated();
  const body = { email: "edsger@cellar.example", password: PASSWORDS[0] };
  given(await client.POST("/api/auth/signup", { body }));
  const asked = { name: "Program", scopes: ["read" as const], days: 30 as const };
  const { token, secret } = given(
    await client.POST("/api/auth/tokens", { body: { ...asked, password: PASSWORDS[0] } }),
  );
  expect(given(await client.GET("/api/auth/tokens")).tokens).toEqual([token]);
  const Accept = "application/json, text/event-stream";
  const headers = { Accept, Authorization: `Bearer ${secret}` };
  const message = { jsonrpc: "2.0", id: 1, method: "ping" };
  given(await client.POST("/mcp", { body: message, headers }));
  const params = { path: { id: token.id } };
  given(await client.POST("/api/auth/tokens/{id}/revoke", { params }));
}

async function beReminded() {
  const client = await signedIn();
  const wine = { ...WINE, drinkTo: new Date().getUTCFullYear() };
  given(await client.POST("/api/wines", { params: { header: {} }, body: wine }));
  given(await client.PUT("/api/auth/reminders", { body: { byMail: true } }));
  expect(given(await client.GET("/api/auth/reminders"))).toMatchObject({ byMail: true });
  const address = () => mails.find(({ regular }) => regular)?.regular?.endAddress;
  await expect.poll(address).toBeDefined();
  const query = { token: new URL(address() ?? "").searchParams.get("token") ?? "" };
  const opened = { params: { query }, parseAs: "text" } as const;
  expect(given(await generated().GET("/api/auth/reminders/end", opened))).toContain(query.token);
  given(await generated().POST("/api/auth/reminders/end", { params: { query } }));
  expect(given(await client.GET("/api/auth/reminders"))).toMatchObject({ byMail: false });
}

async function leaveAndComeBack() {
  const client = generated();
  const leaver = { email: "grace@cellar.example", password: PASSWORDS[0] };
  given(await client.POST("/api/auth/signup", { body: leaver }));
  const body = { password: leaver.password };
  expect(given(await client.POST("/api/auth/delete-account", { body })).dueAt).toBeGreaterThan(0);
  expect((await client.GET("/api/auth/me")).error).toMatchObject({ code: "account_deleted" });
  const token = await tokenInMail("/cancel-deletion");
  given(await client.POST("/api/auth/cancel-deletion", { body: { token } }));
  given(await client.POST("/api/auth/login", { body: leaver }));
}

async function keepWines() {
  const client = await signedIn();
  const header = { "Idempotency-Key": "first" };
  const created = given(await client.POST("/api/wines", { params: { header }, body: WINE }));
  expect(created).toMatchObject({ ...WINE, quantity: 1 });

  const params = { path: { id: created.id } };
  const body = { ...WINE, region: "Barolo", quantity: 2 };
  given(await client.PUT("/api/wines/{id}", { params, body }));
  const bottles = { params, body: { quantity: 1 } };
  given(await client.POST("/api/wines/{id}/add-bottles", bottles));
  given(await client.POST("/api/wines/{id}/remove-bottles", bottles));
  const move = { from: created.bottleId, to: { id: randomUUID(), position: "B3" }, quantity: 1 };
  const moved = given(await client.POST("/api/wines/{id}/move-bottles", { params, body: move }));
  expect(moved.lots).toMatchObject([{ bottles: 1 }, { bottles: 1, position: "B3" }]);
  given(await client.POST("/api/wines/{id}/archive", { params }));
  expect(given(await client.GET("/api/wines"))).toEqual([]);
  given(await client.POST("/api/wines/{id}/unarchive", { params }));
  given(await client.POST("/api/wines/{id}/remove", { params }));
  expect(given(await client.GET("/api/wines"))).toEqual([]);
  given(await client.POST("/api/wines/{id}/restore", { params }));
  const query = { includeArchived: "true" } as const;
  const [wine] = given(await client.GET("/api/wines", { params: { query } }));
  expect(wine).toMatchObject({ region: "Barolo", quantity: 2 });
  expect(given(await client.GET("/api/wines/varietals"))).toEqual(["Nebbiolo"]);

  const rack = given(await client.POST("/api/places", { body: { name: "Rack" } }));
  const inRack = { params: { path: { id: rack.id } } };
  given(await client.PUT("/api/places/{id}", { ...inRack, body: { ...rack, name: "Rack B" } }));
  expect(given(await client.GET("/api/places"))).toEqual([{ ...rack, name: "Rack B" }]);
  expect(given(await client.GET("/api/export"))).toMatchObject({ places: [{ id: rack.id }] });
  given(await client.POST("/api/places/{id}/remove", inRack));
}

async function signInByPasskey() {
  const client = await signedIn();
  const passkey = new SoftPasskey(`http://localhost:${new URL(app.url).port}`);
  const proof = { password: PASSWORDS[0] };
  const options = given(await client.POST("/api/auth/passkeys/options", { body: proof }));
  const made = { name: "Laptop", passkey: passkey.make(options) };
  const added = given(await client.POST("/api/auth/passkeys", { body: made }));
  const params = { path: { id: added.passkey.id } };
  given(await client.PATCH("/api/auth/passkeys/{id}", { params, body: { name: "Phone" } }));
  given(await client.POST("/api/auth/remove-password", { body: proof }));

  const asked = given(await client.POST("/api/auth/passkey/options"));
  const body = { passkey: passkey.answer(asked) };
  given(await client.POST("/api/auth/passkey/login", { body }));
  const askedAgain = given(await client.POST("/api/auth/passkey/options"));
  const set = { newPassword: PASSWORDS[0], passkey: passkey.answer(askedAgain) };
  given(await client.POST("/api/auth/set-password", { body: set }));
  const ways = given(await client.GET("/api/auth/ways-in"));
  expect(ways).toMatchObject({ hasPassword: true, passkeys: [{ name: "Phone" }] });
  given(await client.POST("/api/auth/passkeys/{id}/remove", { params, body: proof }));
}

async function signInElsewhere() {
  const client = await signedIn();
  const finish = async () =>
    given(await client.POST("/api/auth/openid/finish", { body: { answer: "?code=1" } }));
  const body = { password: PASSWORDS[0] };
  given(await client.POST("/api/auth/openid/link", { body }));
  expect(await finish()).toMatchObject({ kind: "linked", identity: { knownAs: SHOWN.knownAs } });
  given(await client.POST("/api/auth/openid/prove"));
  expect(await finish()).toMatchObject({ kind: "proved" });
  given(await client.POST("/api/auth/openid/begin", { body: { from: "/profile" } }));
  expect(await finish()).toMatchObject({ kind: "entered", from: "/profile" });
  given(await client.POST("/api/auth/openid/unlink", { body }));
}

async function askForACode() {
  const client = await signedIn();
  const body = { password: PASSWORDS[0] };
  const { offer, secret } = given(await client.POST("/api/auth/second-factor/options", { body }));
  const code = new TOTP({ secret }).generate();
  const begun = given(await client.POST("/api/auth/second-factor", { body: { offer, code } }));
  expect(begun.recoveryCodes).toHaveLength(RECOVERY_CODES);
  given(await client.POST("/api/auth/second-factor/end", { body }));
}

async function keepAPhoto() {
  const client = await signedIn();
  const { uploadURL } = given(await client.POST("/api/objects/upload"));
  const address = new URL(uploadURL);
  const id = address.pathname.split("/").at(-1) ?? "";
  const jpeg = await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  given(
    await client.PUT("/objects/uploads/{id}", {
      params: {
        path: { id },
        query: {
          owner: address.searchParams.get("owner") ?? "",
          expires: Number(address.searchParams.get("expires")),
          signature: address.searchParams.get("signature") ?? "",
        },
      },
      body: jpeg,
      bodySerializer: (bytes) => bytes,
      headers: { "Content-Type": "image/jpeg" },
    }),
  );
  const body = { rawPath: uploadURL };
  const { objectPath } = given(await client.POST("/api/objects/finalize", { body }));
  expect(objectPath).toBe(address.pathname);

  const params = { path: { id } };
  const { base64 } = given(await client.POST("/api/objects/uploads/{id}/base64", { params }));
  const { response } = await client.GET("/objects/uploads/{id}", { params, parseAs: "stream" });
  expect(Buffer.from(await response.arrayBuffer()).toString("base64")).toBe(base64);
}

async function shareACellar() {
  const [owner, guest] = [await signedIn(), await signedIn()];
  const { user } = given(await guest.GET("/api/auth/me"));
  const id = randomUUID();
  const params = { path: { id } };
  const face = { name: "Holiday house", colour: "blue" } as const;
  given(await owner.POST("/api/cellars", { body: { id, ...face } }));
  given(await owner.PUT("/api/cellars/{id}", { params, body: { ...face, colour: "red" } }));

  const invitations = "/api/cellars/{id}/invitations" as const;
  const body = { role: "viewer" } as const;
  const { invitation, link } = given(await owner.POST(invitations, { params, body }));
  const tokenOf = (sent: string | null) => new URL(sent ?? "").searchParams.get("token") ?? "";
  const declined = { token: tokenOf(link) };
  given(await guest.POST("/api/invitations/show", { body: declined }));
  given(await guest.POST("/api/invitations/decline", { body: declined }));
  expect(invitation.email).toBeNull();
  const again = given(await owner.POST(invitations, { params, body })).invitation;
  const named = { params, body: { invitationId: again.id } };
  const resent = given(await owner.POST("/api/cellars/{id}/invitations/resend", named));
  const spare = given(await owner.POST(invitations, { params, body })).invitation;
  const revoked = { params, body: { invitationId: spare.id } };
  given(await owner.POST("/api/cellars/{id}/invitations/revoke", revoked));
  expect(given(await guest.GET("/api/invitations")).invitations).toEqual([]);
  given(await guest.POST("/api/invitations/accept", { body: { token: tokenOf(resent.link) } }));

  const guests = "/api/cellars/{id}/guest-links" as const;
  const { guestLink } = given(await owner.POST(guests, { params, body: { title: "Tonight" } }));
  expect(given(await owner.GET(guests, { params })).guestLinks).toEqual([guestLink]);
  const ended = { params, body: { guestLinkId: guestLink.id } };
  given(await owner.POST("/api/cellars/{id}/guest-links/revoke", ended));

  const feed = "/api/cellars/{id}/calendar-feed" as const;
  const { calendarFeed } = given(await owner.POST(feed, { params, body: {} }));
  expect(given(await owner.GET(feed, { params })).calendarFeed).toEqual(calendarFeed);
  given(await owner.POST("/api/cellars/{id}/calendar-feed/revoke", { params }));

  const hooks = "/api/cellars/{id}/webhooks" as const;
  const address = { url: "https://receiver.invalid/hook" };
  const { webhook } = given(await owner.POST(hooks, { params, body: address }));
  const hook = { params, body: { webhookId: webhook.id } };
  given(await owner.POST("/api/cellars/{id}/webhooks/test", hook));
  given(await owner.POST("/api/cellars/{id}/webhooks/enable", hook));
  expect(given(await owner.GET(hooks, { params })).webhooks).toHaveLength(1);
  given(await owner.POST("/api/cellars/{id}/webhooks/remove", hook));

  const member = { params, body: { userId: user.id } };
  const promoted = { params, body: { userId: user.id, role: "editor" as const } };
  given(await owner.POST("/api/cellars/{id}/members/change-role", promoted));
  given(await owner.POST("/api/cellars/{id}/ownership/offer", member));
  given(await owner.POST("/api/cellars/{id}/ownership/withdraw", { params }));
  given(await owner.POST("/api/cellars/{id}/ownership/offer", member));
  given(await guest.POST("/api/cellars/{id}/ownership/take", { params }));
  expect(given(await owner.GET("/api/cellars/{id}/members", { params })).members).toHaveLength(2);
  given(await owner.POST("/api/cellars/{id}/leave", { params }));
  const own = { path: { id: user.id } };
  const left = given(await guest.POST(invitations, { params: { path: own.path }, body }));
  given(await owner.POST("/api/invitations/accept", { body: { token: tokenOf(left.link) } }));
  const { user: removed } = given(await owner.GET("/api/auth/me"));
  const gone = { params: { path: own.path }, body: { userId: removed.id } };
  given(await guest.POST("/api/cellars/{id}/members/remove", gone));
  expect(given(await guest.GET("/api/cellars/{id}/log", { params })).entries[0]?.kind).toBe("left");
  given(await guest.POST("/api/cellars/{id}/delete", { params }));
  expect(given(await guest.GET("/api/cellars")).cellars).toMatchObject([{ id: user.id }]);
}

async function askTheAssistant() {
  const client = await signedIn();
  const image = Buffer.from("a picture").toString("base64");
  expect(given(await client.POST("/api/wines/analyze-label", { body: { image } }))).toEqual(
    READING,
  );
  given(await client.GET("/api/assistants"));
  given(await client.POST("/api/wines/pair", { body: { mealDescription: "Truffles" } }));
}

async function keepUp() {
  const client = await signedIn();
  const { user } = given(await client.GET("/api/auth/me"));
  const [wineId, bottleId, deviceId, opId] = Array.from({ length: 4 }, () => randomUUID());
  const body = { ...WINE, quantity: 6 };
  const change = { kind: "create", wineId: wineId!, bottleId: bottleId!, body } as const;
  const pushed = given(
    await client.POST("/api/sync/push", {
      body: {
        protocol: PROTOCOL,
        userId: user.id,
        deviceId: deviceId!,
        epoch: null,
        ackThrough: 0,
        ops: [{ opNo: 1, opId: opId!, change }],
      },
    }),
  );
  expect(pushed.results).toMatchObject([{ opId, verdict: { kind: "applied", recordId: wineId } }]);

  const query = { since: 0, userId: user.id };
  const page = given(await client.GET("/api/sync/changes", { params: { query } }));
  expect(page.rows.map((row) => row.id)).toContain(wineId);
  const history = given(await client.GET("/api/sync/history", { params: { query } }));
  expect(history.events).toMatchObject([{ wineId, kind: "added" }]);
  given(await client.GET("/api/sync/wishes", { params: { query } }));

  const listening = new AbortController();
  const { response } = await client.GET("/api/sync/events", {
    parseAs: "stream",
    signal: listening.signal,
  });
  expect(response.headers.get("Content-Type")).toBe("text/event-stream");
  listening.abort();
}

function generated() {
  return generatedClient(app.url, made);
}

async function signedIn() {
  const client = generated();
  const body = { email: `${randomUUID()}@cellar.example`, password: PASSWORDS[0] };
  given(await client.POST("/api/auth/signup", { body }));
  return client;
}

async function tokenInMail(page: string): Promise<string> {
  const link = () => mails.find((mail) => new URL(mail.link).pathname === page)?.link;
  await expect.poll(link).toBeDefined();
  return new URL(link() ?? "").searchParams.get("token") ?? "";
}
