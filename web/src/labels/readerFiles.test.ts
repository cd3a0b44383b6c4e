import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetReader, isReaderKept, keepReader } from "./readerFiles.ts";

let kept: Map<string, Map<string, Response>>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("caches", {
    open: (name: string) => Promise.resolve(cacheOf(name)),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  });
  vi.stubGlobal("location", { href: "http://cellar.test/" });
  vi.stubGlobal("fetch", answering("bytes"));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("cached reader files are not fetched again", async () => {
  expect(await isReaderKept()).toBe(false);
  await keepReader();
  expect(await isReaderKept()).toBe(true);
  expect(filesKept()).toHaveLength(4);

  await keepReader();
  expect(fetch).toHaveBeenCalledTimes(4);
});

test("forgetting the label reader deletes every cached reader file", async () => {
  await keepReader();
  await forgetReader();
  expect(kept.size).toBe(0);
  expect(await isReaderKept()).toBe(false);
});

test("outdated reader files are replaced by those of this version", async () => {
  await keepReader();
  const [name = ""] = kept.keys();
  const [replaced = ""] = filesKept();
  await cacheOf(name).put(OLDER, new Response("old"));
  await cacheOf(name).delete({ url: replaced });

  await keepReader();
  expect(filesKept()).not.toContain(OLDER);
  expect(filesKept()).toHaveLength(4);
});

test("a captive portal's page is not cached as a reader file", async () => {
  vi.stubGlobal("fetch", answering("<html>", { "content-type": "text/html" }));
  await expect(keepReader()).rejects.toThrow("Could not load");
  expect(filesKept()).toEqual([]);
});

test("caching the reader on a full disk reports the full disk", async () => {
  const full = new DOMException("No room", "QuotaExceededError");
  vi.stubGlobal("caches", {
    open: (name: string) => Promise.resolve({ ...cacheOf(name), put: () => Promise.reject(full) }),
  });
  await expect(keepReader()).rejects.toThrow("did not keep");
});

const OLDER = "http://cellar.test/assets/older.onnx";

const filesKept = () => [...kept.values()].flatMap((files) => [...files.keys()]);

const addressOf = (url: string) => new URL(url, "http://cellar.test/").href;

function cacheOf(name: string) {
  const files = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, files);
  return {
    match: (url: string) => Promise.resolve(files.get(addressOf(url))?.clone()),
    keys: () => Promise.resolve([...files.keys()].map((url) => ({ url }))),
    put: (url: string, response: Response) => {
      files.set(addressOf(url), response);
      return Promise.resolve();
    },
    delete: ({ url }: { url: string }) => Promise.resolve(files.delete(url)),
  };
}

function answering(body: string, headers: Record<string, string> = {}) {
  return vi.fn(() => Promise.resolve(new Response(body, { headers })));
}
