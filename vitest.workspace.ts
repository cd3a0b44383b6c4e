import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration as Project } from "vitest/config";

/**
 * How long a test may take in milliseconds. Long enough for a busy machine, because only a test
 * that hangs should fail. Benchmarks measure speed.
 */
const PATIENCE = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  setupFiles: [fileURLToPath(new URL(".ci/patience.mjs", import.meta.url))],
};

/**
 * Threads start faster than processes. Test projects that start programs or need Node flags run in
 * processes.
 */
const IN_THREADS = { pool: "threads" } satisfies Project["test"];

/**
 * Test files share a worker and its loaded modules, because loading takes most of a short file's
 * time. Only for code that keeps no state between calls.
 */
const TOGETHER = { ...IN_THREADS, isolate: false } satisfies Project["test"];

/**
 * Packages that the screens import. They are bundled into few files before the first test, because
 * each test file loads them again. List every package that uses React here. An unlisted package
 * would load a second copy of React.
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

/** A project of web's tests: the common settings, overridden by `test`. */
const web = (name: string, test: Project["test"]): Project => ({
  extends: "web/vitest.config.ts",
  test: { ...PATIENCE, ...IN_THREADS, ...test, name, root: "web" },
});

/** A project of tests outside the web app, in the folder `test.root`. */
const project = (name: string, test: Project["test"]): Project => ({
  test: { ...PATIENCE, ...test, name },
});

/** The folders of the web app that compile without the DOM types. */
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
        // A simulated history creates much garbage at once. More memory for new objects saves a
        // seventh of the time.
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
