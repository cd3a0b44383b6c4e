import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration as Project } from "vitest/config";

/**
 * Time limits of tests, in ms. They are long enough for a busy machine, because only a test that
 * hangs should fail. Speed is measured by benchmarks instead.
 */
const PATIENCE = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  setupFiles: [fileURLToPath(new URL(".ci/patience.mjs", import.meta.url))],
};

/**
 * Runs tests in threads, which start faster than processes. Projects whose tests start programs or
 * need Node flags use processes.
 */
const IN_THREADS = { pool: "threads" } satisfies Project["test"];

/**
 * Lets test files share a worker and its loaded modules, because loading takes most of a short
 * file's time. Use this only for code that keeps no state between calls.
 */
const TOGETHER = { ...IN_THREADS, isolate: false } satisfies Project["test"];

/**
 * Contract tests that replace modules of the server. They need modules of their own, because other
 * files would see the replaced modules.
 */
const REPLACING_MODULES = ["test/cellar/newField.test.ts", "test/server/loadedOnDemand.test.ts"];

/**
 * Packages that screens import. Vitest bundles them into few files first, because each test file
 * loads them again. List every package that uses React here: an unlisted one would load a second
 * copy of React.
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

/** A Vitest project for tests of the web app. `test` overrides the common settings. */
const web = (name: string, test: Project["test"]): Project => ({
  extends: "web/vitest.config.ts",
  test: { ...PATIENCE, ...IN_THREADS, ...test, name, root: "web" },
});

/** A Vitest project for tests outside the web app, in the folder `test.root`. */
const project = (name: string, test: Project["test"]): Project => ({
  test: { ...PATIENCE, ...test, name },
});

/** The folders of the web app whose code does not use the DOM. */
const PURE =
  "src/rules,src/engine/outbox,src/engine/view,src/gazetteer,src/sommelier,src/labels/understand";

/**
 * Runs the unit tests of all packages and the contract tests, which send real requests to the whole
 * server. Playwright runs the end-to-end tests.
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
        // Test files share a process and its loaded modules: a server keeps its state to itself, and
        // loading it takes a fifth of a file's CPU time.
        isolate: false,
        root: "api",
        include: ["test/**/*.test.ts"],
        exclude: ["test/store/**", ...REPLACING_MODULES],
        globalSetup: ["test/buildServer.ts", "test/sharedPostgres.ts"],
      }),
      project("contract-alone", { root: "api", include: REPLACING_MODULES }),
      project("simulation", {
        root: "e2e/simulation",
        include: ["**/*.test.ts"],
        globalSetup: "drawSeed.ts",
        // Gives new objects more memory, which saves a seventh of the time: a simulated history
        // creates much garbage at once.
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
