/**
 * `npm run e2e:engines` tests the app's main tasks, label reading and pairing in every installed
 * browser engine, each through its own driver. Part of the test runs while the server is stopped.
 * Reports which engines are not installed.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { once } from "node:events";
import { delimiter, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { inspect } from "node:util";
import { freePort } from "../fixtures/servers/freePort.ts";
import { cellarServer } from "../fixtures/servers/server.ts";
import { testMainTasks } from "./testMainTasks.ts";
import { steer } from "./webDriver.ts";

interface Engine {
  readonly name: string;
  /**
   * The name of the engine's WebDriver program. `from` is the package that contains it on Debian or
   * Ubuntu.
   */
  readonly driver: string;
  readonly from: string;
  readonly capabilities: object;
}

const ENGINES: readonly Engine[] = [
  {
    name: "WebKit",
    driver: "WebKitWebDriver",
    from: "webkit2gtk-driver",
    capabilities: {},
  },
  {
    name: "Firefox",
    driver: "geckodriver",
    from: "firefox and geckodriver",
    capabilities: { browserName: "firefox", "moz:firefoxOptions": { args: ["-headless"] } },
  },
];

const READY_WITHIN_MS = 20_000;
const DISPLAY = ":97";

const absent: string[] = [];
const failed: string[] = [];
let tried = 0;
for (const engine of ENGINES) {
  const driver = onPath(engine.driver);
  if (driver === undefined) {
    absent.push(`${engine.name} is not here: ${engine.driver} is missing (${engine.from})`);
    continue;
  }
  tried += 1;
  try {
    await tryIn(engine, driver);
  } catch (cause) {
    say(inspect(cause));
    failed.push(engine.name);
  }
}
for (const sentence of absent) say(sentence);
if (tried === 0) say("No engine but Chromium's is installed; nothing was tried.");
for (const name of failed) say(`${name} failed`);
process.exit(failed.length > 0 ? 1 : 0);

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

async function tryIn({ name, capabilities }: Engine, driver: string): Promise<void> {
  const display = await screen();
  const port = await freePort();
  const program = spawn(driver, [`--port=${String(port)}`], {
    stdio: "ignore",
    env: { ...process.env, ...(display && { DISPLAY }) },
  });
  const server = await cellarServer();
  try {
    await server.start();
    const address = `http://127.0.0.1:${String(port)}`;
    await ready(`${address}/status`);
    const browser = await steer(address, capabilities);
    await testMainTasks(browser, server, (done) => {
      say(`${name}: ${done}`);
    });
    await browser.close();
  } finally {
    await server.remove();
    await end(program);
    await end(display);
  }
}

/** On a machine without a screen, starts a virtual one, which WebKitGTK needs. */
async function screen(): Promise<ChildProcess | undefined> {
  const xvfb = onPath("Xvfb");
  if (process.env["DISPLAY"] || xvfb === undefined) return undefined;
  const shown = spawn(xvfb, [DISPLAY, "-screen", "0", "1280x900x24"], { stdio: "ignore" });
  await setTimeout(1_000);
  return shown;
}

async function end(program: ChildProcess | undefined): Promise<void> {
  if (program?.exitCode !== null) return;
  const ended = once(program, "exit");
  program.kill();
  await ended;
}

async function ready(address: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const answers = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return;
    if (Date.now() > deadline) throw new Error(`Nothing answered at ${address}`);
    await setTimeout(100);
  }
}

function onPath(program: string): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
