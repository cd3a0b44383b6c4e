import { expect, test } from "vitest";
import { isStorageFull } from "./isStorageFull.ts";

test("full storage is also recognized from an error inside another error", () => {
  const quota = new DOMException("", "QuotaExceededError");

  expect(isStorageFull(quota)).toBe(true);
  expect(isStorageFull(Object.assign(new Error("AbortError"), { inner: quota }))).toBe(true);
  expect(isStorageFull(new Error("Failed", { cause: quota }))).toBe(true);
  expect(isStorageFull(new DOMException("", "AbortError"))).toBe(false);
  expect(isStorageFull(undefined)).toBe(false);
});
