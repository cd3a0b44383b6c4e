import { expect, test } from "vitest";
import { UserPhotos } from "./UserPhotos.ts";

const WINE = { owner: "ada", wineId: "barolo" };
const FIRST = { ...WINE, content: "first" };
const SECOND = { ...WINE, content: "second" };

test("[M2] a replaced photo is not required even if another device restored it", () => {
  const photos = new UserPhotos();
  photos.entrust(FIRST, "phone");
  photos.entrust(SECOND, "phone");
  photos.recall("first", "desk");
  expect(photos.promised).toEqual([FIRST, SECOND]);

  photos.noteReplaced("first", "phone");

  expect(photos.promised).toEqual([SECOND]);
});

test("[F7] replacing an earlier photo leaves a photo taken later required", () => {
  const photos = new UserPhotos();
  photos.entrust(FIRST, "phone");
  photos.entrust(SECOND, "desk");

  photos.noteReplaced("second", "phone");

  expect(photos.promised).toEqual([SECOND]);
});

test("[F4] undoing an unsent photo removal makes the photo required again", () => {
  const photos = new UserPhotos();
  photos.entrust(FIRST, "phone");
  photos.giveUp(WINE, "phone");

  photos.takeBack("first", "phone");

  expect(photos.promised).toEqual([FIRST]);
});

// Found by the history with seed 564038289.
test.each([
  {
    what: "another of its owner's browsers had replaced it on the server",
    meanwhile: (photos: UserPhotos) => {
      photos.entrust(SECOND, "desk");
      photos.noteReplaced("first", "desk");
      photos.release("second");
    },
  },
  {
    what: "a plain client of its owner's had given it up",
    meanwhile: (photos: UserPhotos) => {
      photos.giveUp(WINE);
    },
  },
])("[M2] after Undo a photo need not be kept if $what", ({ meanwhile }) => {
  const [before, after] = [new UserPhotos(), new UserPhotos()];
  for (const photos of [before, after]) photos.entrust(FIRST, "phone");
  meanwhile(before);
  for (const photos of [before, after]) photos.giveUp(WINE, "phone");
  meanwhile(after);

  for (const photos of [before, after]) {
    photos.takeBack("first", "phone");
    expect(photos.promised).toEqual([]);
  }
});

test("[F4] giving up a wine's photos does not affect photos waiting for upload", () => {
  const photos = new UserPhotos();
  photos.entrust(FIRST, "phone");
  photos.entrust(SECOND, "phone");

  photos.giveUp(WINE, "phone", new Set(["second"]));

  expect(photos.promised).toEqual([SECOND]);
  expect(photos.isReplacedIn("second", "phone")).toBe(false);
});
