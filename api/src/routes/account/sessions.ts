import { Router } from "@koa/router";
import { CALLS } from "sync-protocol";
import type { SessionStore } from "../../cellar/ports/sessions.ts";
import { endListedSession, listSessions } from "../../cellar/devices/sessions.ts";
import { sessionIdHash } from "../../middleware/sign-in/session.ts";
import { answer } from "../answer.ts";

export interface SessionDeps {
  readonly sessions: SessionStore;
  readonly now: () => number;
}

export function sessionRoutes(deps: SessionDeps): Router {
  const router = new Router();

  answer(router, CALLS.listSessions, [], async ({ ctx, userId }) => ({
    sessions: await listSessions(deps, { userId, idHash: sessionIdHash(ctx) }),
  }));

  answer(router, CALLS.endOtherSessions, [], async ({ ctx, userId }) => {
    await deps.sessions.endAll(userId, sessionIdHash(ctx));
    return {};
  });

  answer(router, CALLS.endSession, [], async ({ userId, id }) => {
    await endListedSession(deps, userId, id);
    return {};
  });

  return router;
}
