import "fake-indexeddb/auto";
import { finalizeCallSchema, PROTOCOL_HEADER } from "sync-protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openCellarDatabase } from "../../db/CellarDatabase.ts";
import { addWine } from "../../db/commands/wineCommands.ts";
import { prepareCellar } from "../../db/opening/prepareCellar.ts";
import { aBody, id } from "../../../rules/testBuilders.ts";
import { Unreachable } from "../../../server/callServer.ts";
import { fetchPhotoBase64, PhotoUploadFailed, uploadPhoto } from "../../../server/photoCalls.ts";
import { sendPhotosUnderLock } from "./sendPhotosUnderLock.ts";

const RAW = "https://cellar.example/objects/uploads/raw";
const PHOTO = `/objects/uploads/${id(1)}`;
const JPEG = new Uint8Array([0xff, 0xd8, 0xff]).buffer;

let sent: { method: string; path: string; body: unknown }[];
let signedInOnServer: string | undefined;
let fails: { path: string; status: number | "no network" } | undefined;

beforeEach(() => {
  sent = [];
  signedInOnServer = undefined;
  fails = undefined;
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("navigator", {});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

// Spec 3.3
test("a photo is uploaded and finalized through the public API", async () => {
  expect(await uploadPhoto(JPEG)).toBe(PHOTO);

  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /api/objects/upload",
    `PUT ${RAW}?signature=s`,
    "POST /api/objects/finalize",
  ]);
  expect(sent[1]?.body).toBe(JPEG);
  expect(sent[2]?.body).toBe(JSON.stringify({ rawPath: RAW }));
});

test("a failed photo upload reports the failed step and its cause", async () => {
  fails = { path: RAW, status: 413 };
  expect(await failure()).toMatchObject({ step: "upload", cause: { code: "too_large" } });

  fails = { path: RAW, status: "no network" };
  const lost = await failure();
  expect(lost).toBeInstanceOf(PhotoUploadFailed);
  expect(lost).toMatchObject({ step: "upload" });
  expect(lost instanceof Error && lost.cause).toBeInstanceOf(Unreachable);

  fails = { path: "/api/objects/finalize", status: 400 };
  expect(await failure()).toMatchObject({ step: "finalize" });
});

// Spec 3.3
test("photo bytes are requested at `/api`, the photo's path and `/base64`", async () => {
  expect(await fetchPhotoBase64(PHOTO)).toBe("AAAA");
  expect(sent[0]?.path).toBe(`/api/objects/uploads/${id(1)}/base64`);
});

test("[P5] a photo is not sent while another user is signed in", async () => {
  const cellar = openCellarDatabase(crypto.randomUUID());
  const newId = () => crypto.randomUUID();
  await prepareCellar(cellar, { notes: [], newId });
  await addWine(cellar, { body: aBody(), photo: { jpeg: JPEG } }, { now: 0, newId });
  const send = () => sendPhotosUnderLock(cellar, new AbortController().signal, () => undefined);

  signedInOnServer = crypto.randomUUID();
  expect(await send()).toBe("some left");
  expect(await cellar.outbox.count()).toBe(1);

  signedInOnServer = cellar.userId;
  expect(await send()).toBe("all sent");
  expect(await cellar.photos.toArray()).toMatchObject([{ path: PHOTO }]);
  expect(await cellar.outbox.count()).toBe(2);
  await cellar.delete();
});

function failure(): Promise<unknown> {
  return uploadPhoto(JPEG).catch((error: unknown) => error);
}

async function answer(path: string, { method, body }: RequestInit): Promise<Response> {
  await Promise.resolve();
  if (fails && path.startsWith(fails.path)) {
    if (fails.status === "no network") throw new TypeError("Failed to fetch");
    return ours(fails.status, { error: "No", code: "invalid" });
  }
  sent.push({ method: String(method), path, body });
  if (path === "/api/objects/upload") return ours(200, { uploadURL: `${RAW}?signature=s` });
  if (path === "/api/objects/finalize") {
    const { userId } = finalizeCallSchema.parse(JSON.parse(body as string));
    const isOther = signedInOnServer !== undefined && userId !== signedInOnServer;
    if (userId !== undefined && isOther) return ours(409, { error: "No", code: "user_mismatch" });
    return ours(200, { objectPath: PHOTO });
  }
  if (path.endsWith("/base64")) return ours(200, { base64: "AAAA" });
  return new Response(null, { status: 200 });
}

function ours(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { [PROTOCOL_HEADER]: "1" } });
}
