/** A high limit, because a database in another process takes thousands of turns to answer. */
const TURNS_MAX = 2_000_000;

/** Runs the event loop until `isBusy` returns `false`. Throws after `TURNS_MAX` turns. */
export async function untilQuiet(isBusy: () => boolean): Promise<void> {
  for (let turn = 0; isBusy(); turn += 1) {
    if (turn > TURNS_MAX) throw new Error("Something waits for an answer that never comes");
    await new Promise((resolve) => setImmediate(resolve));
  }
}
