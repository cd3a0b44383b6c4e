import { eventBodySchema, photoPathOf } from "sync-protocol";
import { expect, test } from "vitest";
import { fingerprint, fingerprintOf, type SentCall } from "./fingerprint.ts";

const CALL: SentCall = { method: "PUT", path: "/api/wines/1", body: { a: 1, b: { c: [1, 2] } } };

test("[I3] the order of a request's fields does not change the request's fingerprint", () => {
  const reordered = { ...CALL, body: { b: { c: [1, 2] }, a: 1 } };

  expect(fingerprint(reordered)).toBe(fingerprint(CALL));
});

test.each<[string, Partial<SentCall>]>([
  ["its method", { method: "POST" }],
  ["its path", { path: "/api/wines/2" }],
  ["a value", { body: { a: 2, b: { c: [1, 2] } } }],
  ["a type", { body: { a: "1", b: { c: [1, 2] } } }],
  ["the order of a list", { body: { a: 1, b: { c: [2, 1] } } }],
  ["a list instead of an object", { body: [["a", 1]] }],
  ["an additional field", { body: { a: 1, b: { c: [1, 2] }, d: null } }],
])("[I3] a request that differs in %s gets a different fingerprint", (_, values) => {
  expect(fingerprint({ ...CALL, ...values })).not.toBe(fingerprint(CALL));
});

test("[I3] an object and the list of its entries have different fingerprints", () => {
  const asObject = fingerprint({ ...CALL, body: { a: 1 } });

  expect(fingerprint({ ...CALL, body: { fields: [["a", 1]] } })).not.toBe(asObject);
});

test("[I3] a list and an object with the same keys have different fingerprints", () => {
  const asList = fingerprint({ ...CALL, body: { a: ["x"] } });

  expect(fingerprint({ ...CALL, body: { a: { 0: "x" } } })).not.toBe(asList);
});

test("[I3] a request keeps its fingerprint if a new field is null", () => {
  const additions = { bottleSize: null };
  const again = fingerprint({ ...CALL, body: { a: 1, bottleSize: null } }, additions);

  expect(again).toBe(fingerprint({ ...CALL, body: { a: 1 } }));
  expect(fingerprint({ ...CALL, body: { a: 1, bottleSize: 75 } }, additions)).not.toBe(again);
});

test("[I3] an event without photo keeps the fingerprint from before photo fields", () => {
  const event = { kind: "put-event", eventId: ID, wineId: ID, bottles: 0 } as const;
  const body = eventBodySchema.parse({ kind: "drank", day: "2026-05-01" });
  const { photoUrl, shop, ...older } = body;
  expect([photoUrl, shop]).toEqual([null, null]);
  const push = { method: "POST", path: "/api/sync/push" } as const;
  const again = fingerprintOf({ ...event, body });

  expect(again).toBe(fingerprint({ ...push, body: { ...event, body: older } }));
  expect(fingerprintOf({ ...event, body: { ...body, photoUrl: photoPathOf(ID) } })).not.toBe(again);
});

const ID = "00000000-0000-4000-8000-000000000001";
