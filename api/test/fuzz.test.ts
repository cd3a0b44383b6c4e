import { randomInt } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import {
  CALLS,
  type CallSpec,
  cellarPathOf,
  isOfCellar,
  uploadAnswerSchema,
  wineSchema,
} from "sync-protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { whyUndocumented } from "./documentedFetch.ts";
import { exchange, exchangeBytes, type Reply } from "./fuzz/exchange.ts";
import { type OddRequest, rawRequests, requestsTo } from "./fuzz/oddRequests.ts";
import { type Client, credentials, startApp, type TestApp } from "./startApp.ts";

/**
 * The tests send malformed requests to all calls. The requests are random in each run;
 * `FUZZ_SEED=n` repeats a run, and `FUZZ_RUNS=n` sets the number of requests. A failed test prints
 * the seed and the request.
 */
const SEED = Number(process.env["FUZZ_SEED"] ?? randomInt(1_000_000_000));
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 6_000);

/**
 * All calls. A call about a cellar is listed twice: with and without the cellar's id in its path.
 */
const SPECS = Object.values<CallSpec>(CALLS).flatMap((spec) =>
  isOfCellar(spec) ? [spec, { ...spec, path: cellarPathOf(spec) }] : [spec],
);

const IN_CELLAR = SPECS.filter(({ path }) => path.startsWith("/api/cellars/{"));

const MISSING_SHARE = 0.1;
const RAW_SHARE = 0.08;
const PICTURE_SHARE = 0.015;
const RUNS_PER_CALL = Math.ceil((RUNS * (1 - RAW_SHARE - PICTURE_SHARE)) / SPECS.length);

const TIMEOUT_MS = 120_000;

const STRANGER = { email: "stranger@cellar.example", userId: numberedId(1) };
const ATTACKER = { email: "prowler@cellar.example", userId: numberedId(2) };
const WINES = { strangers: numberedId(0xa0), own: numberedId(0xa1), gone: numberedId(0xa2) };
const CELLARS = { strangers: numberedId(0xb0), own: numberedId(0xb1) };

/**
 * Text that only the other user's cellar contains. Requests never contain it, so a response with
 * this text is a leak.
 */
const STRANGERS_SECRET = "kept behind the third barrel";

const WRONG_SECRET =
  /"msg":"(Sign-in failed|Wrong password|Wrong passkey|Wrong identity|Wrong code|Wrong link)"/;

/** E-mail address that only the other user's invitation contains. */
const STRANGERS_GUEST = "guest@behind-the-barrel.example";

const STRANGERS_LINKS = `/api/cellars/${CELLARS.strangers}/guest-links`;

const STRANGERS_INVITATIONS = `/api/cellars/${CELLARS.strangers}/invitations`;

/** The ids of the other user's data, each mapped to an id that does not exist on the server. */
const STRANGERS_IDS = new Map([
  [CELLARS.strangers, numberedId(0xc0)],
  [STRANGER.userId, numberedId(0xc1)],
  [WINES.strangers, numberedId(0xc2)],
]);

const SESSION_SECRET = "a session secret that must not leak";

const KNOWN = {
  uuids: [
    ...Object.values(WINES),
    ...Object.values(CELLARS),
    STRANGER.userId,
    ATTACKER.userId,
    numberedId(0),
  ],
  emails: [STRANGER.email, ATTACKER.email, "new@cellar.example", "NEW2@CELLAR.EXAMPLE"],
};

let webRoot: string;
let app: TestApp;
let stranger: Client;
let attacker: Client;
let strangersCellar: unknown;
let strangersShare: unknown;

beforeAll(async () => {
  process.stdout.write(
    `Malformed requests from seed ${String(SEED)}; again: FUZZ_SEED=${String(SEED)}\n`,
  );
  webRoot = await mkdtemp(join(tmpdir(), "wine-cellar-web-"));
  await writeFile(join(webRoot, "index.html"), "<!doctype html><title>Wine Cellar</title>");
  app = await startApp({
    webRoot,
    env: { SESSION_SECRET, LOG_LEVEL: "warn" },
    ports: {
      newId: countingIds(),
      mailer: { send: () => Promise.resolve() },
      labelReader: { read: () => Promise.resolve(EMPTY_READING) },
      sommelier: { pair: () => Promise.resolve({ pairings: [] }) },
      identityProvider: PROVIDER,
    },
  });
  stranger = await app.signedUp(STRANGER.email);
  attacker = await app.signedUp(ATTACKER.email);
  await stranger.post("/api/wines", { ...WINE, id: WINES.strangers, notes: STRANGERS_SECRET });
  await attacker.post("/api/wines", { ...WINE, id: WINES.own });
  const cellar = { name: STRANGERS_SECRET, colour: "red" };
  await stranger.post("/api/cellars", { ...cellar, id: CELLARS.strangers });
  await stranger.post(STRANGERS_INVITATIONS, { role: "editor", email: STRANGERS_GUEST });
  await stranger.post(STRANGERS_LINKS, { title: STRANGERS_SECRET, showsPrices: true });
  await attacker.post("/api/cellars", { id: CELLARS.own, name: "Own", colour: "red" });
  strangersShare = await readShare();
  strangersCellar = (await stranger.get("/api/wines")).body;
});
afterAll(async () => {
  await app.stop();
  await rm(webRoot, { recursive: true });
});

