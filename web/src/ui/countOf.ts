/** A count with its noun: "1 change", "1,250 changes". */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString()} ${nounOf(count, noun)}`;
}

/** The noun for a count: "change", "changes". */
export function nounOf(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}
