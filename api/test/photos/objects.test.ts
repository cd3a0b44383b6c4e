import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { type ClientRequest, get, type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { text as readText } from "node:stream/consumers";
import sharp, { type Metadata, type Sharp } from "sharp";
import { base64AnswerSchema, finalizeAnswerSchema, uploadAnswerSchema } from "sync-protocol";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { documentedFetch, whyUndocumented } from "../documentedFetch.ts";
import { type Answer, type Client, startApp, type TestApp } from "../startApp.ts";

const MINUTE_MS = 60_000;

let app: TestApp;
let owner: Client;
let stranger: Client;
let clock = Date.now();

beforeAll(async () => {
  app = await startApp({ ports: { now: () => clock } });
  owner = await app.signedUp();
  stranger = await app.signedUp();
});
afterAll(() => app.stop());
beforeEach(() => {
  clock = Date.now();
});

describe("upload addresses", () => {
  test("an upload address has the request's origin and works without sign-in", async () => {
    const address = await addressOf();

    expect(address.origin).toBe(app.url);
    expect(address.pathname).toMatch(/^\/objects\/uploads\/[0-9a-f-]{36}$/);
    expect((await put(address, await jpeg())).status).toBe(200);
  });

  test("an upload address uses PUBLIC_URL instead of the request's host", async () => {
    const published = await startApp({ env: { PUBLIC_URL: "https://cellar.example" } });
    const client = await published.signedUp();

    const { uploadURL } = (await client.post("/api/objects/upload")).read(uploadAnswerSchema);

    expect(new URL(uploadURL).origin).toBe("https://cellar.example");
    await published.stop();
  });

  test("requesting an upload needs a sign-in", async () => {
    expectRefusal(await app.client().post("/api/objects/upload"), 401, "unauthenticated");
  });

  test("an upload address expires after 15 minutes", async () => {
    const address = await addressOf();

    clock += 15 * MINUTE_MS;
    expect((await put(address, await jpeg())).status).toBe(200);
    clock += 1;
    expectRefusal(await put(address, await jpeg()), 403, "upload_expired");
  });

  test.each([
    [
      "another expiry",
      (url: URL) => {
        url.searchParams.set("expires", "99999999999999");
      },
    ],
    ["another object", (url: URL) => (url.pathname = `/objects/uploads/${randomUUID()}`)],
    [
      "another signature",
      (url: URL) => {
        url.searchParams.set("signature", "A".repeat(43));
      },
    ],
    [
      "two signatures",
      (url: URL) => {
        url.searchParams.append("signature", "A".repeat(43));
      },
    ],
    ["no signature", (url: URL) => (url.search = "")],
  ])("an upload address with %s is refused", async (_what, forge) => {
    const address = await addressOf();
    forge(address);

    expectRefusal(await put(address, await jpeg()), 403, "upload_not_signed");
  });

  test("a second upload replaces the first until the photo is finalized", async () => {
    const address = await addressOf();
    await put(address, await jpeg({ width: 10, height: 10 }));
    await put(address, await jpeg({ width: 30, height: 20 }));
    const path = await finalize(address);

    expectRefusal(await put(address, await jpeg()), 409, "already_finalized");
    expect(await sizeOf(path)).toEqual([30, 20]);
  });

  test("an upload to a finalized photo is refused before its body arrives", async () => {
    const address = await addressOf();
    await put(address, await jpeg());
    await finalize(address);

    const again = begin(address, 1_000);

    expect(await statusOf(again)).toBe(409);
    again.destroy();
  });

  test("bytes that arrive after finalizing are not stored", async () => {
    const address = await addressOf();
    const photo = await jpeg();
    await put(address, photo);
    const again = begin(address, photo.length);
    again.write(photo.subarray(0, 10));
    await expect.poll(() => files(".draft")).toHaveLength(1);

    const id = idIn(await finalize(address));
    again.end(photo.subarray(10));

    expect(await statusOf(again)).toBe(409);
    expect(await files(id)).toEqual([`${id}.jpg`]);
  });

  test("an upload with a type other than an image is refused", async () => {
    const address = await addressOf();

    expectRefusal(await put(address, await jpeg(), "text/html"), 415, "not_an_image");
    expect((await put(address, await jpeg(), null)).status).toBe(200);
  });

  // Spec 9.4
  test("an upload of 10485760 bytes is accepted, with or without declared length", async () => {
    const address = await addressOf();
    const most = 10_485_760;

    expect((await put(address, randomBytes(most))).status).toBe(200);
    expectRefusal(await put(address, randomBytes(most + 1)), 413, "too_large");
    expectRefusal(await put(address, chunks(most + 1)), 413, "too_large");
    expect(await files(".draft")).toEqual([]);
  });

  test("an interrupted upload stores nothing", async () => {
    const address = await addressOf();

    await breakOff(address);

    await expect.poll(() => files(".draft")).toEqual([]);
    expectRefusal(await finalizeCall(address.pathname), 409, "not_uploaded");
  });
});

describe("finalizing a photo", () => {
  test("finalizing rotates the photo upright and removes its EXIF data", async () => {
    const raw = await sharp({
      create: { width: 40, height: 20, channels: 3, background: "#7b1e3a" },
    })
      .withExif({ IFD0: { Copyright: "someone" }, IFD3: { GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(raw).metadata()).exif).toBeDefined();

    const path = await photoOf(raw);

    const { format, width, height, exif, orientation } = await metadataOf(path);
    expect({ format, width, height, exif, orientation }).toEqual({
      format: "jpeg",
      width: 20,
      height: 40,
      exif: undefined,
      orientation: undefined,
    });
    expect(await files(idIn(path))).toEqual([`${idIn(path)}.jpg`]);
  });

  test.each(["png", "webp", "gif", "tiff", "avif"] as const)(
    "a %s upload becomes a photo",
    async (format) => {
      const raw = await blank({ width: 12, height: 16 }).toFormat(format).toBuffer();

      expect(await sizeOf(await photoOf(raw))).toEqual([12, 16]);
    },
  );

  test("repeated and parallel finalizing of an upload returns the same photo path", async () => {
    const address = await addressOf();
    await put(address, await jpeg());

    const calls = Array.from({ length: 5 }, () => finalizeCall(address.pathname));
    const paths = (await Promise.all(calls)).map(objectPathIn);

    expect(new Set([...paths, await finalize(address)])).toEqual(new Set([address.pathname]));
    expect(await files(idIn(address.pathname))).toHaveLength(1);
  });

  test("finalizing accepts an upload's path or absolute address", async () => {
    const address = await addressOf();
    await put(address, await jpeg());

    for (const rawPath of [address.pathname, address.origin + address.pathname, address.href]) {
      expect(objectPathIn(await finalizeCall(rawPath))).toBe(address.pathname);
    }
  });

  test.each([
    "https://elsewhere.example/objects/uploads/0a0a0a0a-0000-4000-8000-000000000000",
    "/objects/uploads/../../etc/passwd",
    "/objects/uploads/%2e%2e",
    "/objects/uploads/",
    "file:///etc/passwd",
    "//elsewhere.example/objects/uploads/0a0a0a0a-0000-4000-8000-000000000000",
  ])("finalizing the path %s is refused", async (rawPath) => {
    expectRefusal(await finalizeCall(rawPath), 400, "invalid");
  });

  test("finalizing without rawPath is refused with an error message", async () => {
    const answer = await owner.post("/api/objects/finalize", {});

    expectRefusal(answer, 400, "invalid", "rawPath is required");
  });

  test.each([
    ["text", Buffer.from("GET / HTTP/1.1")],
    ["half a photo", async () => (await jpeg({ width: 200, height: 200 })).subarray(0, 400)],
    ["an SVG that refers to a file", Buffer.from(svg)],
  ])("finalizing %s is refused, and the next upload can be finalized", async (_what, made) => {
    const address = await addressOf();
    await put(address, typeof made === "function" ? await made() : made);

    expectRefusal(await finalizeCall(address.pathname), 415, "not_an_image");

    expect(await files(idIn(address.pathname))).toEqual([]);
    await put(address, await jpeg());
    expect(objectPathIn(await finalizeCall(address.pathname))).toBe(address.pathname);
  });

  test("finalizing a photo of 51 megapixels is refused", async () => {
    const address = await addressOf();
    await put(address, await blank({ width: 10_200, height: 5_000 }).png().toBuffer());

    const answer = await finalizeCall(address.pathname);

    expectRefusal(answer, 413, "too_demanding", /50 megapixels/);
    expect(await files(idIn(address.pathname))).toEqual([]);
    await put(address, await jpeg());
    expect(objectPathIn(await finalizeCall(address.pathname))).toBe(address.pathname);
  });

  test("finalizing a HEIC file is refused with advice to use JPEG", async () => {
    const address = await addressOf();
    await put(address, Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"));

    const answer = await finalizeCall(address.pathname);

    expectRefusal(answer, 415, "not_an_image", /HEIC .* JPEG/);
  });

  test("a user can finalize only their own uploads", async () => {
    const address = await addressOf();
    await put(address, await jpeg());
    const rawPath = address.pathname;

    const byStranger = await stranger.post("/api/objects/finalize", { rawPath });
    const unknown = await finalizeCall(`/objects/uploads/${randomUUID()}`);
    const byNobody = await app.client().post("/api/objects/finalize", { rawPath });

    expectRefusal(byStranger, 404, "not_found");
    expectRefusal(unknown, 404, "not_found");
    expectRefusal(byNobody, 401, "unauthenticated");
  });

  test("[P5] a finalize call that names another user's id is refused", async () => {
    const address = await addressOf();
    await put(address, await jpeg());
    const call = { rawPath: address.pathname, userId: randomUUID() };

    expectRefusal(await owner.post("/api/objects/finalize", call), 409, "user_mismatch");
  });
});

describe("photos", () => {
  // Spec 1.1
  test("a photo is served only to its owner, as a cacheable JPEG", async () => {
    const path = await photoOf(await jpeg());

    const answer = await owner.get(path);

    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "private, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      vary: expect.stringContaining("Cookie") as string,
    });
    expectRefusal(await stranger.get(path), 404, "not_found");
    expectRefusal(await app.client().get(path), 401, "unauthenticated");
  });

  test("revalidating a cached photo gets 304 for its owner, 404 for others", async () => {
    const path = await photoOf(await jpeg());
    const etag = (await owner.get(path)).headers.get("ETag") ?? "";

    expect(await revalidate(owner, path, etag)).toBe(304);
    expect(await revalidate(owner, `${path}?w=160`, etag)).toBe(200);
    expect(await revalidate(stranger, path, etag)).toBe(404);
  });

  test("a photo is scaled down once per requested width and never enlarged", async () => {
    const path = await photoOf(await jpeg({ width: 600, height: 800 }));

    expect(await sizeOf(`${path}?w=320`)).toEqual([320, 427]);
    expect(await sizeOf(`${path}?w=320`)).toEqual([320, 427]);
    expect(await files(idIn(path))).toEqual([`${idIn(path)}.jpg`, `${idIn(path)}.w320.jpg`]);

    const small = await photoOf(await jpeg({ width: 100, height: 50 }));
    expect(await sizeOf(`${small}?w=160`)).toEqual([100, 50]);
  });

  test("a request for a photo in an unsupported width is refused", async () => {
    const path = await photoOf(await jpeg());

    for (const width of ["321", "0", "-1", "1e9", "wide", ""]) {
      expectRefusal(await owner.get(`${path}?w=${width}`), 400, "invalid");
    }
    expect((await owner.get(`${path}?retry=1700000000`)).status).toBe(200);
  });

  test("a photo in base64 is sent only to its owner", async () => {
    const path = await photoOf(await jpeg({ width: 24, height: 32 }));
    const call = `/api${path}/base64`;

    const { base64 } = (await owner.post(call)).read(base64AnswerSchema);

    const { format, width } = await sharp(Buffer.from(base64, "base64")).metadata();
    expect([format, width]).toEqual(["jpeg", 24]);
    expectRefusal(await stranger.post(call), 404, "not_found");
    expectRefusal(await app.client().post(call), 401, "unauthenticated");
  });

  test("a request for a photo that is not finalized gets 404", async () => {
    const address = await addressOf();
    await put(address, await jpeg());

    expectRefusal(await owner.get(address.pathname), 404, "not_found");
    expectRefusal(await owner.post(`/api${address.pathname}/base64`), 404, "not_found");
  });

  test.each(["/objects/uploads/nothing", "/objects/uploads/..%2f..%2fcellar.db", "/objects/x"])(
    "the photo path %s gets 404",
    async (path) => {
      expect((await owner.get(path)).status).toBe(404);
    },
  );
});

async function addressOf(): Promise<URL> {
  return new URL((await owner.post("/api/objects/upload")).read(uploadAnswerSchema).uploadURL);
}

/** Uploads bytes without cookies. */
async function put(
  address: URL,
  bytes: Uint8Array | ReadableStream<Uint8Array>,
  contentType: string | null = "image/jpeg",
): Promise<Pick<Answer, "status" | "body">> {
  const response = await documentedFetch(address, {
    method: "PUT",
    body: bytes instanceof ReadableStream ? bytes : new Uint8Array(bytes),
    headers: contentType === null ? {} : { "Content-Type": contentType },
    ...(bytes instanceof ReadableStream && { duplex: "half" }),
  });
  return { status: response.status, body: await response.json() };
}

/** Begins an upload that declares this length. The caller sends the bytes. */
function begin(address: URL, length: number): ClientRequest {
  const headers = { "Content-Type": "image/jpeg", "Content-Length": length };
  const upload = request(address, { method: "PUT", headers });
  upload.on("error", () => undefined);
  upload.flushHeaders();
  return upload;
}

async function statusOf(upload: ClientRequest): Promise<number | undefined> {
  const [answer] = (await once(upload, "response")) as [IncomingMessage];
  return answer.statusCode;
}

async function breakOff(address: URL): Promise<void> {
  const upload = begin(address, 1_000);
  upload.write("only a few");
  await expect.poll(() => files(".draft")).toHaveLength(1);
  upload.destroy();
}

function finalizeCall(rawPath: string): Promise<Answer> {
  return owner.post("/api/objects/finalize", { rawPath });
}

async function finalize(address: URL): Promise<string> {
  return objectPathIn(await finalizeCall(address.pathname));
}

function objectPathIn(answer: Answer): string {
  return answer.read(finalizeAnswerSchema).objectPath;
}

async function photoOf(raw: Uint8Array): Promise<string> {
  const address = await addressOf();
  await put(address, raw);
  return finalize(address);
}

async function metadataOf(path: string): Promise<Metadata> {
  const headers = { Cookie: cookiesOf(owner) };
  const response = await documentedFetch(new URL(path, app.url), { headers });
  return sharp(await response.arrayBuffer()).metadata();
}

/**
 * The status that a browser gets when it revalidates a cached photo. Avoids `fetch`, which would
 * add `no-cache`.
 */
async function revalidate(client: Client, path: string, etag: string): Promise<number> {
  const headers = { Cookie: cookiesOf(client), "If-None-Match": etag };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(new URL(path, app.url), { headers }, resolve).on("error", reject);
  });
  const text = await readText(response);
  const { statusCode: status = 0, headers: answered } = response;
  const contentType = answered["content-type"] ?? null;
  expect(whyUndocumented({ method: "GET", path, status, contentType, text })).toBeUndefined();
  return status;
}

