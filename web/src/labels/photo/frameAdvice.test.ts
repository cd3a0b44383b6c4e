import { describe, expect, test } from "vitest";
import { frameAdviceOf } from "./frameAdvice.ts";
import type { Pixels } from "./Pixels.ts";

const [WIDTH, HEIGHT] = [60, 80];

describe("advice for the camera", () => {
  test("a still label that fills the frame needs no advice", () => {
    expect(frameAdviceOf(label(6), label(6))).toBeUndefined();
    expect(frameAdviceOf(label(6), undefined)).toBeUndefined();
  });

  test("a dimly lit frame gets the advice “dark”", () => {
    expect(frameAdviceOf(label(6, { light: 60 }), undefined)).toBe("dark");
  });

  test("a frame shifted against the previous frame gets the advice “moving”", () => {
    expect(frameAdviceOf(label(6), label(6, { shift: 5 }))).toBe("moving");
  });

  // Spec 10.83
  test("a small label on a plain background gets the advice “far”", () => {
    expect(frameAdviceOf(label(25), label(25))).toBe("far");
  });

  test("a plain wall gives no advice to come closer", () => {
    const wall = frame(() => 200);
    expect(frameAdviceOf(wall, wall)).toBeUndefined();
  });
});

function label(margin: number, { light = 220, shift = 0 } = {}): Pixels {
  const isOn = (at: number, size: number) => at >= margin && at < size - margin;
  return frame((x, y) => {
    const isPrint = isOn(x, WIDTH) && isOn(y, HEIGHT) && (y + shift) % 10 < 5;
    return isPrint ? 5 : light;
  });
}

function frame(lightAt: (x: number, y: number) => number): Pixels {
  const bytes = new Uint8Array(4 * WIDTH * HEIGHT);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
    const light = lightAt(pixel % WIDTH, Math.floor(pixel / WIDTH));
    bytes.set([light, light, light, 255], 4 * pixel);
  }
  return { width: WIDTH, height: HEIGHT, bytes };
}
