import { expect, test } from "vitest";
import { capture, type CaptureEvent, type CaptureState, CHOOSING } from "./captureState.ts";

const jpeg = new ArrayBuffer(8);

// Spec 4.6
test("a camera picture becomes the captured photo once its JPEG is ready", () => {
  const state = after({ kind: "camera-asked" }, { kind: "picture-taken" }, photoReady());

  expect(state).toEqual({ kind: "captured", jpeg });
});

// Spec 4.6
test("a chosen file becomes the captured photo once its JPEG is ready", () => {
  expect(after({ kind: "picture-taken" }, photoReady())).toEqual({ kind: "captured", jpeg });
});

// Spec 4.6
test("cancelling the camera shows the choice of camera or upload", () => {
  expect(after({ kind: "camera-asked" }, { kind: "camera-cancelled" })).toBe(CHOOSING);
});

test("a discarded photo that becomes ready after Retake is ignored", () => {
  expect(after({ kind: "picture-taken" }, { kind: "retake" }, photoReady())).toBe(CHOOSING);
});

// Spec 4.7
test("Retake removes the captured photo", () => {
  expect(after({ kind: "picture-taken" }, photoReady(), { kind: "retake" })).toBe(CHOOSING);
});

test("a failed capture's error message is shown until the next picture", () => {
  const failed = after({ kind: "camera-asked" }, { kind: "failed", problem: "No camera" });
  expect(failed).toEqual({ kind: "choosing", problem: "No camera" });

  expect(capture(failed, { kind: "picture-taken" })).toEqual({ kind: "preparing" });
});

test("a camera failure after the capture does not replace the captured photo", () => {
  const late: CaptureEvent = { kind: "failed", problem: "No camera" };

  expect(after({ kind: "picture-taken" }, photoReady(), late).kind).toBe("captured");
});

const photoReady = (): CaptureEvent => ({ kind: "photo-ready", jpeg });

function after(...events: CaptureEvent[]): CaptureState {
  return events.reduce(capture, CHOOSING);
}