// These tests need unknown cellar ids. They run first, because the malformed requests below may
// create cellars with these ids.
describe("requests for another user's cellar", () => {
  test.each(IN_CELLAR.map((call) => [`${call.method} ${call.path}`, call] as const))(
    "[C3] %s answers identically for another user's and for an unknown cellar",
    async (_name, call) => {
      const known = { ...KNOWN, uuids: [...STRANGERS_IDS.keys()] };
      await fc.assert(
        fc.asyncProperty(requestsTo(call, known), async (request) => {
          // Sent without the idempotency key. With the key, the second request would get the stored
          // answer to the first request.
          const { "Idempotency-Key": _key, ...headers } = request.headers;
          const asked = withCookie({ ...request, headers });
          const { status, text } = await exchange(app.url, asked);
          const missing = await exchange(app.url, withMissingIds(asked));

          expect([status, withoutStrangers(text)]).toEqual([missing.status, missing.text]);
        }),
        { seed: SEED, numRuns: Math.ceil((RUNS * MISSING_SHARE) / IN_CELLAR.length) },
      );
    },
    TIMEOUT_MS,
  );
});

describe("malformed requests", () => {
  test.each(SPECS.map((call) => [`${call.method} ${call.path}`, call] as const))(
    "malformed requests to %s cause no internal error and leak no data",
    async (_name, call) => {
      await fc.assert(
        fc.asyncProperty(requestsTo(call, KNOWN), async (request) => {
          const reply = await exchange(app.url, withCookie(request));
          expectHarmless(reply);
          expectAsDocumented(reply, request);
          if (request.signedIn && call.path.endsWith("/logout")) await signInAgain();
        }),
        { seed: SEED, numRuns: RUNS_PER_CALL },
      );
      await expectUnharmed();
    },
    TIMEOUT_MS,
  );
});

test(
  "bytes that are not HTTP cause no internal error",
  async () => {
    const targets = SPECS.map(({ path }) =>
      path.replace("{cellar}", CELLARS.own).replace("{id}", WINES.own),
    )
      .filter((path) => !/events|logout/.test(path))
      .concat(`/guest/${"A".repeat(43)}`, `/calendar/${"A".repeat(43)}.ics`);
    await fc.assert(
      fc.asyncProperty(rawRequests(targets, cookieOf(attacker)), async (bytes) => {
        const answer = await exchangeBytes(app.url, bytes);
        expect(answer).not.toMatch(/HTTP\/1\.1 5|No answer came/);
        expect(answer).not.toMatch(/^x-injected/im);
        expectNothingLeaked(answer);
      }),
      { seed: SEED, numRuns: Math.ceil(RUNS * RAW_SHARE) },
    );
    await expectUnharmed();
  },
  TIMEOUT_MS,
);

test(
  "a damaged picture becomes a photo or is refused, without internal error",
  async () => {
    const pictures = await smallPictures();
    const damaged = fc
      .tuple(
        fc.constantFrom(...pictures),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 8 }),
        fc.nat(),
      )
      .map(([picture, flips, cut]) => withFlips(picture, flips, cut));

    await fc.assert(
      fc.asyncProperty(damaged, async (bytes) => {
        const { uploadURL } = (await attacker.post("/api/objects/upload", {})).read(
          uploadAnswerSchema,
        );
        const put = await attacker.send("PUT", uploadURL, {
          headers: { "Content-Type": "image/jpeg" },
          raw: bytes,
        });
        const kept = await attacker.post("/api/objects/finalize", { rawPath: uploadURL });

        expect(put.status).toBe(200);
        expect([200, 409, 413, 415]).toContain(kept.status);
        expectNothingLeaked(kept.text);
      }),
      { seed: SEED, numRuns: Math.ceil(RUNS * PICTURE_SHARE) },
    );
    await expectUnharmed();
  },
  TIMEOUT_MS,
);

function expectHarmless({ status, headers, text }: Reply): void {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  expect(headers).not.toHaveProperty("x-injected");
  expectNothingLeaked(JSON.stringify(headers) + text);
}

