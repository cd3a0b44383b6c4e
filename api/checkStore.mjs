/** `npm run check:store` compares SQLite's or PostgreSQL's rows with the stored photos. */
import { buildStale } from "./buildStale.mjs";

buildStale(["the server"]);
await import("./dist/checkStore.js");
