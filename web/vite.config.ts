import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { compressed } from "./compressed.ts";
import { nameFirstPages, preloadHeadingFont } from "./earlyFiles.ts";
import { labelModelsAlias } from "./labelModels.ts";
import { leftOut } from "./leftOut.ts";
import { licences } from "./licences/licences.ts";
import { mantineVariables } from "./mantineVariables.ts";
import { generateScopedName, styleSheets } from "./styleSheets.ts";
import { backgrounds, pageBackgrounds } from "./themeColors.ts";

const apiOrigin = `http://127.0.0.1:${process.env["API_PORT"] ?? "3000"}`;

/** Mantine's text fields: the first card waits for none, and pages with forms share them. */
const FIELDS = { test: /\/components\/(TextInput|InputBase|Input)\//, minShareCount: 2 };

/**
 * Small parts that several pages share; as files of their own they would cost a request each. What
 * opens as a dialog is not small: it brings Mantine's, which no first page waits for.
 */
const SHARED = {
  test: /\/web\/src\/(ui\/(?!ConfirmDialog|FetchFailed|FormSheet|PlaceField|Sheet|SuggestedInput|Switch|WineLine|events|lot-fields|wine-photo|drinking-window\/windowInWords)|server\/|platform\/(?!fileCache|openCodeReader))|\/sync-protocol\/src\/(account\/account|calls\/accounts)\.ts|\/(use-uncontrolled|use-id|random-id)\//,
  minShareCount: 3,
};

/**
 * What who comes for the first time needs of the contract, for which they do not wait for the local
 * store either, and what the sign-up and the cellar both draw: as files of their own they would cost a
 * request each.
 */
const FIRST_WORDS = {
  test: /\/sync-protocol\/src\/(account\/account|records\/wineType|calls\/(accounts|server))\.ts|\/icons\/Icon(Archive|Camera)\./,
};

/**
 * The collection in its frame and the local store, with all that they need: every start of who is signed
 * in asks for both, and as one file they take 1.4 kB less than as three.
 */
const CELLAR = { test: /\/web\/src\/app\/(signedInPages|device)\.ts$/ };

/**
 * What later parts share of the local store and of what lives on it. What only one other part asks for
 * comes with that part, and so does what only some later parts share.
 */
const STORE = {
  test: /\/web\/src\/(db|live|session|sync)\/(?!.*(attention|[eE]ventCommands|(present|read|watch)Events|events\/|manyCommands|[pP]lace(s|Commands)|readToldBefore|useFormDraft))|\/node_modules\/dexie\//,
  minShareCount: 2,
};

/**
 * The style sheets of what opens later than the first card. They say much the same, and come to little
 * more than half as one; those that everybody meets before signing in stand apart.
 */
const LATER_SHEETS = {
  test: /\/web\/src\/(features\/(?!account\/(AccountFrame|forms)|collection\/[^/]+$|sync-status\/SyncPill)|ui\/(ConfirmDialog|Figures|Sheet|Switch|Toaster|Tooltips|WineLine|camera\/|events\/)|app\/(NotFoundPage|layout\/SidebarSheet)).*\.module\.css$/,
};

/** The style sheets of what everybody meets before signing in. */
const ACCOUNT_SHEETS = { test: /\/features\/account\/(AccountFrame|forms)\.module\.css$/ };

/** What other programs export, by type and, where the system knows no type for it, by ending. */
const SHARED_FILES = {
  name: "file",
  accept: [
    "text/csv",
    "text/tab-separated-values",
    "text/plain",
    "application/json",
    "application/zip",
    ".csv",
    ".tsv",
    ".json",
    ".zip",
  ],
};

export default defineConfig(({ command }) => ({
  resolve: {
    alias: {
      ...labelModelsAlias,
      // Its own entry wraps a build for old browsers, which is larger and can't be shaken.
      dexie: "dexie/dist/modern/dexie.mjs",
      // What it names for everybody holds its warnings for developers.
      "react-router": fileURLToPath(
        new URL("../production/index.mjs", import.meta.resolve("react-router")),
      ),
    },
  },
  // Scripts and styles name others from where they lie, so that one build stands under any path. The
  // page names them from the root; the server tells it the path.
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
  worker: { format: "es" },
  // While developing, names of classes tell where they come from.
  css: { postcss: styleSheets, modules: command === "build" ? { generateScopedName } : {} },
  plugins: [
    react(),
    mantineVariables,
    leftOut,
    pageBackgrounds,
    preloadHeadingFont,
    nameFirstPages,
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
      manifest: {
        name: "Wine Cellar",
        short_name: "Wine Cellar",
        description: "A personal wine cellar that works where the bottles are: without signal.",
        lang: "en",
        // From where the manifest lies: the root of the origin, or the path that the app stands under.
        start_url: "./",
        scope: "./",
        display: "standalone",
        background_color: backgrounds.light,
        theme_color: backgrounds.light,
        categories: ["food", "lifestyle"],
        // One window; a form with unsaved work asks before it is left.
        launch_handler: { client_mode: "navigate-existing" },
        shortcuts: [
          {
            name: "Add Wine",
            description: "Photograph a label or fill in the form",
            url: "./?action=add-wine",
            icons: [{ src: "icons/icon-192.png", sizes: "192x192", type: "image/png" }],
          },
          {
            name: "Meal Pairing",
            short_name: "Pairing",
            description: "Find a wine of yours for a meal",
            url: "./?tab=pairing",
            icons: [{ src: "icons/icon-192.png", sizes: "192x192", type: "image/png" }],
          },
        ],
        share_target: {
          action: "share",
          method: "POST",
          enctype: "multipart/form-data",
          params: { files: [{ name: "picture", accept: ["image/*"] }, SHARED_FILES] },
        },
        screenshots: [
          {
            src: "screenshots/narrow.png",
            sizes: "390x844",
            type: "image/png",
            form_factor: "narrow",
            label: "The cellar on a phone",
          },
          {
            src: "screenshots/wide.png",
            sizes: "1280x800",
            type: "image/png",
            form_factor: "wide",
            label: "The cellar on a desktop",
          },
        ],
        icons: [
          { src: "favicon.svg", sizes: "any", type: "image/svg+xml" },
          { src: "icons/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "icons/icon-512.png", sizes: "512x512", type: "image/png" },
          {
            src: "icons/icon-maskable-512.png",
            sizes: "512x512",
            type: "image/png",
            purpose: "maskable",
          },
        ],
      },
    }),
    licences,
    compressed,
  ],
  build: {
    target: "es2022",
    sourcemap: true,
    // A browser without modulepreload fetches the same files a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"] },
            { name: "start", ...SHARED },
            { name: "start", ...FIRST_WORDS },
            { name: "fields", ...FIELDS },
            { name: "cellar", ...CELLAR },
            { name: "store", ...STORE },
            { name: "later", ...LATER_SHEETS },
            { name: "account", ...ACCOUNT_SHEETS },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { "/api": apiOrigin, "/objects": apiOrigin },
  },
}));
