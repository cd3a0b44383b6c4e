import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration as Project } from "vitest/config";

/**
 * How long a test may take on a busy machine, in milliseconds. Tests that hang fail; benchmarks
 * measure speed.
 */
const PATIENCE = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  setupFiles: [fileURLToPath(new URL(".ci/patience.mjs", import.meta.url))],
};

/** A thread begins with less work than a process; what starts programs or needs flags of Node has the latter. */
const IN_THREADS = { pool: "threads" } satisfies Project["test"];

/**
 * The files share a worker and what it has loaded, which is most of what a short one takes: for code
 * that keeps nothing between two calls.
 */
const TOGETHER = { ...IN_THREADS, isolate: false } satisfies Project["test"];

/**
 * What screens import, made into few files before the first test: each test file loads all of it again.
 * What uses React must be named with it, or it brings a React of its own.
 */
const BUNDLED = [
  "@mantine/core",
  "@mantine/form",
  "@mantine/hooks",
  "@radix-ui/react-toast",
  "@tabler/icons-react",
  "@tanstack/react-virtual",
  "@testing-library/react",
  "@testing-library/user-event",
  "dexie",
  "dexie-react-hooks",
  "react",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
  "react-dom",
  "react-dom/client",
  "react-router",
  "zod/mini",
  "zustand",
  "zustand/vanilla",
];

/** A project of web's tests: `test` on top of what they have in common. */
const web = (name: string, test: Project["test"]): Project => ({
  extends: "web/vitest.config.ts",
  test: { ...PATIENCE, ...IN_THREADS, ...test, name, root: "web" },
});

/** A project of other tests, which lie under `root`. */
const project = (name: string, test: Project["test"]): Project => ({
  test: { ...PATIENCE, ...test, name },
});

/** The folders of web that compile without the DOM. */
const PURE =
  "src/rules,src/engine/outbox,src/engine/view,src/gazetteer,src/sommelier,src/labels/understand";

/**
 * The unit tests of all packages, and the contract tests of the whole server behind real requests;
 * the end-to-end tests run in Playwright.
 */
export default defineConfig({
  test: {
    projects: [
      project("sync-protocol", {
        ...TOGETHER,
        root: "sync-protocol",
        include: ["src/**/*.test.ts"],
      }),
      project("api", {
        ...TOGETHER,
        root: "api",
        include: ["{src,test/store}/**/*.test.ts"],
      }),
      project("contract", {
        root: "api",
        include: ["test/**/*.test.ts"],
        exclude: ["test/store/**"],
        globalSetup: "test/buildServer.ts",
      }),
      project("simulation", {
        root: "e2e/simulation",
        include: ["**/*.test.ts"],
        globalSetup: "drawSeed.ts",
        // A history leaves much behind at once; room for it spares a seventh of the time.
        execArgv: ["--max-semi-space-size=64"],
      }),
      project("lint", { root: ".ci/lint", include: ["*.test.ts"] }),
      project("docs", { root: "docs", include: ["*.test.ts"] }),
      web("web-rules", { ...TOGETHER, include: [`{${PURE},eval}/**/*.test.ts`] }),
      web("web", { include: ["{src,licences}/**/*.test.ts"], exclude: [`{${PURE}}/**`] }),
      web("web-screens", {
        include: ["src/**/*.test.tsx"],
        environment: "happy-dom",
        deps: { optimizer: { client: { enabled: true, include: BUNDLED } } },
      }),
    ],
  },
});
