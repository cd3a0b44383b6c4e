import { foldText } from "sync-protocol";

/** Removes case, accents, spaces and signs, for comparing names. */
export function lettersOf(text: string): string {
  return foldText(text).replace(/[^a-z0-9]/g, "");
}

const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/rn|nn/g, "m"],
  [/vv/g, "w"],
  [/[1l]/g, "i"],
  [/0/g, "o"],
  [/5/g, "s"],
  [/8/g, "b"],
  [/y/g, "v"],
];

/** Replaces look-alike letters, so that "Sautemes" and "Sauternes" have the same shape. */
export function shapeOf(letters: string): string {
  return ALIKE.reduce((shape, [pattern, look]) => shape.replace(pattern, look), letters);
}

/** The Levenshtein distance (1966). Returns `most` + 1 if the distance is larger than `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return Math.min(row[b.length] ?? 0, most + 1);
}

/**
 * A bit for each letter that occurs. Texts whose bits differ too much cannot be similar, so they
 * need no slower comparison.
 */
export function letterBits(letters: string): number {
  let bits = 0;
  for (const letter of letters) bits |= 1 << (letter.charCodeAt(0) % 31);
  return bits;
}

export function bitsApart(a: number, b: number): number {
  let count = 0;
  for (let rest = a ^ b; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** One misread letter is accepted for each group of this many letters. */
const LETTERS_PER_SLIP = 6;

/** Whether a text contains a name, despite look-alike and a few misread letters. */
export function containsNearly(text: string, name: string): boolean {
  const [within, sought] = [shapeOf(text), shapeOf(name)];
  if (within.includes(sought)) return true;
  const slips = Math.floor(sought.length / LETTERS_PER_SLIP);
  for (let from = 0; slips > 0 && from + sought.length <= within.length; from++) {
    if (editDistance(within.slice(from, from + sought.length), sought, slips) <= slips) return true;
  }
  return false;
}
