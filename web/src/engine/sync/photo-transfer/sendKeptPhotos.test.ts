import "fake-indexeddb/auto";
import { type ErrorCode, type Wine, wineBodyOf } from "sync-protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type CellarDatabase, openCellarDatabase } from "../../db/CellarDatabase.ts";
import { discardAttention, retryAttention } from "../../db/attention/attentionCommands.ts";
import { addWine, editWine, type FormPhoto } from "../../db/commands/wineCommands.ts";
import type { CommandOutcome } from "../../db/commands/runCommand.ts";
import { refusedPhotos, retryPhoto } from "../../db/photos/keptPhotos.ts";
import { attachPhoto } from "../../db/commands/attachPhoto.ts";
import { lostPhotos } from "../../db/photos/missingPhotos.ts";
import { prepareCellar } from "../../db/opening/prepareCellar.ts";
import { presentWine } from "../../db/presentWine.ts";
import { countUnsent } from "../../db/queries/unsent.ts";
import { newEntry } from "../../outbox/outbox.ts";
import { aBody, aCreate, anEdit, aRow, id } from "../../../rules/testBuilders.ts";
import { drain } from "../drain.ts";
import { Unreachable } from "../../../server/callServer.ts";
import { PhotoUploadFailed } from "../../../server/photoCalls.ts";
import { ServerRefusal } from "../../../server/ServerRefusal.ts";
import { sendKeptPhotos } from "./sendKeptPhotos.ts";
import { memoryServer, type MemoryServer } from "../test/memoryServer.ts";
import { shownIn } from "../test/shownIn.ts";

const WINE = id(1);
const LABEL = jpegOf(1);
const OTHER_LABEL = jpegOf(2);
const GONE = pathOf(900);

let cellar: CellarDatabase;
let server: MemoryServer;
let uploaded: Map<string, ArrayBuffer>;
let cached: Map<string, ArrayBuffer>;
/** Faults of the next uploads, in order; `undefined` lets an upload succeed. */
let faults: (Error | undefined)[];
let attached: number;

beforeEach(async () => {
  cellar = openCellarDatabase(crypto.randomUUID());
  await prepareCellar(cellar, { notes: [], newId });
  server = memoryServer(cellar.userId);
  uploaded = new Map();
  cached = new Map();
  faults = [];
  attached = 0;
});

afterEach(() => cellar.delete());

