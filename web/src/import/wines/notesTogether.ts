/** Two notes concatenated, or only the longer note if it contains the other. */
export function notesTogether(first: string, second: string): string {
  if (first.includes(second)) return first;
  return [first, second].filter((note) => note !== "").join("\n\n");
}
