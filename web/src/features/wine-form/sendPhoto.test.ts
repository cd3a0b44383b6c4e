import type { LabelReading } from "sync-protocol";
import { expect, test } from "vitest";
import { ServerRefusal, Unreachable } from "../../sync/http.ts";
import { PhotoUploadFailed } from "../../sync/photos.ts";
import {
  isOnItsWay,
  NO_PHOTO,
  type PhotoEntry,
  type PhotoEvent,
  trackPhoto,
} from "./photoState.ts";
import { type LabelServer, sendPhoto } from "./sendPhoto.ts";

const jpeg = new ArrayBuffer(8);
const objectPath = "/objects/uploads/4b7a5c0e-8d44-4df1-9b5e-0d8c3ad2a111";

test("a photo is uploaded, then read, and stays attached", async () => {
  const { entry, events } = await journey({});

  expect(events).toEqual(["uploaded", "read"]);
  expect(entry.photo).toEqual({ kind: "attached", jpeg, objectPath });
  expect(entry.notice).toEqual({
    tone: "note",
    text: "Label read with 90% confidence. Please review and adjust the details.",
  });
});

test("without signal the photo is kept on this device", async () => {
  const { entry } = await journey({
    upload: () => Promise.reject(new PhotoUploadFailed("upload", new Unreachable())),
  });

  expect(entry.photo).toEqual({ kind: "kept", jpeg });
  expect(entry.notice?.text).toBe(
    "Without signal the label can't be read. The photo is kept and goes up later.",
  );
});

test("signal that is lost after the upload leaves the photo attached", async () => {
  const { entry } = await journey({ analyze: () => Promise.reject(new Unreachable()) });

  expect(entry.photo.kind).toBe("attached");
  expect(entry.notice?.text).toBe(
    "Without signal the label can't be read. Your photo is attached; fill in the rest by hand.",
  );
});

test("where no label reading is set up, a kind sentence and the attached photo", async () => {
  const { entry } = await journey({ analyze: () => Promise.reject(refusal(503)) });

  expect(entry.photo.kind).toBe("attached");
  expect(entry.notice).toEqual({
    tone: "note",
    text: "Label reading isn't set up here. Your photo is attached; fill in the rest by hand.",
  });
});

test("an ended session keeps the photo on this device, as no signal does", async () => {
  const { entry } = await journey({
    upload: () => Promise.reject(new PhotoUploadFailed("upload", refusal(401))),
  });

  expect(entry.photo.kind).toBe("kept");
});

test.each([
  ["upload", "Failed to upload image. Please try again or use a different image."],
  ["finalize", "Failed to finalize image upload"],
] as const)("a photo that the server refuses at %s is gone from the form", async (step, text) => {
  const { entry } = await journey({
    upload: () => Promise.reject(new PhotoUploadFailed(step, refusal(415))),
  });

  expect(entry).toEqual({ photo: { kind: "none" }, notice: { tone: "destructive", text } });
});

test.each([
  ["fetchBase64", "Failed to fetch image for analysis"],
  ["analyze", "Failed to analyze wine label"],
] as const)("a failing %s says so and keeps the photo attached", async (step, text) => {
  const { entry } = await journey({ [step]: () => Promise.reject(refusal(502)) });

  expect(entry.photo.kind).toBe("attached");
  expect(entry.notice).toEqual({ tone: "destructive", text });
});

test("what is no error at all is a failed analysis", async () => {
  // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- the very case
  const { entry } = await journey({ upload: () => Promise.reject("odd") });

  expect(entry.notice?.text).toBe("Failed to analyze image");
});

test("the form waits while the photo is uploaded or read, and only then", () => {
  const uploading = trackPhoto(NO_PHOTO, { kind: "chosen", jpeg });
  const reading = trackPhoto(uploading, { kind: "uploaded", objectPath });
  const kept = trackPhoto(uploading, { kind: "by-hand", why: "no-signal" });

  expect([NO_PHOTO, uploading, reading, kept].map(({ photo }) => isOnItsWay(photo))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("a removed photo takes no late news", () => {
  const removed = trackPhoto(trackPhoto(NO_PHOTO, { kind: "chosen", jpeg }), { kind: "removed" });

  expect(trackPhoto(removed, { kind: "uploaded", objectPath })).toEqual(NO_PHOTO);
  expect(trackPhoto(removed, { kind: "upload-failed" })).toEqual(NO_PHOTO);
  expect(trackPhoto(removed, { kind: "by-hand", why: "no-signal" })).toEqual(NO_PHOTO);
});

async function journey(differing: Partial<LabelServer>) {
  const server: LabelServer = {
    upload: () => Promise.resolve(objectPath),
    fetchBase64: () => Promise.resolve("AAAA"),
    analyze: () => Promise.resolve(READING),
    ...differing,
  };
  const events: PhotoEvent["kind"][] = [];
  let entry: PhotoEntry = trackPhoto(NO_PHOTO, { kind: "chosen", jpeg });
  await sendPhoto(jpeg, server, (event) => {
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
  confidence: 0.9,
};

function refusal(status: number): ServerRefusal {
  return new ServerRefusal(status, { error: "No", code: "no" }, "No");
}
