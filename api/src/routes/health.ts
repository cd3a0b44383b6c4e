import { Router } from "@koa/router";

/** `GET /api/health`: 200 as long as the process can serve. */
export function healthRoutes(): Router {
  const router = new Router();
  router.get("/api/health", (ctx) => {
    ctx.body = { status: "ok" };
  });
  return router;
}
