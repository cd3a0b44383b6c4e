import type { WineType } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import { bottleShapeOf } from "../../../ui/drawings/BottleDrawing.tsx";
import type { YearPoster } from "./yearPoster.ts";

export const POSTER = { width: 1080, height: 1350 } as const;

const MARGIN = 64;
const GAP = 32;
/** Width of a cell with a bottle's photo and text, px. A row has two cells. */
const CELL = (POSTER.width - 2 * MARGIN - GAP) / 2;
const PHOTO = { width: 228, height: 304 } as const;
const NAME_LINES = 4;
const [TITLE_Y, SUMMARY_Y, BEST_Y] = [220, 288, 344];
const FIGURES_Y = BEST_Y + 2 * (PHOTO.height + GAP) + 24;
const FIGURES_IN_LINE = 3;
const FIGURE_HEIGHT = 124;

/** The photo of each bottle. `undefined` if it cannot be loaded. */
export type PosterPhotos = readonly (ImageBitmap | undefined)[];

/** Draws the year's image, always in light colours. A bottle without a photo gets a silhouette. */
export function drawYearPoster(
  canvas: HTMLCanvasElement,
  poster: YearPoster,
  photos: PosterPhotos,
): void {
  canvas.width = POSTER.width;
  canvas.height = POSTER.height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw an image");
  withLightTokens((token) => {
    const pen = { context, token, heading: token("--font-heading"), body: token("--font-body") };
    context.fillStyle = token("--color-background");
    context.fillRect(0, 0, POSTER.width, POSTER.height);
    drawTitle(pen, poster);
    for (const [at, bottle] of poster.best.entries()) {
      const x = MARGIN + (at % 2) * (CELL + GAP);
      const y = BEST_Y + Math.floor(at / 2) * (PHOTO.height + GAP);
      drawBottle(pen, { ...bottle, photo: photos[at], x, y });
    }
    drawFigures(pen, poster);
  });
}

interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly token: (name: string, type?: WineType) => string;
  readonly heading: string;
  readonly body: string;
}

function drawTitle({ context, token, heading, body }: Pen, { year, summary }: YearPoster): void {
  context.fillStyle = token("--color-primary-text");
  context.font = `560 190px ${heading}`;
  context.fillText(String(year), MARGIN - 6, TITLE_Y);
  const end = MARGIN + context.measureText(String(year)).width + 20;
  context.fillStyle = token("--color-text");
  context.font = `560 64px ${heading}`;
  context.fillText(i18n._("in the cellar"), end, TITLE_Y);
  context.fillStyle = token("--color-dim");
  context.font = `400 32px ${body}`;
  context.fillText(summary, MARGIN, SUMMARY_Y);
}

type PlacedBottle = YearPoster["best"][number] & {
  readonly photo: ImageBitmap | undefined;
  readonly x: number;
  readonly y: number;
};

