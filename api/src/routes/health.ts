import { Router } from "@koa/router";
import { CALLS } from "sync-protocol";
import { answer } from "./answer.ts";

/** Answers as long as the process can serve. */
export function healthRoutes(): Router {
  const router = new Router();
  answer(router, CALLS.health, [], () => ({ status: "ok" as const }));
  return router;
}
