/** `npm run restore` replaces the cellars in DATA_DIR with a backup. */
import { buildStale } from "./buildStale.mjs";

buildStale(["the server"]);
await import("./dist/restore.js");