describe("photos taken offline", () => {
  test("[F3] a photo's bytes are kept until the server's row has its path", async () => {
    await photographed({ jpeg: LABEL });
    await sync();
    expect(await sent()).toBe("all sent");
    const [path] = uploaded.keys();

    expect(await keptBytes()).toEqual([LABEL]);
    server.faults.push("answer lost");
    await sync();
    expect(await keptBytes()).toEqual([LABEL]);

    await sync();
    expect(server.rows.get(await onlyWine())?.photoUrl).toBe(path);
    expect(await keptBytes()).toEqual([]);
  });

  test("[F3] a photo is uploaded and attached once despite interruptions", async () => {
    await photographed({ jpeg: LABEL });
    await sync();

    faults = [noSignal(), refusedFor("internal")];
    expect([await sent(), await sent()]).toEqual(["some left", "some left"]);
    expect(attached).toBe(0);
    expect([await sent(), await sent()]).toEqual(["all sent", "all sent"]);

    expect(attached).toBe(1);
    await sync();
    expect(server.ran).toHaveLength(2);
  });

  test("[F3] a photo is kept and not attached while its wine is missing", async () => {
    await photographed({ jpeg: LABEL });
    const [photo] = await cellar.photos.toArray();
    await cellar.outbox.clear();

    await attachPhoto(cellar, { photoId: photo!.id, photoUrl: pathOf(1) }, context());

    expect(await keptBytes()).toEqual([LABEL]);
    expect(await cellar.outbox.count()).toBe(0);
  });

  test("[S3] a permanently refused photo needs attention and can be retried", async () => {
    await photographed({ jpeg: LABEL });
    faults = [refusedFor("not_an_image")];

    expect([await sent(), await sent()]).toEqual(["all sent", "all sent"]);
    expect(uploaded.size).toBe(0);
    const [refused] = await refusedPhotos(cellar);
    expect(refused).toMatchObject({ refusal: { code: "not_an_image", error: "No" } });

    await retryPhoto(cellar, refused?.id ?? "");
    await sent();
    expect(uploaded.size).toBe(1);
  });

  test("[S3] a photo refused for the user's role needs attention", async () => {
    await photographed({ jpeg: LABEL });
    await photographed({ jpeg: OTHER_LABEL });
    faults = [refusedFor("insufficient_role"), refusedFor("insufficient_role")];

    expect(await sent()).toBe("all sent");
    expect(await refusedPhotos(cellar)).toMatchObject([
      { refusal: { code: "insufficient_role" } },
      { refusal: { code: "insufficient_role" } },
    ]);
  });

  test("[F7] [M3] a photo that replaces another device's photo needs attention", async () => {
    const seen = await stocked({ photoUrl: null });
    await edited(seen, {}, { jpeg: LABEL });
    server.change(anEdit({ photoUrl: null }, { photoUrl: pathOf(7) }));
    await sync();

    await sent();
    await sync();

    expect(server.rows.get(WINE)?.photoUrl).not.toBe(pathOf(7));
    expect(await cellar.attention.toArray()).toMatchObject([
      { finding: { kind: "overwrote", values: { photoUrl: pathOf(7) } } },
    ]);
  });
});

test("[F7] the refusal 'unavailable' stops all photo uploads, 'internal' only one", async () => {
  await photographed({ jpeg: LABEL });
  await photographed({ jpeg: OTHER_LABEL });

  faults = [refusedFor("unavailable")];
  expect(await sent()).toBe("some left");
  expect(uploaded.size).toBe(0);

  faults = [refusedFor("internal")];
  expect(await sent()).toBe("some left");
  expect(uploaded.size).toBe(1);
});

test("sending photos stops when the page is closed", async () => {
  await photographed({ jpeg: LABEL });
  await photographed({ jpeg: OTHER_LABEL });
  const ending = new AbortController();

  const end = await sendKeptPhotos(
    cellar,
    {
      ...deps(),
      attached: () => {
        ending.abort();
      },
    },
    ending.signal,
  );

  expect(end).toBe("some left");
  expect(uploaded.size).toBe(1);
});

