/** The recogniser's output: the probability of each character at each step along the line. */
export interface CharacterOdds {
  readonly steps: number;
  readonly characters: number;
  readonly likelihoods: Float32Array;
}

/**
 * The text of a line. `confidence` is the mean confidence of the line's characters, from 0 to 1.
 */
export interface LineReading {
  readonly text: string;
  readonly confidence: number;
}

/**
 * Decodes a line by greedy CTC (Graves et al., 2006): takes the likeliest character of each step,
 * merges repeats, and leaves out blanks (character 0). `alphabet[0]` is character 1. The number
 * after the alphabet's last character is a space.
 */
export function decodeText(
  { steps, characters, likelihoods }: CharacterOdds,
  alphabet: readonly string[],
): LineReading {
  let text = "";
  let sum = 0;
  let count = 0;
  let before = 0;
  for (let step = 0; step < steps; step++) {
    const { character, likelihood } = likeliest(likelihoods, step * characters, characters);
    if (character !== 0 && character !== before) {
      text += alphabet[character - 1] ?? " ";
      sum += likelihood;
      count += 1;
    }
    before = character;
  }
  return { text, confidence: count === 0 ? 0 : sum / count };
}

function likeliest(likelihoods: Float32Array, from: number, count: number) {
  let character = 0;
  let likelihood = -1;
  for (let at = 0; at < count; at++) {
    const here = likelihoods[from + at] ?? 0;
    if (here > likelihood) {
      likelihood = here;
      character = at;
    }
  }
  return { character, likelihood };
}
