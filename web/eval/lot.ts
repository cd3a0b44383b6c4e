/** A number from the letters of a name (FNV-1a), so that a lot drawn by it can be drawn again. */
export function lotOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash >>> 8;
}
