/** The text trimmed and cut to `max` UTF-16 code units, without splitting surrogate pairs. */
export function clip(text: string, max: number): string {
  return text
    .trim()
    .slice(0, max)
    .replace(/\p{Surrogate}/gu, "")
    .trim();
}
