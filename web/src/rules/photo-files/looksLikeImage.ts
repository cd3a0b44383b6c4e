/** Number of first bytes needed to detect a file's type. */
export const HEAD_BYTES = 16;

const SIGNATURES = [
  /^\xff\xd8\xff/, // JPEG
  /^\x89PNG\r\n/,
  /^GIF8[79]a/,
  /^RIFF....WEBP/s,
  /^BM....\0\0\0\0/s,
  /^(?:II\*\0|MM\0\*)/, // TIFF
  /^....ftyp(?:heic|heix|hevc|heim|heis|mif1|msf1|avif|avis)/s,
];

/**
 * Whether a file is a picture, by its first {@link HEAD_BYTES} bytes, because Android's file
 * pickers give no type.
 */
export function looksLikeImage(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  return SIGNATURES.some((signature) => signature.test(text));
}

/** Whether a picture is a HEIC, which only Apple's browsers decode. */
export function looksLikeHeic(head: Uint8Array): boolean {
  return /^....ftyp(?:hei|hev|mif1|msf1)/s.test(
    String.fromCharCode(...head.subarray(0, HEAD_BYTES)),
  );
}
