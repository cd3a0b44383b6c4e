import { defineConfig, type TestProjectInlineConfiguration as Project } from "vitest/config";

/** A project of web's tests: `test` on top of what they have in common. */
const web = (name: string, test: Project["test"]): Project => ({
  extends: "web/vitest.config.ts",
  test: { ...test, name, root: "web" },
});

/** The folders of web that compile without the DOM. */
const PURE = "src/rules,src/drinking,src/gazetteer,src/sommelier,src/labels/understand";

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
          include: ["{src,test/store}/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "contract",
          root: "api",
          include: ["test/**/*.test.ts"],
          exclude: ["test/store/**"],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "simulation",
          root: "e2e/simulation",
          include: ["**/*.test.ts"],
          globalSetup: "drawSeed.ts",
          // A history leaves much behind at once; room for it spares a seventh of the time.
          execArgv: ["--max-semi-space-size=64"],
        },
      },
      { test: { name: "docs", root: "docs", include: ["*.test.ts"] } },
      // Rules are pure: their files share one worker and what it has loaded.
      web("web-rules", { include: [`{${PURE},eval}/**/*.test.ts`], isolate: false }),
      web("web", { include: ["{src,licences}/**/*.test.ts"], exclude: [`{${PURE}}/**`] }),
      web("web-screens", { include: ["src/**/*.test.tsx"], environment: "happy-dom" }),
    ],
  },
});