function drawBottle(
  pen: Pen,
  { name, vintage, type, rating, details, photo, x, y }: PlacedBottle,
): void {
  const { context, token, heading, body } = pen;
  context.save();
  context.beginPath();
  context.roundRect(x, y, PHOTO.width, PHOTO.height, 16);
  context.fillStyle = token("--color-sunk");
  context.fill();
  context.clip();
  if (photo) drawCovering(context, photo, { x, y });
  else drawSilhouette(pen, type, { x, y });
  context.restore();

  const left = x + PHOTO.width + 20;
  const width = CELL - PHOTO.width - 20;
  context.fillStyle = token("--color-text");
  context.font = `560 32px ${heading}`;
  const named = wrapped(`${name} ${vintage}`, (words) => context.measureText(words).width <= width);
  const room = { x: left, y: y + 34, width, height: 38 };
  let line = room.y + 38 * Math.min(named.length, NAME_LINES);
  if (named.length <= NAME_LINES) {
    writeLines(context, `${name} ${vintage}`, { ...room, lines: NAME_LINES });
  } else {
    // A name that is too long is cut, but the vintage is always shown.
    writeLines(context, name, { ...room, lines: NAME_LINES - 1 });
    context.fillText(vintage, left, line - 38);
  }
  if (rating !== undefined) {
    context.fillStyle = token("--color-primary-text");
    context.fillText(`★ ${rating}`, left, line + 8);
    line += 46;
  }
  context.fillStyle = token("--color-dim");
  context.font = `400 24px ${body}`;
  writeLines(context, details, {
    x: left,
    y: line,
    width,
    lines: Math.floor((y + PHOTO.height - line) / 30) + 1,
    height: 30,
  });
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

/**
 * Fills the photo's slot. The photo is cropped around a point slightly below its middle, where
 * labels usually are.
 */
function drawCovering(
  context: CanvasRenderingContext2D,
  photo: ImageBitmap,
  { x, y }: Corner,
): void {
  const scale = Math.max(PHOTO.width / photo.width, PHOTO.height / photo.height);
  const [width, height] = [PHOTO.width / scale, PHOTO.height / scale];
  const [left, top] = [(photo.width - width) / 2, (photo.height - height) * 0.6];
  context.drawImage(photo, left, top, width, height, x, y, PHOTO.width, PHOTO.height);
}

function drawSilhouette({ context, token }: Pen, type: WineType, { x, y }: Corner): void {
  const { outline, capsule, label } = bottleShapeOf(type);
  const [top, height] = label;
  const scale = (0.84 * PHOTO.height) / 160;
  context.translate(x + PHOTO.width / 2 - 30 * scale, y + 0.08 * PHOTO.height);
  context.scale(scale, scale);
  const colour = token("--wine", type);
  context.fillStyle = colour;
  context.strokeStyle = colour;
  context.lineWidth = 1.5;
  context.globalAlpha = 0.14;
  context.fill(new Path2D(outline));
  context.globalAlpha = 1;
  context.stroke(new Path2D(outline));
  context.fill(new Path2D(capsule));
  context.fillStyle = token("--color-card");
  context.fillRect(20, top, 20, height);
  context.strokeRect(20, top, 20, height);
}

function drawFigures({ context, token, heading, body }: Pen, { figures }: YearPoster): void {
  const width = (POSTER.width - 2 * MARGIN) / FIGURES_IN_LINE;
  context.fillStyle = token("--color-line");
  context.fillRect(MARGIN, FIGURES_Y - 16, POSTER.width - 2 * MARGIN, 2);
  for (const [at, { value, name }] of figures.entries()) {
    const x = MARGIN + (at % FIGURES_IN_LINE) * width;
    const y = FIGURES_Y + Math.floor(at / FIGURES_IN_LINE) * FIGURE_HEIGHT;
    context.fillStyle = token("--color-text");
    context.font = `560 52px ${heading}`;
    context.fillText(value, x, y + 56, width - 16);
    context.fillStyle = token("--color-dim");
    context.font = `400 28px ${body}`;
    context.fillText(name, x, y + 94, width - 16);
  }
}

interface Lines extends Corner {
  readonly width: number;
  readonly lines: number;
  /** Line height, px. */
  readonly height: number;
}

/** Writes text in lines. Text that does not fit ends in "…". */
function writeLines(context: CanvasRenderingContext2D, text: string, room: Lines): void {
  const { x, y, width, lines, height } = room;
  const written = wrapped(text, (line) => context.measureText(line).width <= width);
  const shown = written.slice(0, Math.max(0, lines));
  for (const [at, line] of shown.entries()) {
    const isCut = at === lines - 1 && written.length > lines;
    context.fillText(isCut ? `${line}…` : line, x, y + at * height, width);
  }
}

/** Wraps a text into lines at spaces. A word that is longer than a line is not broken. */
export function wrapped(text: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").filter((one) => one !== "")) {
    const last = lines.at(-1);
    const longer = `${last ?? ""} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function withLightTokens(draw: (token: Pen["token"]) => void): void {
  const sample = document.createElement("div");
  sample.dataset["mantineColorScheme"] = "light";
  document.body.append(sample);
  const style = getComputedStyle(sample);
  try {
    draw((name, type) => {
      if (type !== undefined) sample.dataset["wineType"] = type;
      return style.getPropertyValue(name).trim();
    });
  } finally {
    sample.remove();
  }
}
