import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { backendSwitches } from "./fixtures/browser/backends.ts";
import { FAKE_CAMERA } from "./fixtures/browser/fakeCamera.ts";
import { NO_ADDRESS_BAR_PAGES, SWITCHES } from "./fixtures/browser/switches.ts";

// Browsers that tests start themselves inherit this variable too.
process.env["FONTCONFIG_FILE"] = fileURLToPath(new URL("fixtures/fonts.conf", import.meta.url));

const executablePath = process.env["CHROMIUM_PATH"];

export default defineConfig({
  testDir: ".",
  outputDir: "test-results",
  // Long enough for a busy machine. These tests do not measure speed.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  // Three workers on two cores, because a test waits for half of its time.
  workers: 3,
  forbidOnly: true,
  // A stalled machine may fail a test once. `npm test` lists the tests that passed only at the
  // second attempt.
  retries: 1,
  reporter: "list",
  use: {
    locale: "en-GB",
    // Blocked, because installing the app takes a fifth of a short test. Tests that need the
    // installed app allow service workers.
    serviceWorkers: "block",
    viewport: { width: 1280, height: 800 },
    // Animations take a tenth of the CPU time. The test that checks animations enables them.
    contextOptions: { reducedMotion: "reduce" },
    // Screenshots would use 25 % of the test time. Traces already contain the page.
    trace: { mode: "on-first-retry", screenshots: false },
    launchOptions: {
      // All tests have the camera, because a test with other switches would need a separate browser
      // and worker.
      args: [
        ...SWITCHES,
        NO_ADDRESS_BAR_PAGES,
        ...FAKE_CAMERA,
        ...backendSwitches(process.env["IDB_BACKEND"] ?? "leveldb"),
      ],
      ...(executablePath && { executablePath }),
    },
  },
  projects: [
    { name: "journeys", testMatch: "tests/**/*.spec.ts" },
    ...(process.env["SCREENSHOTS"]
      ? [{ name: "screenshots", testMatch: "screenshots/**/*.shots.ts" }]
      : []),
  ],
});
