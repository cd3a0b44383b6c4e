/** `npm run backup` copies the cellars in DATA_DIR. The server may run. */
import { buildStale } from "./buildStale.mjs";

buildStale(["the server"]);
await import("./dist/backup.js");
