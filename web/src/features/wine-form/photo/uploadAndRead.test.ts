import type { LabelReading } from "sync-protocol";
import { describe, expect, test } from "vitest";
import { Unreachable } from "../../../server/callServer.ts";
import { PhotoUploadFailed } from "../../../server/photoCalls.ts";
import { ServerRefusal } from "../../../server/ServerRefusal.ts";
import {
  isInProgress,
  NO_PHOTO,
  type PhotoEntry,
  type PhotoEvent,
  trackPhoto,
} from "./photoState.ts";
import { type LabelServer, uploadAndRead, uploadUnread } from "./uploadAndRead.ts";

const jpeg = new ArrayBuffer(8);
const objectPath = "/objects/uploads/4b7a5c0e-8d44-4df1-9b5e-0d8c3ad2a111";

// Spec 4.9
test("a photo is uploaded, then read, and stays attached", async () => {
  const { entry, events } = await journey({});

  expect(events).toEqual(["uploaded", "read"]);
  expect(entry.photo).toEqual({ kind: "attached", jpeg, objectPath });
  expect(entry.notice).toEqual({
    tone: "note",
    text: "Label read with 90% confidence by the AI service. Please review and adjust the details.",
  });
});

test("a photo taken offline is kept on this device", async () => {
  const { entry } = await journey({
    upload: () => Promise.reject(new PhotoUploadFailed("upload", new Unreachable())),
  });

  expect(entry.photo).toEqual({ kind: "kept", jpeg });
  expect(entry.notice?.text).toBe(
    "The server can't read the label while you are offline. The photo is saved and will be uploaded later.",
  );
});

test("a photo stays attached if the device goes offline after the upload", async () => {
  const { entry } = await journey({ analyze: () => Promise.reject(new Unreachable()) });

  expect(entry.photo.kind).toBe("attached");
  expect(entry.notice?.text).toBe(
    "The server can't read the label while you are offline. Your photo is attached; fill in the rest by hand.",
  );
});

test("without label reading on the server, the photo is attached with a notice", async () => {
  const { entry } = await journey({
    analyze: () => Promise.reject(new ServerRefusal("ai_unconfigured")),
  });

  expect(entry.photo.kind).toBe("attached");
  expect(entry.notice).toEqual({
    tone: "note",
    text: "Label reading isn't set up on the server. Your photo is attached; fill in the rest by hand.",
  });
});

test("an expired session keeps the photo on this device", async () => {
  const { entry } = await journey({
    upload: () =>
      Promise.reject(new PhotoUploadFailed("upload", new ServerRefusal("unauthenticated"))),
  });

  expect(entry.photo.kind).toBe("kept");
});

// Spec 8.8, 8.9
test.each([
  ["upload", "Failed to upload image. Please try again or use a different image."],
  ["finalize", "Failed to finalize image upload"],
] as const)("a photo refused by the server at %s leaves the form", async (step, text) => {
  const { entry } = await journey({
    upload: () => Promise.reject(new PhotoUploadFailed(step, new ServerRefusal("not_an_image"))),
  });

  expect(entry).toEqual({ ...NO_PHOTO, notice: { tone: "destructive", text }, lost: 1 });
});

// Spec 8.9
test.each([
  ["fetchBase64", "Failed to fetch image for analysis"],
  ["analyze", "Failed to analyze wine label"],
] as const)("if the step %s fails, a message appears and the photo stays", async (step, text) => {
  const { entry } = await journey({ [step]: () => Promise.reject(new ServerRefusal("ai_failed")) });

  expect(entry.photo.kind).toBe("attached");
  expect(entry.notice).toEqual({ tone: "destructive", text });
});

// Spec 8.9
test("an upload failure of an unknown kind shows 'Failed to analyze image'", async () => {
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the test needs a rejection that is no error
  const { entry } = await journey({ upload: () => Promise.reject("odd") });

  expect(entry.notice?.text).toBe("Failed to analyze image");
});

