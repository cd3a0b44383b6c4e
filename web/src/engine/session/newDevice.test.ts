// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { afterEach, expect, test, vi } from "vitest";
import { isNewDevice } from "./newDevice.ts";

const KEPT = "wine-cellar";

afterEach(async () => {
  vi.restoreAllMocks();
  document.cookie = "wine_cellar_signed_in=; max-age=0";
  await done(indexedDB.deleteDatabase(KEPT));
});

test("a browser that keeps nothing of anybody is a new device", async () => {
  expect(await isNewDevice()).toBe(true);
});

test("one that keeps somebody's record is not, even where its cookies are gone", async () => {
  const kept = await done(indexedDB.open(KEPT));
  kept.close();

  expect(await isNewDevice()).toBe(false);
});

test("one with whom the server has a session is not, even where its store is gone", async () => {
  document.cookie = "wine_cellar_signed_in=1";

  expect(await isNewDevice()).toBe(false);
});

test("one that does not tell what it keeps is not", async () => {
  vi.spyOn(indexedDB, "databases").mockRejectedValue(new Error("blocked"));

  expect(await isNewDevice()).toBe(false);
});

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(new Error("refused", { cause: request.error }));
    };
  });
}
