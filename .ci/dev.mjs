/**
 * `npm run dev` starts the API and Vite, which reload on changes. One Ctrl-C ends the API and Vite.
 */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");
const origin = "http://localhost:5173";
const apiPort = process.env.PORT || "3000";

const api = start(".", bin("tsx", "dist/cli.mjs"), [
  "watch",
  "--clear-screen=false",
  "--include=sync-protocol/{data,src}/**/*",
  "--import=./api/textFiles.mjs",
  "api/src/main.ts",
]);
const web = start("web", bin("vite", "bin/vite.js"), []);
const children = [api, web];

let stopping = false;
for (const child of children) {
  child.on("exit", (code) => {
    if (!stopping) process.exitCode = code ?? 1;
    stop();
  });
}
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);

function start(folder, script, args) {
  return spawn(process.execPath, [script, ...args], {
    cwd: join(root, folder),
    stdio: "inherit",
    env: {
      ...process.env,
      PORT: apiPort,
      API_PORT: apiPort,
      PUBLIC_URL: process.env.PUBLIC_URL || origin,
    },
  });
}

function bin(tool, path) {
  const { resolve } = createRequire(join(root, "package.json"));
  return join(dirname(resolve(`${tool}/package.json`)), path);
}

/**
 * Ends the API and Vite. On Ctrl-C, the terminal has already sent them a signal; a second signal is
 * harmless.
 */
function stop() {
  stopping = true;
  for (const child of children) if (child.exitCode === null) child.kill("SIGTERM");
}
