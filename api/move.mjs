/** `npm run move`: brings all cellars from the file that DATA_DIR names to a PostgreSQL, or back. */
import { buildStale } from "./buildStale.mjs";

buildStale(["the server"]);
await import("./dist/move.js");
