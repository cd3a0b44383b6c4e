import { expect, test } from "vitest";
import { looksLikeHeic, looksLikeImage } from "./looksLikeImage.ts";

test.each([
  ["a JPEG", "\xff\xd8\xff\xe0\0\x10JFIF"],
  ["a PNG", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR"],
  ["a WebP", "RIFF\x10\x0a\0\0WEBPVP8 "],
  ["a HEIC", "\0\0\0\x24ftypheic\0\0\0\0"],
  ["an AVIF", "\0\0\0\x20ftypavif\0\0\0\0"],
])("%s is recognized as a picture by its bytes", (_, head) => {
  expect(looksLikeImage(bytesOf(head))).toBe(true);
});

test.each([
  ["a PDF", "%PDF-1.7\n"],
  ["a ZIP", "PK\x03\x04\x14\0"],
  ["a film", "\0\0\0\x20ftypisom\0\0\0\0"],
  ["a text that begins like a BMP", "BMW and others, a list"],
  ["nothing", ""],
])("%s is not recognized as a picture", (_, head) => {
  expect(looksLikeImage(bytesOf(head))).toBe(false);
});

test("a HEIC is distinguished from an AVIF", () => {
  expect(looksLikeHeic(bytesOf("\0\0\0\x24ftypheic"))).toBe(true);
  expect(looksLikeHeic(bytesOf("\0\0\0\x20ftypavif"))).toBe(false);
});

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
