/** A count with its noun: "1 change", "3 changes". */
export function countOf(count: number, noun: string): string {
  return `${String(count)} ${noun}${count === 1 ? "" : "s"}`;
}
