import { describe, expect, test } from "vitest";
import { findTextBoxes, type TextMap } from "./findTextBoxes.ts";

describe("text boxes", () => {
  test("a text patch's box is enlarged by area × 1.5 ÷ perimeter", () => {
    const [box, ...others] = findTextBoxes(
      mapOf(100, 60, isIn({ x: 50, y: 30, length: 41, height: 11 })),
    );
    expect(others).toEqual([]);
    expect(box?.x).toBeCloseTo(50, 0);
    expect(box?.y).toBeCloseTo(30, 0);
    expect(box?.angle).toBeCloseTo(0);
    // The patch's area, 41 × 11, times 1.5 ÷ 104 (its perimeter) gives 6.5 pixels more on each
    // side.
    expect(box?.length).toBeCloseTo(54, 0);
    expect(box?.height).toBeCloseTo(24, 0);
  });

  test("a slanted line's box has the slant of the line", () => {
    const angle = 0.3;
    const [box] = findTextBoxes(
      mapOf(120, 120, isIn({ x: 60, y: 60, length: 70, height: 12, angle })),
    );
    expect(box?.angle).toBeCloseTo(angle, 1);
    expect(box?.height).toBeLessThan(box?.length ?? 0);
  });

  test("a vertical line's box has an angle of 90° up or down", () => {
    const [box] = findTextBoxes(mapOf(60, 120, isIn({ x: 30, y: 60, length: 10, height: 80 })));
    expect(Math.abs(box?.angle ?? 0)).toBeCloseTo(Math.PI / 2);
    expect(box?.length).toBeGreaterThan(80);
  });

  // Spec 10.91
  test("a curved line's box has the letters' height and the curvature", () => {
    const bend = 0.006;
    const arc = (x: number, y: number) =>
      Math.abs(x - 80) < 60 && Math.abs(y - 60 - bend * (x - 80) ** 2) < 6;
    const [box, ...others] = findTextBoxes(mapOf(160, 120, arc));

    expect(others).toEqual([]);
    expect(box?.bend).toBeCloseTo(bend, 3);
    // The letters are 12 pixels high, and each side is enlarged by 8 pixels. Without the curvature,
    // the box would also include the line's ends, which are 22 pixels lower.
    expect(box?.height).toBeLessThan(32);
    expect(box?.y).toBeCloseTo(60, 0);
  });

  test("the box of a straight line has no curvature", () => {
    const [box] = findTextBoxes(mapOf(100, 60, isIn({ x: 50, y: 30, length: 71, height: 11 })));
    expect(box?.bend).toBeUndefined();
  });

  test("two separate text patches become two boxes", () => {
    const upper = isIn({ x: 50, y: 20, length: 40, height: 10 });
    const lower = isIn({ x: 50, y: 45, length: 40, height: 10 });
    expect(findTextBoxes(mapOf(100, 60, (x, y) => upper(x, y) || lower(x, y)))).toHaveLength(2);
  });

  test("specks and patches with low text probability get no boxes", () => {
    expect(findTextBoxes(mapOf(50, 50, (x, y) => x === 20 && y === 20))).toEqual([]);
    const doubtful = isIn({ x: 25, y: 25, length: 30, height: 10 });
    expect(findTextBoxes(mapOf(50, 50, doubtful, 0.4))).toEqual([]);
    expect(findTextBoxes(mapOf(50, 50, () => false))).toEqual([]);
  });
});

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly height: number;
  readonly angle?: number;
}

function isIn({ x, y, length, height, angle = 0 }: Rectangle) {
  return (atX: number, atY: number) => {
    const [dx, dy] = [atX - x, atY - y];
    const along = dx * Math.cos(angle) + dy * Math.sin(angle);
    const across = dy * Math.cos(angle) - dx * Math.sin(angle);
    return Math.abs(along) < length / 2 && Math.abs(across) < height / 2;
  };
}

function mapOf(
  width: number,
  height: number,
  isText: (x: number, y: number) => boolean,
  likelihood = 0.9,
): TextMap {
  const likelihoods = Float32Array.from({ length: width * height }, (_, at) =>
    isText(at % width, Math.floor(at / width)) ? likelihood : 0,
  );
  return { width, height, likelihoods };
}
