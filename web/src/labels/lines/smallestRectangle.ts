import type { TextBox } from "./TextBox.ts";

/** A position in a photo, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The rotated rectangle of the smallest area around `points`. One of its sides is along a side of
 * the convex hull (Freeman and Shapira, 1975). Its angle is that of its longer side. If it is
 * nearly square, the angle is between −45° and 45°.
 */
export function smallestRectangle(points: readonly Point[]): TextBox {
  const hull = convexHull(points);
  let best: TextBox | undefined;
  hull.forEach((from, at) => {
    const to = hull[(at + 1) % hull.length] ?? from;
    const box = rectangleAlong(hull, Math.atan2(to.y - from.y, to.x - from.x));
    if (!best || box.length * box.height < best.length * best.height) best = box;
  });
  return alongTheText(best ?? rectangleAlong(points, 0));
}

const SQUARE_UP_TO = 1.5;

/**
 * Swaps the rectangle's sides if necessary, so that `length` is along the text, from left to right.
 */
function alongTheText(box: TextBox): TextBox {
  const quarter = Math.PI / 2;
  const turned = { ...box, length: box.height, height: box.length, angle: box.angle + quarter };
  const [flat, steep] =
    Math.abs(halfTurn(box.angle)) <= quarter / 2 ? [box, turned] : [turned, box];
  const chosen = steep.length > SQUARE_UP_TO * flat.length ? steep : flat;
  return { ...chosen, angle: halfTurn(chosen.angle) };
}

/** The angle, changed by half turns until it is between −90° and 90°. */
function halfTurn(angle: number): number {
  return angle - Math.PI * Math.round(angle / Math.PI);
}

function rectangleAlong(points: readonly Point[], angle: number): TextBox {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    const along = x * cos + y * sin;
    const across = y * cos - x * sin;
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const along = (left + right) / 2;
  const across = (top + bottom) / 2;
  return {
    x: along * cos - across * sin,
    y: along * sin + across * cos,
    length: right - left + 1,
    height: bottom - top + 1,
    angle,
  };
}

/** The convex hull of the points, by Andrew's monotone chain (1979). */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return [...chain(sorted), ...chain(sorted.reverse())];
}

function chain(sorted: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of sorted) {
    while (kept.length >= 2 && !turnsLeft(kept.at(-2), kept.at(-1), point)) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

function turnsLeft(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  if (!a || !b) return true;
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
}
