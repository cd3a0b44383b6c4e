import { expect, test } from "vitest";
import * as CALLS from "./index.ts";
import { type CallSpec, errorsOf, pathOf } from "./CallSpec.ts";

const specs = Object.entries<CallSpec>(CALLS);

test.each(specs)("%s says what the id in its path is the id of", (_name, { path, names }) => {
  expect(path.match(/\{\w+\}/g) ?? []).toEqual(names === undefined ? [] : ["{id}"]);
});

test("no two calls are the same", () => {
  expect(new Set(specs.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(specs.length);
});

test("an id stands in a path as it is, and nothing of it leads out of its place", () => {
  expect(pathOf(CALLS.archiveWine, "one")).toBe("/api/wines/one/archive");
  expect(pathOf(CALLS.editWine, "../auth/me?x")).toBe("/api/wines/..%2Fauth%2Fme%3Fx");
  expect(pathOf(CALLS.me)).toBe("/api/auth/me");
});

test("a call may meet its own refusals and those of its kind", () => {
  expect(errorsOf(CALLS.health)).toEqual(["internal", "unavailable"]);
  expect(errorsOf(CALLS.addBottles)).toEqual(
    expect.arrayContaining(["invalid", "not_found", "idempotency_key_reused", "too_many_bottles"]),
  );
  expect(errorsOf(CALLS.sendPhoto)).not.toContain("unsupported_media_type");
});
