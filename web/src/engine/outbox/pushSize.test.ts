import { expect, test } from "vitest";
import { newPushPace, nextPushBytes } from "./nextPush.ts";

const KB = 1024;
const { bytesMax: FIRST } = newPushPace();

test("[P8] each unanswered push quarters the push size, with a 4 kB minimum", () => {
  const sizes = [FIRST];
  for (let tries = 0; tries < 4; tries += 1) {
    const bytes = sizes.at(-1) ?? 0;
    sizes.push(nextPushBytes(bytes, { bytes, tookMs: undefined }));
  }

  expect(sizes.map((bytes) => bytes / KB)).toEqual([32, 8, 4, 4, 4]);
});

test("[P8] an unanswered 20 kB push reduces the push size to 5 kB", () => {
  expect(nextPushBytes(FIRST, { bytes: 20 * KB, tookMs: undefined })).toBe(5 * KB);
});

test("[P8] after a full push, the next one has what goes in a second", () => {
  expect(nextPushBytes(FIRST, { bytes: FIRST, tookMs: 250 })).toBe(4 * FIRST);
});

test("[P8] pushes grow to 256 kB at most", () => {
  expect(nextPushBytes(FIRST, { bytes: FIRST, tookMs: 0 })).toBe(256 * KB);
});

test("[P8] a push that took seconds does not change the push size", () => {
  expect(nextPushBytes(FIRST, { bytes: FIRST, tookMs: 3_000 })).toBe(FIRST);
});

test("[P8] a short fast push does not change the push size", () => {
  expect(nextPushBytes(FIRST, { bytes: KB, tookMs: 20 })).toBe(FIRST);
});

test("[P8] a slow push halves the push size", () => {
  expect(nextPushBytes(FIRST, { bytes: FIRST, tookMs: 9_000 })).toBe(FIRST / 2);
});