describe("photos uploaded from the form", () => {
  test("[F3] bytes of an already uploaded photo are kept until its row arrives", async () => {
    await photographed({ jpeg: LABEL, path: pathOf(1) });

    expect(await keptBytes()).toEqual([LABEL]);
    expect(await countUnsent(cellar)).toBe(1);
    expect(await sent()).toBe("all sent");
    expect(uploaded.size).toBe(0);

    await sync();
    expect(await keptBytes()).toEqual([]);
    expect(server.rows.get(await onlyWine())?.photoUrl).toBe(pathOf(1));
  });

  test("[F4] an uploaded photo that the server deleted is resent", async () => {
    server.lostPhotos.add(GONE);
    await photographed({ jpeg: LABEL, path: GONE });

    await sync();
    expect(server.rows.get(await onlyWine())).toMatchObject({ quantity: 6, photoUrl: null });
    expect(await keptBytes()).toEqual([LABEL]);
    expect(await cellar.attention.count()).toBe(0);

    await sent();
    await sync();
    expect(await shownBytes()).toEqual(LABEL);
    expect(await keptBytes()).toEqual([]);
  });

  test("[F4] an uploaded photo missing in a restored backup is resent", async () => {
    const seen = await stocked({ photoUrl: null });
    const backup = [...server.rows.values()];
    await edited(seen, { notes: "Tar" }, { jpeg: LABEL, path: GONE });
    server.faults.push("answer lost");
    await sync();
    server.lostPhotos.add(GONE);
    server.restore(backup);

    await sync();
    expect(server.rows.get(WINE)).toMatchObject({ notes: "Tar", photoUrl: null });
    await sent();
    await sync();

    expect(await shownBytes()).toEqual(LABEL);
    expect(await keptBytes()).toEqual([]);
  });

  test("[F4] a wine keeps its previous photo until the missing photo is resent", async () => {
    const seen = await stocked({ photoUrl: pathOf(7) });
    server.lostPhotos.add(GONE);
    await edited(seen, {}, { jpeg: LABEL, path: GONE });

    await sync();
    expect(server.rows.get(WINE)?.photoUrl).toBe(pathOf(7));
    await sent();
    await sync();

    expect(await shownBytes()).toEqual(LABEL);
    expect(await cellar.attention.count()).toBe(0);
  });

  test("[F3] [F4] a missing photo is not resent if a newer photo replaced it", async () => {
    const seen = await stocked({ photoUrl: null });
    server.lostPhotos.add(GONE);
    const first = await edited(seen, {}, { jpeg: LABEL, path: GONE });
    await seal();
    await edited(first, {}, { jpeg: OTHER_LABEL, path: pathOf(2) });

    await sync();
    await sent();
    await sync();

    expect(server.rows.get(WINE)?.photoUrl).toBe(pathOf(2));
    expect(await keptBytes()).toEqual([]);
    expect(uploaded.size).toBe(0);
  });

  test("[F4] a newer photo waiting for upload replaces a photo the server lost", async () => {
    const seen = await stocked({ photoUrl: null });
    server.lostPhotos.add(GONE);
    const first = await edited(seen, {}, { jpeg: LABEL, path: GONE });
    await edited(first, {}, { jpeg: OTHER_LABEL });

    await sync();
    await sent();
    await sync();

    expect(await shownBytes()).toEqual(OTHER_LABEL);
    expect(await cellar.attention.count()).toBe(0);
    expect(await keptBytes()).toEqual([]);
  });
});

describe("photos that the user removes", () => {
  test("[F3] removing a waiting photo deletes its bytes", async () => {
    const seen = await stocked({ photoUrl: null });
    await edited(seen, {}, { jpeg: LABEL });

    await edited(seen, {}, null);

    expect(await keptBytes()).toEqual([]);
    expect(await cellar.outbox.count()).toBe(0);
  });

  test("[F3] removing a photo during its upload removes it everywhere", async () => {
    const seen = await stocked({ photoUrl: null });
    const photographed = await edited(seen, {}, { jpeg: LABEL, path: pathOf(1) });
    await seal();

    await edited(photographed, {}, null);
    const [shown] = await shownIn(cellar);
    await sync();

    expect(shown).toMatchObject({ localPhotoId: undefined, photoUrl: null });
    expect(server.rows.get(WINE)?.photoUrl).toBeNull();
    expect(await keptBytes()).toEqual([]);
  });

  test("[F3] discarding a refused wine deletes its photo", async () => {
    await photographed({ jpeg: LABEL, path: pathOf(1) }, { vintage: 2300 });
    await sync();
    const [refused] = await cellar.attention.toArray();
    expect(await keptBytes()).toEqual([LABEL]);

    await discardAttention(cellar, refused?.opId ?? "");

    expect(await keptBytes()).toEqual([]);
  });
});

