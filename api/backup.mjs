/** `npm run backup` backs up the cellars in the folder DATA_DIR, even while the server runs. */
import { buildStale } from "./buildStale.mjs";

buildStale(["the server"]);
await import("./dist/backup.js");
