import { Router } from "@koa/router";
import type { SessionsAnswer } from "sync-protocol";
import type { SessionStore } from "../cellar/ports.ts";
import { endListedSession, listSessions } from "../cellar/sessions.ts";
import { requireUser } from "../middleware/requireUser.ts";
import { sessionIdHash } from "../middleware/session.ts";
import { parseParam } from "./parse.ts";

export interface SessionDeps {
  readonly sessions: SessionStore;
  readonly now: () => number;
}

/** The calls under `/api/auth/sessions`: where somebody is signed in. */
export function sessionRoutes(deps: SessionDeps): Router {
  const router = new Router({ prefix: "/api/auth/sessions" });

  router.get("/", async (ctx) => {
    const userId = requireUser(ctx);
    const sessions = await listSessions(deps, { userId, idHash: sessionIdHash(ctx) });
    const answer: SessionsAnswer = { sessions };
    ctx.body = answer;
  });

  router.post("/end-others", async (ctx) => {
    await deps.sessions.endAll(requireUser(ctx), sessionIdHash(ctx));
    ctx.body = {};
  });

  router.post("/:id/end", async (ctx) => {
    await endListedSession(deps, requireUser(ctx), parseParam(ctx, "id"));
    ctx.body = {};
  });

  return router;
}
