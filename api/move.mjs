/** `npm run move` moves all cellars from the file in DATA_DIR to PostgreSQL, or back. */
import { buildStale } from "./buildStale.mjs";

buildStale(["the server"]);
await import("./dist/move.js");
