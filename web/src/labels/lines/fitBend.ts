import type { Point } from "./smallestRectangle.ts";
import type { TextBox } from "./TextBox.ts";

/**
 * Maximum height of a curved line's box, as a share of the straight box's height. If the curved box
 * is higher, the straight box is kept.
 */
const BENT_HEIGHT_MAX = 0.95;

/**
 * Minimum ratio of length to height for measuring a line's curvature. A shorter line keeps its
 * straight box.
 */
const SHAPE_MIN = 3;

/**
 * The line is cut into this many pieces along its length. The parabola is fitted to the middles of
 * the pieces.
 */
const PIECES = 24;

/**
 * The box of a line around a bottle, with the line's curvature: a least-squares parabola through
 * the middles of the line's pieces. A straight or short line keeps its box.
 */
export function fitBend(box: TextBox, outline: readonly Point[]): TextBox {
  if (box.length < SHAPE_MIN * box.height) return box;
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const points = outline.map(({ x, y }) => ({
    along: (x - box.x) * cos + (y - box.y) * sin,
    across: (y - box.y) * cos - (x - box.x) * sin,
  }));
  const fit = parabolaThrough(middlesOf(points, box.length));
  if (!fit) return box;
  const beside = points.map(({ along, across }) => across - valueAt(fit, along));
  const [top, bottom] = [Math.min(...beside), Math.max(...beside)];
  const height = bottom - top + 1;
  if (height > BENT_HEIGHT_MAX * box.height) return box;
  const across = fit.constant + (top + bottom) / 2;
  return {
    x: box.x - across * sin,
    y: box.y + across * cos,
    length: box.length,
    height,
    angle: box.angle + Math.atan(fit.linear),
    bend: fit.square,
  };
}

interface LinePoint {
  readonly along: number;
  readonly across: number;
}

function middlesOf(points: readonly LinePoint[], length: number): LinePoint[] {
  const pieces = Array.from({ length: PIECES }, (): LinePoint[] => []);
  for (const point of points) {
    const at = Math.floor((point.along / length + 0.5) * PIECES);
    pieces[Math.min(PIECES - 1, Math.max(0, at))]?.push(point);
  }
  return pieces.flatMap((piece) => {
    if (piece.length < 2) return [];
    const across = piece.map((point) => point.across);
    const along = piece.reduce((sum, point) => sum + point.along, 0) / piece.length;
    return [{ along, across: (Math.min(...across) + Math.max(...across)) / 2 }];
  });
}

interface Parabola {
  readonly constant: number;
  readonly linear: number;
  readonly square: number;
}

const valueAt = ({ constant, linear, square }: Parabola, along: number): number =>
  constant + linear * along + square * along ** 2;

/**
 * The least-squares parabola through the points. `undefined` if the points determine no parabola.
 */
function parabolaThrough(points: readonly LinePoint[]): Parabola | undefined {
  const sum = (value: (point: LinePoint) => number) =>
    points.reduce((all, point) => all + value(point), 0);
  const [s0, s1] = [points.length, sum(({ along }) => along)];
  const s2 = sum(({ along }) => along ** 2);
  const s3 = sum(({ along }) => along ** 3);
  const s4 = sum(({ along }) => along ** 4);
  const t0 = sum(({ across }) => across);
  const t1 = sum(({ along, across }) => across * along);
  const t2 = sum(({ along, across }) => across * along ** 2);
  const all = determinant(s0, s1, s2, s1, s2, s3, s2, s3, s4);
  if (points.length < 3 || all === 0) return undefined;
  return {
    constant: determinant(t0, s1, s2, t1, s2, s3, t2, s3, s4) / all,
    linear: determinant(s0, t0, s2, s1, t1, s3, s2, t2, s4) / all,
    square: determinant(s0, s1, t0, s1, s2, t1, s2, s3, t2) / all,
  };
}

/** The determinant of a 3 by 3 matrix, given row by row. */
function determinant(...of: readonly number[]): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = of;
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}
