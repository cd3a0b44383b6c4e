import Router from "@koa/router";

/** `GET /api/openapi.json`: the document of every call. */
export function openapiRoutes(document: Readonly<Record<string, unknown>>): Router {
  const router = new Router();
  router.get("/api/openapi.json", (ctx) => {
    ctx.body = document;
  });
  return router;
}
