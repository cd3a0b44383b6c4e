import sharp from "sharp";
import { CALLS, wineSchema } from "sync-protocol";
import { expect } from "vitest";
import type { Client } from "../startApp.ts";
import { BAROLO } from "../cellar/wineBodies.ts";

/** Uploads a photo and adds a wine that shows the photo. Returns the photo's path. */
export async function addShownPhoto(person: Client): Promise<string> {
  const promised = await person.post("/api/objects/upload");
  const { uploadURL } = promised.read(CALLS.promiseUpload.answer);
  const { pathname, search } = new URL(uploadURL);
  const picture = sharp({ create: { width: 6, height: 8, channels: 3, background: "#722f37" } });
  await person.send("PUT", pathname + search, {
    raw: new Uint8Array(await picture.jpeg().toBuffer()),
    headers: { "Content-Type": "image/jpeg" },
  });
  const finalized = await person.post("/api/objects/finalize", { rawPath: pathname });
  const { objectPath: photoUrl } = finalized.read(CALLS.finalizePhoto.answer);
  const added = await person.post("/api/wines", { ...BAROLO, photoUrl });
  expect(added.read(wineSchema).photoUrl).toBe(photoUrl);
  return photoUrl;
}
