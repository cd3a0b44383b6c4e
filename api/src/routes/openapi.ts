import Router from "@koa/router";
import { CALLS } from "sync-protocol";
import { answer } from "./answer.ts";
import type { openapiDocument } from "../openapi.ts";

/** The document of every call. */
export function openapiRoutes(document: ReturnType<typeof openapiDocument>): Router {
  const router = new Router();
  answer(router, CALLS.openapi, [], () => document);
  return router;
}
