/**
 * Length of the test texts, in characters. Careless regular expressions take minutes for such a
 * text.
 */

const LENGTH = 100_000;
const LIMIT_MS = 100;

/** Number of runs per text. Another process can slow down one run, but hardly all runs. */
const RUNS = 6;

/**
 * Maximum ratio between the times for a text and for a tenth of the text. Linear work has a ratio
 * of 10, quadratic work of 100.
 */
const RATIO_MAX = 50;

const ADVERSARIES: Readonly<Record<string, string>> = {
  digits: "1",
  "digits and marks": "1.",
  "digits and blanks": "1 ",
  "numbers in columns": "1,2;3\t",
  blanks: " ",
  "no-break blanks": "\u00a0",
  quotes: '"',
  "quotes and letters": '"a',
  "quoted lines": '"a\n',
  commas: ",",
  "line breaks": "\r\n",
  brackets: "(",
  "angle brackets": "<",
  comments: "<!--",
  slashes: " / ",
  arrows: ">",
  ampersands: "&",
  "unfinished entities": "&#1",
  mentions: "@[1|1|",
  letters: "a",
  capitals: "EUR",
  "accented letters": "é",
  "digits of another script": "٣",
  words: "until ",
  "words of a heading": "drink from bottles left ",
  "words for types": "not sparkling ",
  "grapes and shares": "60% a, ",
  dishes: "grilled lamb with ",
  "unknown words": "qwx ",
  stars: "★",
  dashes: "2024-",
};

/**
 * The texts that a parser needs more than 100 ms for. On a busy machine, a text counts only if the
 * parser also needs more than `RATIO_MAX` times the time for a tenth of the text.
 */
export function slowTexts(parse: (text: string) => unknown): readonly string[] {
  return Object.entries(ADVERSARIES).flatMap(([name, unit]) => {
    const text = repeated(unit, LENGTH);
    const ms = fastest(parse, text, LIMIT_MS);
    const ofTenth = () => Math.max(5, fastest(parse, repeated(unit, LENGTH / 10), 0));
    return ms < LIMIT_MS || ms < RATIO_MAX * ofTenth() ? [] : [`${name}: ${String(ms)} ms`];
  });
}

/** One flat string, like a decoded file. `repeat` makes a string tree that is slow to read. */
function repeated(unit: string, length: number): string {
  return Array.from({ length: Math.floor(length / unit.length) }, () => unit).join("");
}

/** The shortest time of some runs, in milliseconds. Stops after a run below `enough`. */
function fastest(parse: (text: string) => unknown, text: string, enough: number): number {
  let best = Infinity;
  for (let run = 0; run < RUNS && best >= enough; run += 1) {
    const start = Date.now();
    parse(text);
    best = Math.min(best, Date.now() - start);
  }
  return best;
}
