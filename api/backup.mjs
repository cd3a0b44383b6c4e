/** `npm run backup`: copies the cellar that DATA_DIR names, while it is served or not. */
import { buildStale } from "./buildStale.mjs";

buildStale(["the server"]);
await import("./dist/backup.js");
