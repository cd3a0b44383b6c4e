import { setImmediate } from "node:timers/promises";

/**
 * The ids of all users in groups. `read` returns those after an id. Other requests run between
 * groups.
 */
export async function* eachUserId(
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
