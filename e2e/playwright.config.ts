import { defineConfig } from "@playwright/test";

const executablePath = process.env["CHROMIUM_PATH"];

/** Root may not use Chromium's sandbox; the other switches keep it from calling its maker. */
const args = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

export default defineConfig({
  testDir: ".",
  outputDir: "test-results",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: "list",
  use: {
    locale: "en-GB",
    viewport: { width: 1280, height: 800 },
    trace: "retain-on-failure",
    launchOptions: { args, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: "journeys", testMatch: "tests/**/*.spec.ts" },
    ...(process.env["SCREENSHOTS"]
      ? [{ name: "screenshots", testMatch: "screenshots/**/*.shots.ts" }]
      : []),
  ],
});
