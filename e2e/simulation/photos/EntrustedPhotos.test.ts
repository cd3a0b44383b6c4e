import { expect, test } from "vitest";
import { EntrustedPhotos } from "./EntrustedPhotos.ts";

const WINE = { owner: "ada", wineId: "barolo" };
const FIRST = { ...WINE, content: "first" };
const SECOND = { ...WINE, content: "second" };

test("[M2] what its owner replaced at one browser and brought back at another goes once that replaces it", () => {
  const photos = new EntrustedPhotos();
  photos.entrust(FIRST, "phone");
  photos.entrust(SECOND, "phone");
  photos.recall("first", "desk");
  expect(photos.promised).toEqual([FIRST, SECOND]);

  photos.noteReplaced("first", "phone");

  expect(photos.promised).toEqual([SECOND]);
});

test("[F7] what came after it was taken is promised still, whatever replaces it", () => {
  const photos = new EntrustedPhotos();
  photos.entrust(FIRST, "phone");
  photos.entrust(SECOND, "desk");

  photos.noteReplaced("second", "phone");

  expect(photos.promised).toEqual([SECOND]);
});
