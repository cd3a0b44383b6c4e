import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { run, runTool } from "./steps.mjs";

const HEADLESS_SHELL = "chromium-headless-shell";
const COMMANDS = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const INSTALL_TIMEOUT_MS = 5 * 60 * 1000;

/**
 * Path of a Chromium that starts: from `CHROMIUM_PATH`, from Playwright, or an installed Chrome or
 * Chromium. If there is none, installs Chromium; if that fails, throws an error with instructions.
 * `mayBeShell` prefers a headless shell (Chromium without windows), which needs a seventh less CPU.
 */
export async function findBrowser({ mayBeShell = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (starts(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not start.`);
  }
  const shell = mayBeShell ? onPath([HEADLESS_SHELL]).find(starts) : undefined;
  return shell ?? installed() ?? (await install());
}

function installed() {
  return [chromium.executablePath(), ...onPath(COMMANDS), ...APPLICATIONS].find(starts);
}

function onPath(commands) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

function starts(path) {
  if (!existsSync(path)) return false;
  try {
    execFileSync(path, ["--version"], { stdio: "ignore", timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}

async function install() {
  console.log("No Chromium found; installing one.");
  await runTool("playwright", ["install", "chromium"], { timeoutMs: INSTALL_TIMEOUT_MS });
  if (!installed() && existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    await run("apt-get", ["update", "-q"]);
    await run("apt-get", ["install", "-qy", "--no-install-recommends", "chromium"], {
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
  }
  const path = installed();
  if (path) return path;
  throw new Error(
    "The end-to-end tests need Chrome or Chromium, and none could be installed. Install one, or " +
      "set CHROMIUM_PATH to the program, and run this again.",
  );
}
