/** A database beside this process takes thousands of turns for an answer. */
const TURNS_MAX = 2_000_000;

/** Lets the event loop turn until nothing is busy; no clock is involved. Throws when that never comes. */
export async function untilQuiet(isBusy: () => boolean): Promise<void> {
  for (let turn = 0; isBusy(); turn += 1) {
    if (turn > TURNS_MAX) throw new Error("Something waits for an answer that never comes");
    await new Promise((resolve) => setImmediate(resolve));
  }
}
