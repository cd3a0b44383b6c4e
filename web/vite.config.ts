import { lingui } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { nameEarlyFiles } from "./earlyFiles.ts";
import { labelModelsAlias } from "./labelModels.ts";
import { manifest } from "./manifest.ts";
import { mantineVariables } from "./mantineVariables.ts";
import { pageWidths } from "./pageWidths.ts";
import { backgrounds } from "./themeColors.ts";
import { version } from "../package.json" with { type: "json" };

const apiOrigin = `http://127.0.0.1:${process.env["API_PORT"] ?? "3000"}`;

/**
 * Modules that both the sign-in pages and the cellar import. They are in a separate chunk, so that
 * neither page waits for the other page's code.
 */
const SHARED = [
  "/web/src/server/",
  "/web/src/parts/addresses/pageAddresses",
  "/web/src/platform/sharedFiles",
  "/web/src/ui/page/Alert",
  "/web/src/ui/page/Link",
  "/web/src/ui/page/ThemeToggle",
  "/web/src/ui/page/usePageTitle",
  "/sync-protocol/src/account/account.ts",
  "/sync-protocol/src/foldText.ts",
  "/sync-protocol/src/records/wineType.ts",
  "/sync-protocol/src/calls/accounts.ts",
  "/@mantine/core/esm/core/utils/",
  "/@mantine/hooks/esm/use-id/",
  "/@mantine/hooks/esm/use-uncontrolled/",
];

/**
 * Modules that load the language before the rest of the app. They import no other module of the
 * app, because the other modules need the language.
 */
const FIRST = ["/web/src/main.tsx", "/web/src/language/", "/sync-protocol/src/language/"];

const START = ["/web/src/start.tsx"];

/**
 * The collection page and the local store: code that the app needs whenever a signed-in user opens
 * it.
 */
const CELLAR = ["/web/src/app/pages/signedInPages.ts", "/web/src/app/device.ts"];

const LINGUI_CONFIG = new URL("../.ci/lingui.config.mjs", import.meta.url).pathname;

const within = (paths: readonly string[]) => (id: string) =>
  paths.some((path) => id.includes(path));

export default defineConfig({
  // Dexie's default entry is its ES5 build, which is larger than the modern build.
  resolve: { alias: { ...labelModelsAlias, dexie: "dexie/dist/modern/dexie.mjs" } },
  // Values for `%VITE_…%` in index.html.
  define: {
    "import.meta.env.VITE_VERSION": JSON.stringify(version),
    "import.meta.env.VITE_BACKGROUND_LIGHT": JSON.stringify(backgrounds.light),
    "import.meta.env.VITE_BACKGROUND_DARK": JSON.stringify(backgrounds.dark),
  },
  // Addresses in scripts and styles are relative, so that one build works under any base path. The
  // server writes the base path into the page.
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
  worker: { format: "es" },
  css: {
    postcss: { plugins: [pageWidths] },
    modules: { generateScopedName: "[hash:base64:4]" },
  },
  plugins: [
    react(),
    lingui({ configPath: LINGUI_CONFIG, failOnCompileError: true, failOnMissing: true }),
    mantineVariables,
    nameEarlyFiles,
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src/sw",
      filename: "sw.ts",
      registerType: "prompt",
      injectRegister: false,
      injectManifest: {
        rollupFormat: "iife",
        globPatterns: ["**/*.{js,css,html,svg,png,woff2,webmanifest}"],
        globIgnores: ["screenshots/**"],
      },
      manifest,
    }),
  ],
  build: {
    target: "es2022",
    sourcemap: true,
    modulePreload: {
      polyfill: false,
      // Dialogs and background work of the collection are prefetched, so they need no list of the
      // scripts that they import. The list took 2 kB of the first scripts.
      resolveDependencies: (_file, needed, { hostId }) =>
        hostId.includes("/cellar-") ? needed.filter((file) => file.endsWith(".css")) : needed,
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "index", test: within(FIRST) },
            { name: "start", test: within(START) },
            { name: "shared", test: within(SHARED), minShareCount: 2 },
            { name: "cellar", test: within(CELLAR) },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ["/api", "/objects", "/guest/", "/calendar/"].map((path) => [path, apiOrigin]),
    ),
  },
});
