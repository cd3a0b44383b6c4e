import type { Point } from "./smallestRectangle.ts";
import type { TextBox } from "./TextBox.ts";

/** A bow that makes the box no lower than this share of itself is not followed. */
const WORTHWHILE = 0.9;

/** No label is bent more than this, as a share of the line's length: it is two lines touching. */
const BOW_MAX = 0.2;

/**
 * The box of a line that is printed around a bottle, and so sags or arches in the photo: as low as
 * its letters, along a parabola through their middles. `outline` is the border of the text in
 * `box`. A straight line keeps its box.
 */
export function followBow(box: TextBox, outline: readonly Point[]): TextBox {
  const half = box.length / 2;
  const points = outline.map(({ x, y }) => seenFrom(box, x - box.x, y - box.y));
  const { slope, bow } = parabolaThrough(middlesOf(points), half);
  if (Math.abs(bow) > BOW_MAX * box.length) return box;

  const offsets = points.map(({ x, y }) => y - slope * (x / half) - bow * (x / half) ** 2);
  const [top, bottom] = [Math.min(...offsets), Math.max(...offsets)];
  const height = bottom - top + 1;
  if (height > WORTHWHILE * box.height) return box;

  const middle = (top + bottom) / 2;
  return {
    ...box,
    x: box.x - middle * Math.sin(box.angle),
    y: box.y + middle * Math.cos(box.angle),
    height,
    angle: box.angle + Math.atan2(slope, half),
    bow,
  };
}

function seenFrom({ angle }: TextBox, x: number, y: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos + y * sin, y: y * cos - x * sin };
}

/** The middles between the upper and the lower border, pixel by pixel along the line. */
function middlesOf(points: readonly Point[]): Point[] {
  const columns = new Map<number, { top: number; bottom: number }>();
  for (const { x, y } of points) {
    const column = columns.get(Math.round(x)) ?? { top: y, bottom: y };
    columns.set(Math.round(x), {
      top: Math.min(column.top, y),
      bottom: Math.max(column.bottom, y),
    });
  }
  return [...columns].map(([x, { top, bottom }]) => ({ x, y: (top + bottom) / 2 }));
}

/** Least squares by Legendre polynomials, which are orthogonal over points spread evenly. */
function parabolaThrough(points: readonly Point[], half: number) {
  let [along, alongSquares, curve, curveSquares] = [0, 0, 0, 0];
  for (const { x, y } of points) {
    const linear = x / half;
    const quadratic = linear ** 2 - 1 / 3;
    along += y * linear;
    alongSquares += linear ** 2;
    curve += y * quadratic;
    curveSquares += quadratic ** 2;
  }
  return { slope: along / alongSquares, bow: curve / curveSquares };
}
