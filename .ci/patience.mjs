/**
 * Vitest has no setting for how long `vi.waitFor` and `vi.waitUntil` wait, and a second is short on a
 * machine that has other work. Setup file of every project in `vitest.workspace.ts`.
 */
import { vi } from "vitest";

const PATIENCE_MS = 20_000;

for (const name of ["waitFor", "waitUntil"]) {
  const wait = vi[name];
  vi[name] = (what, options) =>
    wait(what, {
      timeout: PATIENCE_MS,
      ...(typeof options === "number" ? { timeout: options } : options),
    });
}
