/** `npm run restore`: puts a backup in the place of the cellar that DATA_DIR names. */
import { buildStale } from "./buildStale.mjs";

buildStale(["the server"]);
await import("./dist/restore.js");
