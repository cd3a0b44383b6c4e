import { defineConfig } from "vitest/config";

/** The unit and contract tests of all packages; the end-to-end tests run in Playwright. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "sync-protocol", root: "sync-protocol", include: ["src/**/*.test.ts"] } },
      {
        test: {
          name: "api",
          root: "api",
          include: ["src/**/*.test.ts", "test/**/*.test.ts"],
          testTimeout: 20_000,
        },
      },
      "web/vitest.config.ts",
    ],
  },
});
