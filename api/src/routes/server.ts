import { Router } from "@koa/router";
import { CALLS, type Credentials, type Signup } from "sync-protocol";
import type { openapiDocument } from "../openapi.ts";
import { answer } from "./answer.ts";

export interface ServerRouteDeps {
  /** The published demo account, if there is one. */
  readonly demo: Credentials | undefined;
  readonly signup: Signup;
  /** The document of every call. */
  readonly document: ReturnType<typeof openapiDocument>;
}

/** The calls about the server itself. */
export function serverRoutes({ demo, signup, document }: ServerRouteDeps): Router {
  const router = new Router();
  answer(router, CALLS.health, [], () => ({ status: "ok" as const }));
  answer(router, CALLS.demo, [], () => ({ demo: demo ?? null, signup }));
  answer(router, CALLS.openapi, [], () => document);
  return router;
}
