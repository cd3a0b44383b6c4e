/** Concatenates two notes. If one note contains the other, returns only the longer note. */
export function notesTogether(first: string, second: string): string {
  if (first.includes(second)) return first;
  return [first, second].filter((note) => note !== "").join("\n\n");
}