// Spec 4.10
test("saving is blocked only while the photo is uploaded or read", () => {
  const uploading = trackPhoto(NO_PHOTO, { kind: "chosen", jpeg });
  const reading = trackPhoto(uploading, { kind: "uploaded", objectPath });
  const kept = trackPhoto(uploading, { kind: "by-hand", why: "no-signal" });

  expect([NO_PHOTO, uploading, reading, kept].map(({ photo }) => isInProgress(photo))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

describe("a photo read on this device", () => {
  test("reading on this device sends no request after the upload", async () => {
    const entry = await stored(() => Promise.resolve(objectPath));

    expect(entry).toEqual({ ...NO_PHOTO, photo: { kind: "attached", jpeg, objectPath } });
  });

  test("a photo read on this device while offline shows no upload notice", async () => {
    const entry = await stored(() =>
      Promise.reject(new PhotoUploadFailed("upload", new Unreachable())),
    );

    expect(entry).toEqual({ ...NO_PHOTO, photo: { kind: "kept", jpeg } });
  });

  test("after a local reading, a notice names this device as the reader", () => {
    const kept = trackPhoto(trackPhoto(NO_PHOTO, { kind: "chosen", jpeg }), { kind: "kept" });
    const progress = { kind: "reading", share: 0.5 } as const;
    const reading = trackPhoto(kept, { kind: "reading-here", progress });
    expect(reading.readingHere).toEqual(progress);

    const read = trackPhoto(reading, { kind: "read-here", reading: READING, side: "front" });

    expect(read.readingHere).toBeUndefined();
    expect(read.notice?.text).toBe(
      "Label read with 90% confidence on this device. Please review and adjust the details.",
    );
  });

  test("a photo whose upload fails during a local reading is removed", () => {
    const uploading = trackPhoto(NO_PHOTO, { kind: "chosen", jpeg });
    const progress = { kind: "loading", share: 0 } as const;
    const reading = trackPhoto(uploading, { kind: "reading-here", progress });
    const lost = trackPhoto(reading, { kind: "upload-failed" });

    const read = trackPhoto(lost, { kind: "read-here", reading: READING, side: "front" });

    expect(read.photo.kind).toBe("none");
    expect(read.notice?.tone).toBe("destructive");
  });

  test("a notice suggests a sharper photo if a readable photo is blurred", () => {
    const kept = trackPhoto(trackPhoto(NO_PHOTO, { kind: "chosen", jpeg }), { kind: "kept" });

    const badly = { kind: "read-here", reading: READING, flaw: "blurred" } as const;
    const read = trackPhoto(kept, { ...badly, side: "back" });

    expect(read.notice?.again).toBe("back");
    expect(read.notice?.text).toMatch(/details\. The photo is blurred; a sharper one/);
  });

  test.each([
    [
      "stopped",
      "Reading the label was stopped. The photo is saved and will be uploaded later.",
      undefined,
    ],
    [
      "blurred",
      "This photo is too blurred to read. Hold still until the picture is sharp. The photo is saved and will be uploaded later.",
      "front",
    ],
    [
      "dark",
      "This photo is too dark to read. Bring more light onto the label. The photo is saved and will be uploaded later.",
      "front",
    ],
    [
      "no-text",
      "No text was found on this photo. The photo is saved and will be uploaded later.",
      "front",
    ],
  ] as const)("a reading on this device that ends as '%s' shows a message", (why, text, again) => {
    const kept = trackPhoto(trackPhoto(NO_PHOTO, { kind: "chosen", jpeg }), { kind: "kept" });

    const { notice } = trackPhoto(kept, { kind: "unread-here", why, side: "front" });

    expect(notice).toEqual({ tone: "note", text, again });
  });
});

test("upload and reading results for a removed photo are ignored", () => {
  const removed = trackPhoto(trackPhoto(NO_PHOTO, { kind: "chosen", jpeg }), { kind: "removed" });

  expect(trackPhoto(removed, { kind: "uploaded", objectPath })).toEqual(NO_PHOTO);
  expect(trackPhoto(removed, { kind: "upload-failed" })).toEqual(NO_PHOTO);
  expect(trackPhoto(removed, { kind: "by-hand", why: "no-signal" })).toEqual(NO_PHOTO);
});

async function stored(upload: LabelServer["upload"]): Promise<PhotoEntry> {
  let entry: PhotoEntry = trackPhoto(NO_PHOTO, { kind: "chosen", jpeg });
  await uploadUnread(jpeg, { upload }, (event) => {
    entry = trackPhoto(entry, event);
  });
  return entry;
}

async function journey(differing: Partial<LabelServer>) {
  const server: LabelServer = {
    upload: () => Promise.resolve(objectPath),
    fetchBase64: () => Promise.resolve("AAAA"),
    analyze: () => Promise.resolve(READING),
    ...differing,
  };
  const events: PhotoEvent["kind"][] = [];
  let entry: PhotoEntry = trackPhoto(NO_PHOTO, { kind: "chosen", jpeg });
  await uploadAndRead(jpeg, server, (event) => {
    events.push(event.kind);
    entry = trackPhoto(entry, event);
  });
  return { entry, events };
}

const READING: LabelReading = {
  name: "Clos Sainte Hune",
  vintage: 2015,
  type: "White Wine",
  varietal: "Riesling",
  country: "France",
  region: "Alsace",
  producer: "Trimbach",
  notes: null,
  nonVintage: false,
  confidence: 0.9,
};
