import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetPhotosOf, keepPhoto, photoCacheOf } from "./photoCache.ts";

const PATH = "/objects/uploads/one";
const KEY = `${PATH}?w=320`;

let kept: Map<string, string>;
let cache: Cache;
let meanwhile: (() => Promise<void>) | undefined;

beforeEach(() => {
  kept = new Map();
  meanwhile = undefined;
  cache = fakeCache();
  vi.stubGlobal("caches", {
    has: (name: string) => Promise.resolve(name === photoCacheOf("ada")),
    open: () => Promise.resolve(cache),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a cached photo is deleted in every size", async () => {
  await keepPhoto(cache, { key: KEY, photo: new Response("bytes"), askedAt: Date.now() });
  expect(kept.has(KEY)).toBe(true);

  await forgetPhotosOf("ada", [PATH]);

  expect(kept.has(KEY)).toBe(false);
});

test("[C19] a photo requested before its deletion is not cached", async () => {
  const askedAt = Date.now();
  await forgetPhotosOf("ada", [PATH]);

  await keepPhoto(cache, { key: KEY, photo: new Response("bytes"), askedAt });

  expect(kept.has(KEY)).toBe(false);
});

test("[C19] a photo deleted while the cache stores it is not kept", async () => {
  meanwhile = () => forgetPhotosOf("ada", [PATH]);

  await keepPhoto(cache, { key: KEY, photo: new Response("bytes"), askedAt: Date.now() });

  expect(kept.has(KEY)).toBe(false);
});

test("a photo requested after its deletion is cached again", async () => {
  await forgetPhotosOf("ada", [PATH]);

  await keepPhoto(cache, { key: KEY, photo: new Response("bytes"), askedAt: Date.now() + 1 });

  expect(kept.has(KEY)).toBe(true);
});

function fakeCache(): Cache {
  const fake: Pick<Cache, "put" | "match" | "delete"> = {
    async put(key, response) {
      const run = meanwhile;
      meanwhile = undefined;
      await run?.();
      kept.set(addressOf(key), await response.text());
    },
    match: (key) => {
      const found = kept.get(addressOf(key));
      return Promise.resolve(found === undefined ? undefined : new Response(found));
    },
    delete: (key, { ignoreSearch = false } = {}) => {
      const asked = ignoreSearch ? [...kept.keys()].filter(isAt(addressOf(key))) : [addressOf(key)];
      return Promise.resolve(asked.map((each) => kept.delete(each)).some(Boolean));
    },
  };
  return Object.assign(Object.create(null), fake) as Cache;
}

const isAt = (path: string) => (key: string) => key === path || key.startsWith(`${path}?`);

function addressOf(key: RequestInfo | URL): string {
  if (typeof key === "string") return key;
  return key instanceof URL ? key.href : key.url;
}
