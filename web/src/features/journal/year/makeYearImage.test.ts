import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aCellarWine, anEvent } from "../../../rules/testBuilders.ts";
import { photosOf } from "./makeYearImage.ts";

vi.mock("../../../engine/index.ts", () => ({ readKeptPhoto: () => new ArrayBuffer(8) }));

const PHOTO = "/api/photos/00000000-0000-4000-8000-000000000001";

beforeEach(() => {
  vi.stubGlobal("devicePixelRatio", 3);
  vi.stubGlobal("createImageBitmap", async () => Promise.reject(new Error("no image")));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("an unreadable photo becomes a silhouette in the year's image", async () => {
  const event = { ...anEvent(1), localPhotoId: "kept" };

  await expect(photosOf([{ event, wine: aCellarWine() }])).resolves.toEqual([undefined]);
});

test("the year's image loads each photo once, with one common timeout", async () => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) =>
    Promise.reject(new Error()),
  );
  vi.stubGlobal("fetch", fetched);
  const event = { ...anEvent(1), photoUrl: PHOTO };
  const wine = aCellarWine({ photoUrl: PHOTO.replace(/1$/u, "2") });

  await photosOf([{ event, wine }]);

  const addresses = fetched.mock.calls.map(([address]) => address.replace(/\?.*/u, ""));
  expect(addresses).toEqual([PHOTO, wine.photoUrl]);
  expect(new Set(fetched.mock.calls.map(([, { signal }]) => signal)).size).toBe(1);
});
