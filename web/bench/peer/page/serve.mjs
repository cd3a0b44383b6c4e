import { preview } from "vite";

/**
 * `node serve.mjs URL COOKIE` serves the built page and prints its address. Calls and photos come
 * from the server at URL, with this cookie.
 */
const [target, cookie] = process.argv.slice(2);
const cellar = { target, changeOrigin: true, headers: { cookie } };
const server = await preview({
  configFile: false,
  root: import.meta.dirname,
  logLevel: "warn",
  build: { outDir: "../../dist/page" },
  preview: { host: "127.0.0.1", proxy: { "/api": cellar, "/objects": cellar } },
});
process.stdout.write(server.resolvedUrls.local[0]);
