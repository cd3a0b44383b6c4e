/** `npm run check:store` compares rows and photos in any store. */
import { buildStale } from "./buildStale.mjs";

buildStale(["the server"]);
await import("./dist/checkStore.js");
