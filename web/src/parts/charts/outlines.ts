import { cell, readTsv } from "sync-protocol";
import outlinesTable from "sync-protocol/data/map/outlines.tsv?raw";

/** Outline of land: points in degrees, longitude and latitude in turn, and the bounding box. */
export interface Outline {
  readonly points: readonly number[];
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

export interface Land {
  /** ISO 3166 code. Only for countries that produce wine. */
  readonly code: string;
  readonly outlines: readonly Outline[];
}

/** Number of coordinate steps per degree in the table of outlines. */
const STEPS = 20;

export const LANDS: readonly Land[] = readTsv(outlinesTable, {
  code: cell.text,
  outlines: cell.list,
}).map(({ code, outlines }) => ({ code, outlines: outlines.map(readOutline) }));

function readOutline(steps: string): Outline {
  const points: number[] = [];
  let [west, east, south, north] = [180, -180, 90, -90];
  for (const step of steps.split(" ")) {
    const before = points.at(-2) ?? 0;
    const degrees = before + Number(step) / STEPS;
    if (points.length % 2 === 0) [west, east] = [Math.min(west, degrees), Math.max(east, degrees)];
    else [south, north] = [Math.min(south, degrees), Math.max(north, degrees)];
    points.push(degrees);
  }
  return { points, west, east, south, north };
}
