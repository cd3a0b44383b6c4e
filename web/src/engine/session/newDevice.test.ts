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

test("a browser without any user data is a new device", async () => {
  expect(await isNewDevice()).toBe(true);
});

test("a browser with the app's database is not new, even without cookies", async () => {
  const kept = await done(indexedDB.open(KEPT));
  kept.close();

  expect(await isNewDevice()).toBe(false);
});

test("a browser with a sign-in cookie but no database is not new", async () => {
  document.cookie = "wine_cellar_signed_in=1";

  expect(await isNewDevice()).toBe(false);
});

test("a browser that does not list its databases is not new", async () => {
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
