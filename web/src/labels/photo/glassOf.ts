import type { Pixels } from "./Pixels.ts";
import type { Glass } from "../understand/fields/Glass.ts";

/**
 * The parts of the photo in which the bottle's glass is visible: between `LEFT` and `RIGHT`, as
 * shares of the width, and in a band of height `BAND` at the top and the bottom, as a share of the
 * height.
 */
const LEFT = 0.42;
const RIGHT = 0.58;
const BAND = 0.06;

/**
 * The wine's colour above and below the label, or `undefined` if a label, wall or hand fills the
 * photo. The limits come from 42 photos. Pink wines have hues up to 30° and saturations from 0.56.
 * White wines have hues from 35°. Paper labels have saturations below 0.5, and black glass values
 * of at most 0.27.
 */
export function glassOf(photo: Pixels): Glass | undefined {
  const above = bandOf(photo, 0);
  const below = bandOf(photo, 1 - BAND);
  if (above.value < DARK_MAX && below.value < DARK_MAX) return "dark";
  const isPink = above.hue <= PINK_HUE_MAX || above.hue >= PINK_HUE_MIN;
  if (isPink && above.saturation >= PINK_SATURATION_MIN && above.value >= PINK_VALUE_MIN) {
    return "pink";
  }
  const isPale = above.hue >= PALE_HUE_MIN && above.hue <= PALE_HUE_MAX;
  return isPale && above.saturation >= PALE_SATURATION_MIN && above.value >= PALE_VALUE_MIN
    ? "pale"
    : undefined;
}

const DARK_MAX = 0.29;
const PINK_HUE_MAX = 32;
const PINK_HUE_MIN = 335;
const PINK_SATURATION_MIN = 0.53;
const PINK_VALUE_MIN = 0.5;
const PALE_HUE_MIN = 34;
const PALE_HUE_MAX = 110;
const PALE_SATURATION_MIN = 0.22;
const PALE_VALUE_MIN = 0.3;

interface Colour {
  /** Hue in degrees. */
  readonly hue: number;
  readonly saturation: number;
  readonly value: number;
}

function bandOf({ width, height, bytes }: Pixels, from: number): Colour {
  const [top, bottom] = [Math.floor(from * height), Math.ceil((from + BAND) * height)];
  const [left, right] = [Math.floor(LEFT * width), Math.ceil(RIGHT * width)];
  const middleOf = (channel: number): number => {
    const levels: number[] = [];
    for (let y = top; y < Math.min(bottom, height); y++) {
      for (let x = left; x < right; x++) levels.push(bytes[4 * (y * width + x) + channel] ?? 0);
    }
    return (levels.sort((a, b) => a - b)[levels.length >> 1] ?? 0) / 255;
  };
  return colourOf(middleOf(0), middleOf(1), middleOf(2));
}

/** Hue, saturation and value of a colour (Smith, 1978). */
function colourOf(red: number, green: number, blue: number): Colour {
  const value = Math.max(red, green, blue);
  const chroma = value - Math.min(red, green, blue);
  if (chroma === 0) return { hue: 0, saturation: 0, value };
  const turn =
    value === red
      ? (green - blue) / chroma + 6
      : value === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return { hue: (60 * turn) % 360, saturation: chroma / value, value };
}
