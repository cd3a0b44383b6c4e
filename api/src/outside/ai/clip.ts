/** At most `max` UTF-16 code units of the text, trimmed, without half characters. */
export function clip(text: string, max: number): string {
  return text
    .trim()
    .slice(0, max)
    .replace(/\p{Surrogate}/gu, "")
    .trim();
}