describe("queued photos of earlier builds that the server lost", () => {
  beforeEach(async () => {
    server.lostPhotos.add(GONE);
    const create = aCreate(WINE, { photoUrl: GONE });
    await cellar.outbox.add(newEntry(create, { opId: id(5001), now: 0 }));
  });

  test("[F1] [F5] a wine whose photo is lost is sent without the photo", async () => {
    await sync();
    await sent();

    expect(server.rows.get(WINE)).toMatchObject({ quantity: 6, photoUrl: null });
    expect(await cellar.attention.count()).toBe(0);
    expect(await lostPhotos(cellar)).toMatchObject([{ recordId: WINE, path: GONE }]);
  });

  test("[F4] a lost photo is resent if the browser's cache has it", async () => {
    cached.set(GONE, LABEL);

    await sync();
    await sent();
    await sync();

    expect(await shownBytes()).toEqual(LABEL);
    expect(await lostPhotos(cellar)).toEqual([]);
  });

  test("[F5] a lost photo that was replaced is not reported", async () => {
    await sync();
    await sent();
    const { present } = await presentWine(cellar, WINE);

    await edited(present!, {}, { jpeg: OTHER_LABEL });

    expect(await lostPhotos(cellar)).toEqual([]);
  });
});

test("[F1] retrying a wine refused for its photo sends it without photo", async () => {
  server.lostPhotos.add(GONE);
  const error = "Photo must be one of your own uploads";
  await cellar.attention.add({
    position: 1,
    opId: id(5001),
    recordId: WINE,
    change: aCreate(WINE, { photoUrl: GONE }),
    createdAt: 0,
    finding: { kind: "refused", refusal: { status: 400, code: "invalid", error } },
  });

  await retryAttention(cellar, id(5001), context());
  await sync();

  expect(server.rows.get(WINE)).toMatchObject({ quantity: 6, photoUrl: null });
  expect(await cellar.attention.count()).toBe(0);
});

function newId(): string {
  return crypto.randomUUID();
}

function context() {
  return { now: 1000, newId };
}

function deps() {
  return {
    upload: (jpeg: ArrayBuffer) => {
      const fault = faults.shift();
      if (fault) return Promise.reject(fault);
      const path = pathOf(100 + uploaded.size);
      uploaded.set(path, jpeg);
      return Promise.resolve(path);
    },
    cached: (path: string) => Promise.resolve(cached.get(path)),
    now: () => 1000,
    newId,
    attached: () => {
      attached += 1;
    },
  };
}

function sent() {
  return sendKeptPhotos(cellar, deps(), new AbortController().signal);
}

function sync() {
  return drain(cellar, { server, now: () => 1000, random: () => 0.5, newId });
}

/**
 * Prepares and numbers a push of all pending changes, but loses it before it reaches the server.
 */
async function seal() {
  server.faults.push("request lost");
  await sync();
}

async function photographed(photo: FormPhoto, values: Partial<Wine> = {}) {
  const body = { ...aBody(values), photoUrl: photo?.path ?? null };
  return done(await addWine(cellar, { body, photo }, context()));
}

async function stocked(values: Partial<Wine>): Promise<Wine> {
  server.stock(values);
  await sync();
  return { ...aRow({ ...values, userId: cellar.userId }) };
}

async function edited(seen: Wine, values: Partial<Wine>, photo: FormPhoto) {
  const body = { ...wineBodyOf(seen), ...values };
  return done(await editWine(cellar, { seen, body, photo }, context()));
}

function done(outcome: CommandOutcome) {
  if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
  return outcome.wine;
}

async function keptBytes(): Promise<ArrayBuffer[]> {
  return (await cellar.photos.toArray()).map(({ jpeg }) => jpeg);
}

async function onlyWine(): Promise<string> {
  const [row] = await cellar.wines.toArray();
  return row?.id ?? "";
}

async function shownBytes(): Promise<ArrayBuffer | undefined> {
  return uploaded.get(server.rows.get(await onlyWine())?.photoUrl ?? "");
}

function jpegOf(content: number): ArrayBuffer {
  return new Uint8Array([0xff, 0xd8, content]).buffer;
}

function pathOf(n: number): string {
  return `/objects/uploads/${id(n)}`;
}

function noSignal() {
  return new PhotoUploadFailed("finalize", new Unreachable("No signal"));
}

function refusedFor(code: ErrorCode) {
  return new PhotoUploadFailed("finalize", new ServerRefusal(code, { sentence: "No" }));
}
