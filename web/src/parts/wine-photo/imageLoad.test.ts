import { expect, test } from "vitest";
import { FIRST_LOAD, type ImageEvent, loadImage } from "./WinePhoto.tsx";

test("a failed picture can be retried twice", () => {
  const twice = after(failed, retry(1000), failed, retry(2000));
  expect(twice).toEqual({ kind: "loading", retries: 2, retriedAt: 2000 });

  const thrice = [failed, retry(3000)].reduce(loadImage, twice);
  expect(thrice).toEqual({ kind: "failed", retries: 2, retriedAt: 2000 });
});

test("a loaded picture stays shown when its timeout passes", () => {
  expect(after({ kind: "arrived" }, failed).kind).toBe("loaded");
});

const failed: ImageEvent = { kind: "failed" };
const retry = (now: number): ImageEvent => ({ kind: "retry", now });
const after = (...events: ImageEvent[]) => events.reduce(loadImage, FIRST_LOAD);
