/**
 * Raises the default timeout of `vi.waitFor` and `vi.waitUntil`, which is 1 s, for slow machines.
 * Vitest has no setting for that default. Setup file of every project in `vitest.workspace.ts`.
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