function cookiesOf(client: Client): string {
  return Array.from(client.cookies, (pair) => pair.join("=")).join("; ");
}

function idIn(path: string): string {
  return path.slice("/objects/uploads/".length);
}

async function sizeOf(path: string): Promise<[number, number]> {
  const { width, height } = await metadataOf(path);
  return [width, height];
}

async function files(part: string): Promise<string[]> {
  const names = await readdir(join(app.dataDir, "objects"));
  return names.filter((name) => name.includes(part)).sort();
}

function expectRefusal(
  answer: Pick<Answer, "status" | "body">,
  status: number,
  code: string,
  sentence: string | RegExp = /./,
): void {
  const { error, code: given } = z
    .object({ error: z.string(), code: z.string() })
    .parse(answer.body);
  expect({ status: answer.status, code: given }).toEqual({ status, code });
  expect(error).toMatch(sentence);
}

function blank(size: { readonly width: number; readonly height: number }): Sharp {
  return sharp({ create: { ...size, channels: 3, background: "#7b1e3a" } });
}

function jpeg(size = { width: 30, height: 40 }): Promise<Buffer> {
  return blank(size).jpeg().toBuffer();
}

function chunks(total: number): ReadableStream<Uint8Array> {
  let left = total;
  return new ReadableStream({
    pull(controller) {
      const size = Math.min(left, 65_536);
      left -= size;
      if (size === 0) controller.close();
      else controller.enqueue(new Uint8Array(size));
    },
  });
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">
  <image href="/etc/hostname" width="9" height="9"/></svg>`;
