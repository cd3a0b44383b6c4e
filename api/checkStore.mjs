/** `npm run check:store`: whether rows and photos agree, wherever they are kept. */
import { buildStale } from "./buildStale.mjs";

buildStale(["the server"]);
await import("./dist/checkStore.js");
