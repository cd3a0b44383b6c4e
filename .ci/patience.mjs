/**
 * Raises the timeout of `vi.waitFor` and `vi.waitUntil`: Vitest has no setting for it, and its
 * second is too short on a busy machine. Setup file of every project in `vitest.workspace.ts`.
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
