import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { FAKE_CAMERA } from "./fixtures/browser/fakeCamera.ts";
import { NO_ADDRESS_BAR_PAGES, SWITCHES } from "./fixtures/browser/switches.ts";

// Browsers that tests start themselves inherit it too.
process.env["FONTCONFIG_FILE"] = fileURLToPath(new URL("fixtures/fonts.conf", import.meta.url));

const executablePath = process.env["CHROMIUM_PATH"];

export default defineConfig({
  testDir: ".",
  outputDir: "test-results",
  // For a machine that has other work: what never comes is found out, and nothing is told of speed.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  // On two cores: a test waits for frames and answers for about half of its time.
  workers: 3,
  forbidOnly: true,
  // A machine that stalls fails a test once; `npm test` names what passed only at the second try.
  retries: 1,
  reporter: "list",
  use: {
    locale: "en-GB",
    // To install the app is a fifth of what a short test does: those that bear on it ask for it.
    serviceWorkers: "block",
    viewport: { width: 1280, height: 800 },
    // What moves is drawn by the processor, a tenth of all it does; the test of motion asks for it.
    contextOptions: { reducedMotion: "reduce" },
    // Pictures of every step would take a quarter of the time; the page itself is kept of each.
    trace: { mode: "on-first-retry", screenshots: false },
    launchOptions: {
      // All have the camera: other switches are another browser, in another worker.
      args: [...SWITCHES, NO_ADDRESS_BAR_PAGES, ...FAKE_CAMERA],
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
