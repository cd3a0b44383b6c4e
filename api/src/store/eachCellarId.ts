import { setImmediate } from "node:timers/promises";

/**
 * The ids of all cellars, in groups. `read` returns the ids after a given id. Other requests run
 * between groups.
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
