import { setImmediate } from "node:timers/promises";

/**
 * Yields the ids of all cellars, in groups, and lets other requests run after each group. `read`
 * returns the next ids after a given id.
 */
export async function* eachCellarId(
  read: (after: string) => readonly string[] | Promise<readonly string[]>,
): AsyncIterable<readonly string[]> {
  let after: string | undefined = "";
  while (after !== undefined) {
    const cellars = await read(after);
    after = cellars.at(-1);
    if (after !== undefined) yield cellars;
    await setImmediate();
  }
}
