/** A count with its noun, for example "1 change" or "1,250 changes". */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString()} ${nounOf(count, noun)}`;
}

/** The noun for a count, for example "change" or "changes". */
export function nounOf(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}
