import { Router } from "@koa/router";
import type { Credentials, DemoAnswer } from "sync-protocol";

/** `GET /api/demo`: the published demo account, for the note on the login page. */
export function demoRoutes({ demo }: { readonly demo: Credentials | undefined }): Router {
  const router = new Router();
  router.get("/api/demo", (ctx) => {
    const answer: DemoAnswer = { demo: demo ?? null };
    ctx.body = answer;
  });
  return router;
}
