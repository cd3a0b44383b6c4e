import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { mantineVariables } from "../../../mantineVariables.ts";
import { pageWidths } from "../../../pageWidths.ts";

const INSTALLED = fileURLToPath(
  new URL("../../../../node_modules/.cache/bench-peer/", import.meta.url),
);

/** Finds RxDB in the folder in which .ci/peer.mjs installs it. */
const installedPeer: Plugin = {
  name: "installed-peer",
  enforce: "pre",
  resolveId(source) {
    return source.startsWith("rxdb/") ? this.resolve(source, `${INSTALLED}index.mjs`) : undefined;
  },
};

/** Builds the page with RxDB and React to which `bench:ui` compares the app's opening. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: "warn",
  css: { postcss: { plugins: [pageWidths] } },
  plugins: [
    installedPeer,
    react(),
    mantineVariables,
    VitePWA({
      registerType: "autoUpdate",
      manifest: false,
      workbox: {
        globPatterns: ["**/*.{js,css,html,svg,woff2}"],
        runtimeCaching: [
          { urlPattern: ({ url }) => url.pathname.startsWith("/objects/"), handler: "CacheFirst" },
        ],
      },
    }),
  ],
  build: {
    target: "es2022",
    outDir: "../../dist/page",
    emptyOutDir: true,
    chunkSizeWarningLimit: 1_000,
  },
});
