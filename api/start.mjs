/** `npm start`: builds what is stale, then serves. With `--build-only`, only builds. */
import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { clearInterval, setInterval } from "node:timers";

const PARENT_CHECK_MS = 100;
const root = join(import.meta.dirname, "..");
const shared = ["package-lock.json", "sync-protocol/src"];

const builds = [
  {
    name: "the web app",
    inputs: [
      ...shared,
      "web/src",
      "web/public",
      "web/index.html",
      "web/vite.config.ts",
      "web/postcss.config.mjs",
      "web/package.json",
    ],
    outputs: ["web/dist/index.html", "web/dist/sw.js"],
    run: () => node("web", [viteCli(), "build", "--logLevel", "warn"]),
  },
  {
    name: "the server",
    inputs: [...shared, "api/src", "api/build.mjs", "api/package.json"],
    outputs: ["api/dist/main.js"],
    run: () => node("api", ["build.mjs"]),
  },
];

for (const { name, inputs, outputs, run } of builds) {
  if (oldest(outputs) > newest(inputs)) continue;
  // The standard output is kept for the one line that says where to go.
  console.error(`Building ${name} …`);
  const status = run();
  if (status !== 0) process.exit(status);
}

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

/** When the oldest of these files was written; a missing one counts as never. */
function oldest(paths) {
  return Math.min(
    ...paths.map((path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0),
  );
}

/** When the newest of these files and folders was written or lost a file. Tests don't count. */
function newest(paths) {
  return Math.max(...paths.map((path) => newestWithin(join(root, path))));
}

function newestWithin(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || /\.test\.tsx?$/.test(path)) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(
    found.mtimeMs,
    ...readdirSync(path).map((name) => newestWithin(join(path, name))),
  );
}

/** Runs a script to its end; only a failure has its output shown. */
function node(folder, args) {
  const ended = spawnSync(process.execPath, args, { cwd: join(root, folder), encoding: "utf8" });
  if (ended.status !== 0) console.error(ended.error?.message ?? ended.stdout + ended.stderr);
  return ended.status ?? 1;
}

function viteCli() {
  const { resolve } = createRequire(join(root, "web/package.json"));
  return join(dirname(resolve("vite/package.json")), "bin/vite.js");
}
