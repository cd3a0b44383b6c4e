import type { Planes } from "./detectorInput.ts";
import type { Pixels } from "../photo/Pixels.ts";
import type { TextBox } from "./TextBox.ts";

const LINE_HEIGHT = 48;

/**
 * Maximum width of the recogniser's input, in pixels. A longer line is compressed to this width.
 */
const LINE_WIDTH_MAX = 1_600;

const LINE_WIDTH_MIN = 16;

/**
 * Crops a line of text from the photo and makes it horizontal and straight. The result is the
 * recogniser's input, with values from 0 to 1.
 */
export function cropLine(photo: Pixels, box: TextBox): Planes {
  const scale = LINE_HEIGHT / box.height;
  const width = Math.round(Math.min(LINE_WIDTH_MAX, Math.max(LINE_WIDTH_MIN, box.length * scale)));
  const values = new Float32Array(3 * width * LINE_HEIGHT);
  const cos = Math.cos(box.angle);
  const sin = Math.sin(box.angle);
  const { bend = 0 } = box;
  for (let row = 0; row < LINE_HEIGHT; row++) {
    const fromMiddle = ((row + 0.5) / LINE_HEIGHT - 0.5) * box.height;
    for (let column = 0; column < width; column++) {
      const along = ((column + 0.5) / width - 0.5) * box.length;
      const across = fromMiddle + bend * along ** 2;
      const x = box.x + along * cos - across * sin;
      const y = box.y + along * sin + across * cos;
      for (let channel = 0; channel < 3; channel++) {
        values[(channel * LINE_HEIGHT + row) * width + column] =
          sample(photo, x, y, 2 - channel) / 255;
      }
    }
  }
  return { width, height: LINE_HEIGHT, values };
}

/** Interpolates between four pixels. Beyond the edge, the edge pixels are repeated. */
function sample(photo: Pixels, x: number, y: number, colour: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const right = x - left;
  const below = y - top;
  const upper =
    byteAt(photo, left, top, colour) * (1 - right) + byteAt(photo, left + 1, top, colour) * right;
  const lower =
    byteAt(photo, left, top + 1, colour) * (1 - right) +
    byteAt(photo, left + 1, top + 1, colour) * right;
  return upper * (1 - below) + lower * below;
}

function byteAt({ width, height, bytes }: Pixels, x: number, y: number, colour: number): number {
  const column = Math.min(width - 1, Math.max(0, x));
  const row = Math.min(height - 1, Math.max(0, y));
  return bytes[(row * width + column) * 4 + colour] ?? 0;
}
