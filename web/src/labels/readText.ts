import type { TextLine } from "./understand/TextLine.ts";
import { cropLine } from "./cropLine.ts";
import { type CharacterOdds, type Decoded, decodeText } from "./decodeText.ts";
import { detectorInput, type Planes } from "./detectorInput.ts";
import { findTextBoxes, type TextMap } from "./findTextBoxes.ts";
import type { Pixels } from "./Pixels.ts";
import type { TextBox } from "./TextBox.ts";

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

/**
 * Reads the lines of text in a photo, from the top down; none where there is no text. `onProgress`
 * is told the share that is done, from 0 to 1.
 */
export async function readText(
  models: TextModels,
  photo: Pixels,
  onProgress?: (share: number) => void,
): Promise<TextLine[]> {
  const map = await models.detect(detectorInput(photo));
  const boxes = findTextBoxes(map)
    .sort((a, b) => b.height * b.length - a.height * a.length)
    .slice(0, LINES_MAX);
  const lines: TextLine[] = [];
  for (const [at, box] of boxes.entries()) {
    onProgress?.((at + 1) / (boxes.length + 1));
    const { text, confidence, closer } = await readLine(models, photo, box);
    if (confidence >= CONFIDENCE_MIN && text.trim() !== "") {
      const place = placeOf(box, photo);
      lines.push({ text: text.trim(), confidence, ...(closer && { closer }), ...place });
    }
  }
  onProgress?.(1);
  return lines.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** A line that climbs steeply may run either way: it is read both ways, and the surer wins. */
const STEEP = Math.PI / 4;

/** A line read less surely than this is read again, cut closer above and below. */
const SURE_FROM = 0.95;

/** The height of the closer cut, as a share: less of what is around the line comes with it. */
const CLOSER = 0.85;

interface LineReading extends Decoded {
  readonly closer?: Decoded;
}

async function readLine(models: TextModels, photo: Pixels, box: TextBox): Promise<LineReading> {
  const read = async (cut: TextBox) =>
    decodeText(await models.recognise(cropLine(photo, cut)), models.alphabet);

  const first = await read(box);
  if (Math.abs(box.angle) >= STEEP) {
    const back = await read({ ...box, angle: box.angle + Math.PI });
    return back.confidence > first.confidence ? back : first;
  }
  if (first.confidence < CONFIDENCE_MIN || first.confidence >= SURE_FROM) return first;
  const closer = await read({ ...box, height: box.height * CLOSER });
  return closer.confidence < CONFIDENCE_MIN ? first : { ...first, closer };
}

function placeOf(box: TextBox, { width, height }: Pixels) {
  return {
    x: box.x / width,
    y: box.y / height,
    width: (box.length * Math.abs(Math.cos(box.angle))) / width,
    height: box.height / height,
  };
}
