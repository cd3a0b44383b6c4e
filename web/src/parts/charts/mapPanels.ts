import { i18n } from "../../language/i18n.ts";
import { bottlesOf, type Origin } from "../../rules/counting/origins.ts";
import { LETTER } from "./chartLabels.ts";
import type { Land, Outline } from "./outlines.ts";

/** A map of one part of the world, as large as possible while all its bottles are visible. */
export interface MapPanel {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly dots: readonly Dot[];
  readonly labels: readonly DotLabel[];
  readonly project: Project;
  readonly bounds: Bounds;
}

export interface Dot {
  readonly origin: Origin;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface DotLabel {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
}

type Project = (longitude: number, latitude: number) => readonly [x: number, y: number];
type Bounds = Pick<Outline, "west" | "east" | "south" | "north">;

const GAP = 8;
/** Height of the main panel, and of each row of other panels. */
const [MAIN, SIDE] = [300, 110];
const IN_LINE = 3;
/** Number of small panels per row. Four panels make two rows of two. */
const inLineOf = (others: number) => (others === 4 ? 2 : IN_LINE);
/** Minimum number of degrees that the main panel and a small panel show. */
const [MAIN_SPAN, SIDE_SPAN] = [12, 9];
const MARGIN = 32;
const [R_MAX, R_MIN] = [10, 3.5];
const LABELS_MAX = 14;
const LABEL = 14;

export function mapHeight(origins: readonly Origin[]): number {
  const others = partsOf(origins).length - 1;
  return MAIN + Math.ceil(others / inLineOf(others)) * (SIDE + GAP);
}

/**
 * Panels for the parts of the world with bottles. The part with most bottles has a large panel
 * above the other panels.
 */
export function mapPanels(origins: readonly Origin[], width: number): readonly MapPanel[] {
  const [main, ...others] = partsOf(origins);
  if (!main) return [];
  const most = Math.max(...origins.map(({ bottles }) => bottles));
  const perLine = inLineOf(others.length);
  const sides = others.map((part, at) => {
    const line = Math.floor(at / perLine);
    const inLine = Math.min(perLine, others.length - line * perLine);
    const own = (width - GAP * (inLine - 1)) / inLine;
    const x = (at % perLine) * (own + GAP);
    const y = MAIN + GAP + line * (SIDE + GAP);
    return panelOf(part, { x, y, width: own, height: SIDE }, SIDE_SPAN, most);
  });
  return [panelOf(main, { x: 0, y: 0, width, height: MAIN }, MAIN_SPAN, most), ...sides];
}

interface Part {
  readonly name: string;
  readonly origins: readonly Origin[];
}

function partsOf(origins: readonly Origin[]): readonly Part[] {
  const parts = new Map<string, Origin[]>();
  for (const origin of origins) {
    const name = partName(origin);
    parts.set(name, [...(parts.get(name) ?? []), origin]);
  }
  return Array.from(parts, ([name, own]) => ({ name, origins: own })).sort(
    (one, other) => bottlesOf(other.origins) - bottlesOf(one.origins),
  );
}

/** Northern Africa and the Near East belong to Europe's panel. */
function partName({ longitude, latitude }: Origin): string {
  if (longitude < -30) return latitude > 13 ? i18n._("North America") : i18n._("South America");
  if (longitude > 60) return latitude > 0 ? i18n._("Asia") : i18n._("Oceania");
  return latitude < 20 ? i18n._("Africa") : i18n._("Europe");
}

type Frame = Pick<MapPanel, "x" | "y" | "width" | "height">;

function panelOf({ name, origins }: Part, frame: Frame, span: number, most: number): MapPanel {
  const { project, bounds } = projectionOf(origins, frame, span);
  const dots = origins.map((origin) => {
    const [x, y] = project(origin.longitude, origin.latitude);
    return { origin, x, y, r: R_MIN + (R_MAX - R_MIN) * Math.sqrt(origin.bottles / most) };
  });
  const [country, ...others] = new Set(origins.map(({ countryName }) => countryName));
  const title = others.length === 0 ? (country ?? name) : name;
  return {
    name: `${title} ${String(bottlesOf(origins))}`,
    ...frame,
    dots,
    labels: labelsOf(dots, frame),
    project,
    bounds,
  };
}

/** Cylindrical equal-area projection, true to scale at the middle of the dots. */
function projectionOf(origins: readonly Origin[], { width, height }: Frame, span: number) {
  const longitudes = origins.map(({ longitude }) => longitude);
  const latitudes = origins.map(({ latitude }) => latitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const middle = Math.cos(radians((south + north) / 2));
  const up = (latitude: number) => degrees(Math.sin(radians(latitude)) / middle);
  const [midX, midY] = [((west + east) / 2) * middle, (up(south) + up(north)) / 2];
  const scale = Math.min(
    (width - 2 * MARGIN) / Math.max((east - west) * middle, span / 2),
    (height - 2 * MARGIN) / Math.max(up(north) - up(south), span / 2),
    Math.min(width, height) / span,
  );
  const project: Project = (longitude, latitude) => [
    width / 2 + (longitude * middle - midX) * scale,
    height / 2 - (up(latitude) - midY) * scale,
  ];
  const reach = width / 2 / scale / middle;
  const sine = (y: number) => Math.max(-1, Math.min(1, radians(y) * middle));
  const latitudeAt = (y: number) => degrees(Math.asin(sine(y)));
  const bounds: Bounds = {
    west: (west + east) / 2 - reach,
    east: (west + east) / 2 + reach,
    south: latitudeAt(midY - height / 2 / scale),
    north: latitudeAt(midY + height / 2 / scale),
  };
  return { project, bounds };
}

const radians = (angle: number) => (angle * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

type Box = Readonly<Record<"left" | "right" | "top" | "bottom", number>>;

/**
 * The labels next to the dots. The largest dots get theirs first. A label for which there is no
 * space is omitted.
 */
function labelsOf(dots: readonly Dot[], { width, height, y: top }: Frame): readonly DotLabel[] {
  const taken: Box[] = dots.map(({ x, y, r }) => ({
    left: x - r,
    right: x + r,
    top: y - r,
    bottom: y + r,
  }));
  // Reserves the corner in which a small panel has its name.
  if (top > 0) taken.push({ left: 0, right: width, top: 0, bottom: 20 });
  const labels: DotLabel[] = [];
  for (const { origin, x, y, r } of dots) {
    if (labels.length === LABELS_MAX) break;
    const words = `${origin.name} ${String(origin.bottles)}`;
    const own = words.length * LETTER * 0.95;
    const free = [
      { anchor: "start" as const, x: x + r + 4, y: y + 4, left: x + r + 3 },
      { anchor: "end" as const, x: x - r - 4, y: y + 4, left: x - r - 3 - own },
      { anchor: "middle" as const, x, y: y - r - 4, left: x - own / 2 },
      { anchor: "middle" as const, x, y: y + r + 12, left: x - own / 2 },
    ].find(({ left, y: base }) => {
      const box = { left, right: left + own, top: base - LABEL + 3, bottom: base + 3 };
      const isInside =
        box.left >= 2 && box.right <= width - 2 && box.top >= 2 && box.bottom <= height - 2;
      return isInside && !taken.some((other) => overlaps(box, other));
    });
    if (!free) continue;
    const { anchor, left } = free;
    taken.push({ left, right: left + own, top: free.y - LABEL + 3, bottom: free.y + 3 });
    labels.push({ words, anchor, x: free.x, y: free.y });
  }
  return labels;
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

/** SVG path of a country's outlines in a panel. Empty if the country is outside the panel. */
export function pathIn({ project, bounds }: MapPanel, { outlines }: Land): string {
  return outlines
    .filter(
      ({ west, east, south, north }) =>
        west < bounds.east && east > bounds.west && south < bounds.north && north > bounds.south,
    )
    .map(({ points }) => {
      const drawn: string[] = [];
      for (let at = 0; at < points.length; at += 2) {
        const [x, y] = project(points[at] ?? 0, points[at + 1] ?? 0);
        drawn.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
      }
      return `M${drawn.join("L")}Z`;
    })
    .join("");
}
