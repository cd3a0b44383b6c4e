import { Router } from "@koa/router";
import { CALLS, type Credentials } from "sync-protocol";
import { answer } from "./answer.ts";

/** The published demo account, for the note on the login page. */
export function demoRoutes({ demo }: { readonly demo: Credentials | undefined }): Router {
  const router = new Router();
  answer(router, CALLS.demo, [], () => ({ demo: demo ?? null }));
  return router;
}
