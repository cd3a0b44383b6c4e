/** A count with its noun: "1 change", "1,250 changes". */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString()} ${noun}${count === 1 ? "" : "s"}`;
}
