import { expect, test } from "vitest";
import * as CALLS from "./index.ts";
import { type CallSpec, errorsOf, pathOf } from "./CallSpec.ts";

const specs = Object.entries<CallSpec>(CALLS);

test.each(specs)("the call %s declares the kind of id in its path", (_name, { path, names }) => {
  expect(path.match(/\{\w+\}/g) ?? []).toEqual(names === undefined ? [] : ["{id}"]);
});

test("no two calls share method and path", () => {
  expect(new Set(specs.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(specs.length);
});

test("special characters in an id cannot change a call's path", () => {
  expect(pathOf(CALLS.archiveWine, "one")).toBe("/api/wines/one/archive");
  expect(pathOf(CALLS.editWine, "../auth/me?x")).toBe("/api/wines/..%2Fauth%2Fme%3Fx");
  expect(pathOf(CALLS.me)).toBe("/api/auth/me");
});

test("an access token suffices for every call on wines and places", () => {
  const ofCellar = specs.filter(([, { group }]) => group === "wines" || group === "places");

  expect(ofCellar.filter(([, { scope }]) => scope === undefined)).toEqual([]);
});

const WRITES = [
  "malformed_json",
  "forbidden_origin",
  "too_large",
  "unsupported_media_type",
] as const;

const ALL = ["internal", "unavailable"] as const;

test("a call's errors are those of its spec and its kind's common errors", () => {
  expect(errorsOf(CALLS.demo)).toEqual(ALL);
  expect(errorsOf(CALLS.addBottles)).toEqual([
    "invalid",
    "unauthenticated",
    "account_deleted",
    "too_many_requests",
    "invalid_token",
    "insufficient_scope",
    "not_found",
    ...WRITES,
    "idempotency_key_reused",
    "wine_removed",
    "too_many_bottles",
    ...ALL,
  ]);
  expect(errorsOf(CALLS.login)).toEqual(
    expect.arrayContaining(["invalid", ...WRITES, "invalid_credentials"]),
  );
  expect(errorsOf(CALLS.login)).not.toContain("unauthenticated");
});

test("the upload call lists only the errors of its query and bytes", () => {
  const codes = errorsOf(CALLS.sendPhoto);
  expect(codes).toContain("upload_not_signed");
  for (const code of [...WRITES.filter((write) => write !== "too_large"), "invalid"]) {
    expect(codes).not.toContain(code);
  }
});
