/** The trimmed text, cut to `max` UTF-16 code units. A surrogate pair is never split. */
export function clip(text: string, max: number): string {
  return text
    .trim()
    .slice(0, max)
    .replace(/\p{Surrogate}/gu, "")
    .trim();
}
