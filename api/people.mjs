/** `npm run people` lists, invites, disables and deletes users. */
import { buildStale } from "./buildStale.mjs";

buildStale(["the server"]);
await import("./dist/people.js");
