import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { mantineVariables } from "../../../mantineVariables.ts";
import { pageWidths } from "../../../pageWidths.ts";
import { installedPeers } from "../installedPeers.ts";

/** Builds the page with RxDB and React to which `bench:ui` compares the app's opening. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: "warn",
  css: { postcss: { plugins: [pageWidths] } },
  plugins: [
    installedPeers,
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