function expectNothingLeaked(text: string): void {
  expect(text).not.toContain(STRANGERS_SECRET);
  expect(text).not.toContain(STRANGERS_GUEST);
  expect(text).not.toContain(SESSION_SECRET);
  expect(text).not.toContain(app.dataDir);
  expect(text).not.toMatch(/\$argon2|SQLITE_|SqliteError|node_modules|\.[jt]s:\d+|root:x:0/);
}

/**
 * Accepts an answer in the API document, or Node's own answer to invalid HTTP, which has no body.
 */
function expectAsDocumented({ status, headers, text }: Reply, request: OddRequest): void {
  const contentType = headers["content-type"] ?? null;
  if ((status === 400 || status === 431) && contentType === null && text === "") return;

  const { method, target } = request;
  const [path = ""] = target.split(/[?#]/);
  expect(whyUndocumented({ method, path, status, contentType, text })).toBeUndefined();
}

/**
 * Expects that the server runs, that the other user's cellars are unchanged and that the log has no
 * internal error.
 */
async function expectUnharmed(): Promise<void> {
  expect((await app.client().get("/api/health")).status).toBe(200);
  const cellar = await stranger.get("/api/wines");
  expect(cellar.read(z.array(wineSchema))).toEqual(strangersCellar);
  expect(await readShare()).toEqual(strangersShare);
  expect(app.log.filter((line) => !WRONG_SECRET.test(line))).toEqual([]);
}

/** Returns the other user's cellars, and the members, log and guest links of the shared cellar. */
async function readShare(): Promise<unknown> {
  const paths = [
    "",
    ...["members", "log", "guest-links"].map((of) => `/${CELLARS.strangers}/${of}`),
  ];
  return Promise.all(paths.map(async (path) => (await stranger.get(`/api/cellars${path}`)).body));
}

/** The same request with unused ids in place of the other user's ids. */
function withMissingIds({ target, body, ...request }: OddRequest): OddRequest {
  const text = typeof body === "string" ? withoutStrangers(body) : body;
  return { ...request, target: withoutStrangers(target), body: text };
}

function withoutStrangers(text: string): string {
  return [...STRANGERS_IDS].reduce((left, [id, missing]) => left.replaceAll(id, missing), text);
}

function withCookie(request: OddRequest): OddRequest {
  if (!request.signedIn) return request;
  return { ...request, headers: { Cookie: cookieOf(attacker), ...request.headers } };
}

function cookieOf({ cookies }: Client): string {
  return Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
}

async function signInAgain(): Promise<void> {
  await attacker.post("/api/auth/login", credentials(ATTACKER.email));
}

/** A small picture of each format that the server reads. */
async function smallPictures(): Promise<Buffer[]> {
  const drawing = sharp({ create: { width: 12, height: 16, channels: 3, background: "#722f37" } });
  const label = await readFile(join(import.meta.dirname, "../assets/demo/palladius.jpg"));
  return [
    await drawing
      .clone()
      .jpeg()
      .withExif({ IFD0: { Copyright: "x" } })
      .toBuffer(),
    await drawing.clone().png().toBuffer(),
    await drawing.clone().webp().toBuffer(),
    await drawing.clone().gif().toBuffer(),
    await drawing.clone().tiff().toBuffer(),
    await sharp(label).resize(40).jpeg({ progressive: true }).toBuffer(),
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/passwd"/></svg>`,
    ),
  ];
}

function withFlips(
  picture: Buffer,
  flips: readonly (readonly [number, number])[],
  cut: number,
): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(picture);
  for (const [at, value] of flips) bytes[at % bytes.length] = value;
  return cut % 4 === 0 ? bytes.slice(0, cut % bytes.length) : bytes;
}

/**
 * Makes a function that returns the same sequence of ids in each run, so that a failure can be
 * reproduced.
 */
function countingIds(): () => string {
  let count = 0;
  return () => numberedId((count += 1));
}

function numberedId(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}`;
}

const WINE = {
  name: "Barolo Bricco delle Viole",
  vintage: 2019,
  type: "Red Wine",
  varietal: "Nebbiolo",
  country: "Italy",
  region: "Piedmont",
  producer: "G. D. Vajra",
  quantity: 6,
};

/** An identity provider whose answers never sign a user in. */
const PROVIDER = {
  name: "Example",
  issuer: "https://login.example",
  addressFor: () => Promise.resolve({ address: "https://login.example/authorize" }),
  identityIn: () => Promise.resolve(undefined),
  endAddress: () => Promise.resolve(undefined),
};

const EMPTY_READING = {
  name: null,
  vintage: null,
  type: null,
  varietal: null,
  country: null,
  region: null,
  producer: null,
  notes: null,
  nonVintage: false,
  confidence: 0,
};
