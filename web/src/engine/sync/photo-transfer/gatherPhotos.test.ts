import { expect, test } from "vitest";
import { gatherPhotos } from "./gatherPhotos.ts";

const FIRST = "https://c.example/objects/uploads/1";
const SECOND = "https://c.example/objects/uploads/2";
const PHOTOS = [FIRST, SECOND];
const NEVER = new AbortController().signal;

test("each card picture is downloaded once, unless the picture is cached", async () => {
  const shelf = aShelf({ kept: [`${FIRST}?w=160`] });

  expect(await gatherPhotos([...PHOTOS, ...PHOTOS], 1, NEVER, shelf)).toBe(true);

  expect(shelf.fetched).toEqual([`${SECOND}?w=160`]);
});

test("a screen with high density downloads larger card pictures", async () => {
  const shelf = aShelf({ kept: [`${FIRST}?w=160`] });

  await gatherPhotos(PHOTOS, 2, NEVER, shelf);

  expect(shelf.fetched).toEqual(PHOTOS.map((photo) => `${photo}?w=320`));
});

test("downloading stops at the maximum number of photos", async () => {
  const shelf = aShelf({ kept: ["https://c.example/objects/uploads/9"], max: 2 });

  expect(await gatherPhotos(PHOTOS, 1, NEVER, shelf)).toBe(true);

  expect(shelf.fetched).toEqual([`${FIRST}?w=160`]);
});

test("downloading stops if the server does not answer", async () => {
  const shelf = aShelf({ silent: true });

  expect(await gatherPhotos(PHOTOS, 1, NEVER, shelf)).toBe(false);

  expect(shelf.fetched).toHaveLength(1);
});

test("an aborted download fetches no photo", async () => {
  const shelf = aShelf({});

  expect(await gatherPhotos(PHOTOS, 1, AbortSignal.abort(), shelf)).toBe(false);

  expect(shelf.fetched).toEqual([]);
});

function aShelf({ kept = [] as string[], max = 100, silent = false }) {
  const fetched: string[] = [];
  return {
    fetched,
    keptAddresses: () => Promise.resolve(kept),
    max: () => Promise.resolve(max),
    idle: () => Promise.resolve(),
    fetchPhoto: (address: string) => {
      fetched.push(address);
      return Promise.resolve(!silent);
    },
  };
}
