/** Returns a function that counts how often the function was called with the same name before. */
export function counter(): (name: string) => number {
  const counts = new Map<string, number>();
  return (name) => {
    const nth = counts.get(name) ?? 0;
    counts.set(name, nth + 1);
    return nth;
  };
}
