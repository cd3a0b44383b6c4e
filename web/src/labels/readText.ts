import type { Glass } from "./understand/Glass.ts";
import type { TextLine } from "./understand/TextLine.ts";
import { cropLine } from "./cropLine.ts";
import { type CharacterOdds, type Decoded, decodeText } from "./decodeText.ts";
import { detectorInput, type Planes } from "./detectorInput.ts";
import { findTextBoxes, type TextMap } from "./findTextBoxes.ts";
import { glassOf } from "./glassOf.ts";
import { lightened } from "./light.ts";
import type { Pixels } from "./Pixels.ts";
import type { TextBox } from "./TextBox.ts";
import { tiltOf, turned, turnOf } from "./upright.ts";

/** The two models of PP-OCRv4: one sees where text stands, the other reads a line of it. */
export interface TextModels {
  readonly detect: (photo: Planes) => Promise<TextMap>;
  readonly recognise: (line: Planes) => Promise<CharacterOdds>;
  /** The recogniser's characters, in its own order. */
  readonly alphabet: readonly string[];
}

/** A line below this confidence is noise rather than text (PaddleOCR's `drop_score`). */
const CONFIDENCE_MIN = 0.5;

/** Most lines read of one photo, the largest first: what is smaller is the small print. */
const LINES_MAX = 60;

/** The largest lines that tell by themselves whether the photo stands on its head. */
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
  const turn = turnOf(lines.map(({ box }) => box));
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
  const boxes = findTextBoxes(map)
    .sort((a, b) => b.height * b.length - a.height * a.length)
    .slice(0, LINES_MAX);
  const lines: LineRead[] = [];
  for (const [at, box] of boxes.entries()) {
    onProgress?.((at + 1) / (boxes.length + 1));
    const line = await readLine(models, photo, box, at < TELLING_LINES);
    if (line.confidence >= CONFIDENCE_MIN && line.text.trim() !== "") lines.push(line);
  }
  onProgress?.(1);
  return lines;
}

/** A line that climbs steeply may run either way: it is read both ways, and the surer wins. */
const STEEP = Math.PI / 4;

/** A large line read less surely than this may stand on its head. */
const UPRIGHT_FROM = 0.8;

/** A line read less surely than this is read again, cut closer above and below. */
const SURE_FROM = 0.95;

/** The height of the closer cut, as a share: less of what is around the line comes with it. */
const CLOSER = 0.85;

async function readLine(
  models: TextModels,
  photo: Pixels,
  box: TextBox,
  isTelling: boolean,
): Promise<LineRead> {
  const read = async (cut: TextBox) => ({
    ...decodeText(await models.recognise(cropLine(photo, cut)), models.alphabet),
    box: cut,
  });

  const first = await read(box);
  const isSteep = Math.abs(box.angle) >= STEEP;
  if (isSteep || (isTelling && first.confidence < UPRIGHT_FROM)) {
    const back = await read({ ...box, angle: box.angle + Math.PI });
    if (back.confidence > first.confidence) return back;
  }
  if (isSteep || first.confidence < CONFIDENCE_MIN || first.confidence >= SURE_FROM) return first;
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
