/** Index of the non-empty list nearest to `at`. Returns `at` if all lists are empty. */
export function nearestFilled(at: number, lists: readonly { readonly length: number }[]): number {
  const filled = lists.flatMap(({ length }, one) => (length > 0 ? one : []));
  const away = (one: number) => Math.abs(one - at);
  return filled.toSorted((one, other) => away(one) - away(other))[0] ?? at;
}
