import CODE_PAGE_850 from "../words/codePage850.json" with { type: "json" };

export type Encoding =
  | "utf-8"
  | "utf-16le"
  | "utf-16be"
  | "windows-1252"
  | "macintosh"
  | "code-page-850";

export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

/** Number of bytes examined to detect UTF-16 without a byte order mark. */
const SAMPLE_BYTES = 4000;

/**
 * Decodes bytes in the first encoding that fits. The order is: the encoding that a byte order mark
 * names; UTF-16, if the letters are European; UTF-8, if few characters are broken; the code page of
 * Windows, old Macs or DOS that gives the most plausible accents.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = markedEncoding(bytes) ?? utf16In(bytes);
  if (encoding) return { text: new TextDecoder(encoding).decode(bytes), encoding };
  const text = new TextDecoder("utf-8").decode(bytes);
  if (isMostlySound(text)) return { text, encoding: "utf-8" };
  return inCodePage(bytes);
}

/**
 * Whether most characters beyond ASCII are valid UTF-8. Accents of a code page are invalid UTF-8.
 */
function isMostlySound(text: string): boolean {
  let [broken, beyond] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) broken += 1;
    else if (code > 0x7f) beyond += 1;
  }
  return broken === 0 || broken < beyond;
}

function markedEncoding([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return undefined;
}

const EUROPEAN = /[\t\n\r -~\u00a0-\u052f\u1e00-\u1fff\u2000-\u20cf\u2100-\u214f\u2600-\u27bf]/g;

/**
 * Detects UTF-16 without a byte order mark. Most text in another encoding would have East Asian
 * letters if it were read as UTF-16.
 */
export function utf16In(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES - (SAMPLE_BYTES % 2));
  if (sample.length < 4) return undefined;
  return (["utf-16le", "utf-16be"] as const).find((encoding) => {
    const text = new TextDecoder(encoding).decode(sample);
    return (text.match(EUROPEAN)?.length ?? 0) >= text.length * 0.95;
  });
}

function inCodePage(bytes: Uint8Array): DecodedText {
  const hasMacLines = bytes.includes(0x0d) && !bytes.includes(0x0a);
  const read = (encoding: "windows-1252" | "macintosh") => ({
    text: new TextDecoder(encoding).decode(bytes),
    encoding,
  });
  const candidates: readonly (DecodedText & { readonly bonus: number })[] = [
    { ...read("windows-1252"), bonus: hasMacLines ? 0 : 1 },
    { ...read("macintosh"), bonus: hasMacLines ? 1 : 0 },
    { text: fromCodePage850(bytes), encoding: "code-page-850", bonus: 0 },
  ];
  const rated = candidates.map((one) => ({ ...one, sense: senseOf(one.text) + one.bonus }));
  const { text, encoding } = rated.reduce((best, one) => (one.sense > best.sense ? one : best));
  return { text, encoding };
}

function fromCodePage850(bytes: Uint8Array): string {
  let text = "";
  const decoder = new TextDecoder("windows-1252");
  let from = 0;
  bytes.forEach((byte, at) => {
    if (byte < 0x80) return;
    text += decoder.decode(bytes.subarray(from, at)) + CODE_PAGE_850.charAt(byte - 0x80);
    from = at + 1;
  });
  return text + decoder.decode(bytes.subarray(from));
}

/** Number of characters beyond ASCII to examine. More would not change the result. */
const EXAMINED_MAX = 2000;

const ACCENTED_VOWEL = /[àáâãäåæèéêëìíîïòóôõöøœùúûüýÿ]/i;
const ACCENTED = /[çñßðþšž]/i;

/**
 * Scores how plausible the characters beyond ASCII are. Between letters, "é" is plausible and "Ž"
 * is not.
 */
function senseOf(text: string): number {
  let sense = 0;
  let judged = 0;
  for (const found of text.matchAll(/[^\0-\x7f]/g)) {
    judged += 1;
    if (judged > EXAMINED_MAX) break;
    sense += senseAt(text, found.index);
  }
  return sense;
}

function senseAt(text: string, at: number): number {
  const [before = " ", character = "", after = " "] = [text[at - 1], text[at], text[at + 1]];
  const isWithin = /\p{L}/u.test(before) || /\p{L}/u.test(after);
  const isUpper = character !== character.toLowerCase();
  // A capital inside a lowercase word indicates a wrong code page.
  if (isUpper && /\p{Ll}/u.test(before)) return -2;
  if (ACCENTED_VOWEL.test(character)) return isWithin ? 2 : 0;
  if (ACCENTED.test(character)) return /[aeiou]/i.test(`${before}${after}`) ? 2 : 0;
  if (/[\u0080-\u009f]/.test(character)) return -3;
  if (/[€£°«»“”„‘’–—…®©½¼¾·•\u00a0]/.test(character))
    return isApostrophe(text, at) || !isBetween(before, after) ? 1 : -2;
  return isBetween(before, after) ? -2 : -1;
}

function isBetween(before: string, after: string): boolean {
  return /\p{L}/u.test(before) && /\p{L}/u.test(after);
}

function isApostrophe(text: string, at: number): boolean {
  return text[at] === "’";
}
