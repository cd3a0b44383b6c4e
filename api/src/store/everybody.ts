import { setImmediate } from "node:timers/promises";

/**
 * The ids of everybody, some at a time, as `read` gives those that come after one; others are served in
 * between.
 */
export async function* everybody(
  read: (after: string) => readonly string[] | Promise<readonly string[]>,
): AsyncIterable<readonly string[]> {
  let after: string | undefined = "";
  while (after !== undefined) {
    const people = await read(after);
    after = people.at(-1);
    if (after !== undefined) yield people;
    await setImmediate();
  }
}
