/** Two notes, one below the other, or one of them where it holds the other. */
export function notesTogether(first: string, second: string): string {
  if (first.includes(second)) return first;
  return [first, second].filter((note) => note !== "").join("\n\n");
}
