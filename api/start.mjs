/** `npm start`: builds what is stale, then serves. With `--build-only`, only builds. */
import { clearInterval, setInterval } from "node:timers";
import { buildStale } from "./buildStale.mjs";

const PARENT_CHECK_MS = 100;

buildStale();

if (!process.argv.includes("--build-only")) {
  process.setSourceMapsEnabled(true);
  await import("./dist/main.js");
  if (process.env.npm_lifecycle_event) endWithParent();
}

/**
 * Ends with the shell that npm started us in. That shell does not pass a SIGTERM on: it dies of it,
 * and npm after it, and the server would go on with nobody to stop it.
 */
function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, PARENT_CHECK_MS).unref();
}
