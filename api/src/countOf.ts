/** A count with a noun, such as "1 photo" or "3 photos". */
export function countOf(count: number, noun: string): string {
  return `${String(count)} ${noun}${count === 1 ? "" : "s"}`;
}
