/** Returns a function that counts its earlier calls with the same name. */
export function counter(): (name: string) => number {
  const counts = new Map<string, number>();
  return (name) => {
    const nth = counts.get(name) ?? 0;
    counts.set(name, nth + 1);
    return nth;
  };
}
