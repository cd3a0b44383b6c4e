import type { Glass } from "../understand/fields/Glass.ts";
import type { TextLine } from "../understand/rows/TextLine.ts";
import { cropLine } from "./cropLine.ts";
import type { Decoded } from "./decodeText.ts";
import { detectorInput, type Planes } from "./detectorInput.ts";
import { findTextBoxes, type TextMap } from "./findTextBoxes.ts";
import { glassOf } from "../photo/glassOf.ts";
import { lightened } from "../photo/light.ts";
import type { Pixels } from "../photo/Pixels.ts";
import type { TextBox } from "./TextBox.ts";
import { tiltOf, turned, turnOf } from "../photo/upright.ts";

/** Reads a line that was cut out of a photo; one at a time. */
export type Recogniser = (line: Planes) => Promise<Decoded>;

/** The two models of PP-OCRv4: one sees where text stands, the other reads a line of it. */
export interface TextModels {
  readonly detect: (photo: Planes) => Promise<TextMap>;
  /** At least one; those that are there read lines side by side. */
  readonly recognisers: readonly Recogniser[];
}

/** A line below this confidence is noise rather than text (PaddleOCR's `drop_score`). */
const CONFIDENCE_MIN = 0.5;

/**
 * The lines read of one photo are so long together, as multiples of their height, the largest first:
 * what is smaller is the small print. A label has half of it, a back label more.
 */
const LENGTH_MAX = 150;

/** The largest lines that show on their own whether the photo is upside down. */
const TELLING_LINES = 5;

/** What a photo says, and shows of the wine. */
export interface PhotoText {
  /** From the top down; none where there is no text. */
  readonly lines: TextLine[];
  readonly glass: Glass | undefined;
}

/**
 * Reads the lines of text in a photo. A dark photo is lightened, one that lies on its side or stands
 * on its head is turned, and a tilted one counts as level. `onProgress` is told the share that is
 * done, from 0 to 1.
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

/** A photo whose widest line is narrower than this share of it was taken from afar: around the bottle is the room. */
const CLOSE_WIDTH_MIN = 0.25;

function textOf(lines: TextLine[], photo: Pixels): PhotoText {
  const isClose = lines.some(({ width }) => width >= CLOSE_WIDTH_MIN);
  return { lines, glass: isClose ? glassOf(photo) : undefined };
}

/** A line that was read; its box says in which direction. */
interface LineRead extends Decoded {
  readonly box: TextBox;
  readonly closer?: Decoded;
}

async function readLines(
  models: TextModels,
  photo: Pixels,
  onProgress?: (share: number) => void,
): Promise<LineRead[]> {
  const map = await models.detect(detectorInput(photo));
  const boxes = largestOf(findTextBoxes(map));
  const telling = new Set(boxes.slice(0, TELLING_LINES));
  // The longest first, so that no recogniser is left alone with one at the end.
  const waiting = boxes.sort((a, b) => shapeOf(b) - shapeOf(a)).values();
  const lines: LineRead[] = [];
  let done = 0;
  const readWaiting = async (recognise: Recogniser) => {
    for (const box of waiting) {
      const line = await readLine(recognise, photo, box, telling.has(box));
      if (line.confidence >= CONFIDENCE_MIN && line.text.trim() !== "") lines.push(line);
      onProgress?.(++done / (boxes.length + 1));
    }
  };
  await Promise.all(models.recognisers.map(readWaiting));
  onProgress?.(1);
  return lines;
}

/** How long a line is beside its height: so long it takes to read it. */
const shapeOf = ({ length, height }: TextBox): number => length / height;

function largestOf(boxes: readonly TextBox[]): TextBox[] {
  let left = LENGTH_MAX;
  return boxes
    .toSorted((a, b) => b.height * b.length - a.height * a.length)
    .filter((box) => (left -= shapeOf(box)) >= 0);
}

/** A line that climbs steeply may run either way: it is read both ways, and the surer wins. */
const STEEP = Math.PI / 4;

/** A large line read less surely than this may stand on its head. */
const UPRIGHT_FROM = 0.8;

/**
 * A line read less surely than this is read again, cut closer above and below; one read so badly that
 * no name is taken from it is not worth the time.
 */
const SURE_FROM = 0.93;
const HOPELESS_BELOW = 0.75;

/** The height of the closer cut, as a share: less of what is around the line comes with it. */
const CLOSER = 0.85;

async function readLine(
  recognise: Recogniser,
  photo: Pixels,
  box: TextBox,
  isTelling: boolean,
): Promise<LineRead> {
  const read = async (cut: TextBox) => ({ ...(await recognise(cropLine(photo, cut))), box: cut });

  const first = await read(box);
  const isSteep = Math.abs(box.angle) >= STEEP;
  if (isSteep || (isTelling && first.confidence < UPRIGHT_FROM)) {
    const back = await read({ ...box, angle: box.angle + Math.PI });
    if (back.confidence > first.confidence) return back;
  }
  if (isSteep || first.confidence < HOPELESS_BELOW || first.confidence >= SURE_FROM) return first;
  const closer = await read({ ...box, height: box.height * CLOSER });
  return closer.confidence < CONFIDENCE_MIN ? first : { ...first, closer };
}

/** The lines in their places, as they would stand if the photo were level, from the top down. */
function placed(lines: readonly LineRead[], photo: Pixels): TextLine[] {
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
