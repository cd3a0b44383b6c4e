import type { Glass } from "../understand/fields/Glass.ts";
import type { TextLine } from "../understand/rows/TextLine.ts";
import { cropLine } from "./cropLine.ts";
import type { LineReading } from "./decodeText.ts";
import { detectorInput, type Planes } from "./detectorInput.ts";
import { findTextBoxes, type TextMap } from "./findTextBoxes.ts";
import { glassOf } from "../photo/glassOf.ts";
import { lightened } from "../photo/light.ts";
import type { Pixels } from "../photo/Pixels.ts";
import type { TextBox } from "./TextBox.ts";
import { tiltOf, turned, turnOf } from "../photo/upright.ts";

/** Reads one cropped line at a time. */
export type Recogniser = (line: Planes) => Promise<LineReading>;

/** The two models of PP-OCRv4: one detects lines of text, the other reads a line. */
export interface TextModels {
  readonly detect: (photo: Planes) => Promise<TextMap>;
  /** At least one recogniser. Several recognisers read lines in parallel. */
  readonly recognisers: readonly Recogniser[];
}

/** Lines below this confidence are noise (PaddleOCR's `drop_score`). */
const CONFIDENCE_MIN = 0.5;

/**
 * Maximum amount of text that is read in a photo. A line's amount is its length divided by its
 * height. The largest lines are read first. A front label has about half of the maximum. A back
 * label has more text.
 */
const LENGTH_MAX = 150;

/**
 * Number of largest lines that are also read upside down if they are doubtful. They decide whether
 * the photo is upside down.
 */
const UPSIDE_DOWN_CHECK_LINES = 5;

export interface PhotoText {
  /** The lines of text, from top to bottom. Empty if the photo has no text. */
  readonly lines: TextLine[];
  readonly glass: Glass | undefined;
}

/**
 * Reads the lines of text in a photo. Brightens a dark photo, rotates a photo that is sideways or
 * upside down, and levels a tilted photo. `onProgress` gets the finished share, from 0 to 1.
 */
export async function readText(
  models: TextModels,
  taken: Pixels,
  onProgress?: (share: number) => void,
): Promise<PhotoText> {
  const photo = lightened(taken);
  const lines = await readLines(models, photo, onProgress);
  const sure = lines.filter(({ confidence }) => confidence >= UPRIGHT_FROM);
  const turn = turnOf(sure.map(({ box }) => box));
  if (turn === 0) return textOf(placed(lines, photo), photo);
  const upright = turned(photo, turn);
  return textOf(placed(await readLines(models, upright, onProgress), upright), upright);
}

/**
 * Minimum width of the widest line, as a share of the photo's width. If all lines are narrower, the
 * photo shows more than the bottle, and the wine's colour is not read.
 */
const CLOSE_WIDTH_MIN = 0.25;

function textOf(lines: TextLine[], photo: Pixels): PhotoText {
  const isClose = lines.some(({ width }) => width >= CLOSE_WIDTH_MIN);
  return { lines, glass: isClose ? glassOf(photo) : undefined };
}

/** A line that was read. The box's angle is the direction in which the line was read. */
interface ReadLine extends LineReading {
  readonly box: TextBox;
  readonly closer?: LineReading;
}

async function readLines(
  models: TextModels,
  photo: Pixels,
  onProgress?: (share: number) => void,
): Promise<ReadLine[]> {
  const map = await models.detect(detectorInput(photo));
  const boxes = largestOf(findTextBoxes(map));
  const largest = new Set(boxes.slice(0, UPSIDE_DOWN_CHECK_LINES));
  // Reads the longest lines first, so that no recogniser works on one long line at the end.
  const waiting = boxes.sort((a, b) => shapeOf(b) - shapeOf(a)).values();
  const lines: ReadLine[] = [];
  let done = 0;
  const readWaiting = async (recognise: Recogniser) => {
    for (const box of waiting) {
      const line = await readLine(recognise, photo, box, largest.has(box));
      if (line.confidence >= CONFIDENCE_MIN && line.text.trim() !== "") lines.push(line);
      onProgress?.(++done / (boxes.length + 1));
    }
  };
  await Promise.all(models.recognisers.map(readWaiting));
  onProgress?.(1);
  return lines;
}

const shapeOf = ({ length, height }: TextBox): number => length / height;

function largestOf(boxes: readonly TextBox[]): TextBox[] {
  let left = LENGTH_MAX;
  return boxes
    .toSorted((a, b) => b.height * b.length - a.height * a.length)
    .filter((box) => (left -= shapeOf(box)) >= 0);
}

/**
 * A line steeper than this may run either way. Both ways are read, and the more confident reading
 * wins.
 */
const STEEP = Math.PI / 4;

/** A large line with less confidence may be upside down, so it is also read the other way. */
const UPRIGHT_FROM = 0.8;

/** A line between `UNREADABLE_BELOW` and this confidence is read again in a closer crop. */
const SURE_FROM = 0.93;
const UNREADABLE_BELOW = 0.75;

/**
 * Height of the closer crop, as a share of the first crop's height. The closer crop excludes print
 * around the line.
 */
const CLOSER_HEIGHT = 0.85;

async function readLine(
  recognise: Recogniser,
  photo: Pixels,
  box: TextBox,
  isLarge: boolean,
): Promise<ReadLine> {
  const read = async (cut: TextBox) => ({ ...(await recognise(cropLine(photo, cut))), box: cut });

  const first = await read(box);
  const isSteep = Math.abs(box.angle) >= STEEP;
  if (isSteep || (isLarge && first.confidence < UPRIGHT_FROM)) {
    const back = await read({ ...box, angle: box.angle + Math.PI });
    if (back.confidence > first.confidence) return back;
  }
  if (isSteep || first.confidence < UNREADABLE_BELOW || first.confidence >= SURE_FROM) return first;
  const closer = await read({ ...box, height: box.height * CLOSER_HEIGHT });
  return closer.confidence < CONFIDENCE_MIN ? first : { ...first, closer };
}

function placed(lines: readonly ReadLine[], photo: Pixels): TextLine[] {
  const tilt = tiltOf(lines.map(({ box }) => box));
  return lines
    .map(({ text, confidence, closer, box }) => ({
      ...{ text: text.trim(), confidence },
      ...(closer && { closer: { text: closer.text, confidence: closer.confidence } }),
      ...placeOf(box, photo, tilt),
    }))
    .sort((a, b) => a.y - b.y || a.x - b.x);
}

function placeOf(box: TextBox, { width, height }: Pixels, tilt: number) {
  const [right, below] = [box.x - width / 2, box.y - height / 2];
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  return {
    x: (right * cos + below * sin) / width + 0.5,
    y: (below * cos - right * sin) / height + 0.5,
    width: (box.length * Math.abs(Math.cos(box.angle - tilt))) / width,
    height: box.height / height,
  };
}
