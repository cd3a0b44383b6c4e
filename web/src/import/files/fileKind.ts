import { utf16In } from "./decodeText.ts";

/** The kind of a file by its first bytes. A `text` may be a table. */
export type FileKind = "empty" | "zip" | "picture" | "pdf" | "old-excel" | "binary" | "text";

const SIGNATURES: readonly {
  readonly kind: FileKind;
  readonly bytes: readonly number[];
  readonly at?: number;
}[] = [
  { kind: "zip", bytes: [0x50, 0x4b, 0x03, 0x04] },
  { kind: "zip", bytes: [0x50, 0x4b, 0x05, 0x06] },
  { kind: "picture", bytes: [0xff, 0xd8, 0xff] },
  { kind: "picture", bytes: [0x89, 0x50, 0x4e, 0x47] },
  { kind: "picture", bytes: [0x47, 0x49, 0x46, 0x38] },
  { kind: "picture", bytes: [0x57, 0x45, 0x42, 0x50], at: 8 },
  { kind: "picture", bytes: [0x66, 0x74, 0x79, 0x70], at: 4 },
  { kind: "pdf", bytes: [0x25, 0x50, 0x44, 0x46] },
  { kind: "old-excel", bytes: [0xd0, 0xcf, 0x11, 0xe0] },
];

/** Detects the kind of a file from its first bytes, because its name may be wrong. */
export function fileKindOf(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return "empty";
  const known = SIGNATURES.find(({ bytes: expected, at = 0 }) =>
    expected.every((byte, n) => bytes[at + n] === byte),
  );
  if (known) return known.kind;
  return holdsControls(bytes) && !isUtf16(bytes) ? "binary" : "text";
}

/**
 * Whether the bytes are UTF-16. In UTF-16, control bytes can be halves of letters such as œ and ő,
 * or of Greek and Cyrillic letters.
 */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return hasMark || utf16In(bytes) !== undefined;
}

/** Whether the bytes include control characters. Zeros do not count, because UTF-16 has many. */
function holdsControls(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 2000).some((byte) => byte > 0 && byte < 9);
}

/** Whether a text is a web page, such as a sign-in page that was saved instead of an export. */
export function isWebPage(text: string): boolean {
  const start = text.slice(0, 2000).replace(/<!--.*?-->/gs, "");
  return /^\s*(<\?xml[^>]*>\s*)?<(!doctype html|html|head|body)/i.test(start);
}

export function isXml(text: string): boolean {
  return /^\s*<\?xml/i.test(text);
}
