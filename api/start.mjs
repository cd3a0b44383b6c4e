/** `npm start` builds outdated parts and starts the server. `--build-only` only builds. */
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
 * Ends the server when the shell that npm started has ended. Needed because on SIGTERM npm and that
 * shell end without passing the signal on to the server.
 */
function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, PARENT_CHECK_MS).unref();
}
