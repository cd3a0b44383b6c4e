import { defineConfig } from "vitest/config";

/**
 * The unit tests of all packages, and the contract tests of the whole server behind real requests;
 * the end-to-end tests run in Playwright.
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "sync-protocol", root: "sync-protocol", include: ["src/**/*.test.ts"] } },
      {
        test: {
          name: "api",
          root: "api",
          include: ["src/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "contract",
          root: "api",
          include: ["test/**/*.test.ts"],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "simulation",
          root: "sync-protocol/simulation",
          include: ["**/*.test.ts"],
          // A history leaves much behind at once; room for it spares a seventh of the time.
          execArgv: ["--max-semi-space-size=64"],
        },
      },
      { test: { name: "docs", root: "docs", include: ["*.test.ts"] } },
      "web/vitest.config.ts",
    ],
  },
});
