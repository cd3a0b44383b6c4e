import { readFileSync } from "node:fs";

const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Reads a text file in UTF-8, or in UTF-16 as PowerShell writes it. The byte order mark is removed.
 */
export function readText(path: string): string {
  const bytes = readFileSync(path);
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff && bytes.length % 2 === 0) {
    return bytes.swap16().toString("utf16le").replace(BYTE_ORDER_MARK, "");
  }
  const isUtf16 = (first === 0xff && second === 0xfe) || second === 0;
  return bytes.toString(isUtf16 ? "utf16le" : "utf8").replace(BYTE_ORDER_MARK, "");
}
