import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

const apiOrigin = `http://127.0.0.1:${process.env["API_PORT"] ?? "3000"}`;

/**
 * Fetches the heading font beside the first script instead of after the first style sheet, so that
 * `font-display: optional` finds it in time and headings are not drawn twice.
 */
const preloadHeadingFont: Plugin = {
  name: "preload-heading-font",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /fraunces-latin-opsz-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: "link",
          attrs: {
            rel: "preload",
            as: "font",
            type: "font/woff2",
            href: `/${file}`,
            crossorigin: "",
          },
          injectTo: "head-prepend",
        })),
  },
};

export default defineConfig({
  plugins: [
    react(),
    preloadHeadingFont,
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src/sw",
      filename: "sw.ts",
      registerType: "prompt",
      injectRegister: false,
      injectManifest: {
        rollupFormat: "iife",
        globPatterns: ["**/*.{js,css,html,svg,png,woff2,webmanifest}"],
      },
      manifest: {
        id: "/",
        name: "Wine Cellar",
        short_name: "Wine Cellar",
        description: "A personal wine cellar that works where the bottles are: without signal.",
        lang: "en",
        start_url: "/",
        scope: "/",
        display: "standalone",
        background_color: "#FBF8F4",
        theme_color: "#FBF8F4",
        categories: ["food", "lifestyle"],
        icons: [
          { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
          { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
          {
            src: "/icons/icon-maskable-512.png",
            sizes: "512x512",
            type: "image/png",
            purpose: "maskable",
          },
        ],
      },
    }),
  ],
  build: { target: "es2022", sourcemap: true },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { "/api": apiOrigin, "/objects": apiOrigin },
  },
});
