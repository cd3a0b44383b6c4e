/** A hash of a name (FNV-1a), for repeatable random choices. */
export function hashOfName(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash >>> 8;
}

/** A function that draws random numbers in [0, 1), always the same sequence for one name. */
export function randomFor(name: string): () => number {
  let drawn = 0;
  return () => (hashOfName(`${String(drawn++)} ${name} ${String(drawn)}`) % 9973) / 9973;
}
