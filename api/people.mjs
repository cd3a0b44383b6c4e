/** `npm run people`: who has an account on this server, and who may. */
import { buildStale } from "./buildStale.mjs";

buildStale(["the server"]);
await import("./dist/people.js");
