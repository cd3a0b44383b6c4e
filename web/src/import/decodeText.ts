/** How the bytes of a text were to be read. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** A text, and the encoding that its bytes turned out to have. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

/** How many bytes tell UTF-16 that bears no mark from other encodings. */
const SAMPLE_BYTES = 2000;

/**
 * Reads bytes as text: by their mark where they bear one, as UTF-16 where every other byte is zero,
 * as UTF-8 where they are that but for some broken characters, and else as Windows-1252, which any bytes can be.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  if (encoding) return { text: new TextDecoder(encoding).decode(bytes), encoding };
  const text = new TextDecoder("utf-8").decode(bytes);
  if (isMostlySound(text)) return { text, encoding: "utf-8" };
  return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "windows-1252" };
}

/** Whether more characters beyond ASCII are whole than broken: an accent in Windows-1252 is a broken one. */
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

/** Latin text in UTF-16 has a zero in nearly every pair; no text in the other encodings has one. */
function unmarkedUtf16(bytes: Uint8Array): Encoding | undefined {
  const zeros = [0, 0];
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 4;
  if (odd > many && even < odd / 10) return "utf-16le";
  if (even > many && odd < even / 10) return "utf-16be";
  return undefined;
}
