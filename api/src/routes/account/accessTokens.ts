import { Router } from "@koa/router";
import { CALLS } from "sync-protocol";
import { createToken, revokeToken, type TokenDeps } from "../../cellar/sign-in/accessTokens.ts";
import type { NoticeDeps } from "../../cellar/mails/noticeMail.ts";
import type { ProofDeps } from "../../cellar/sign-in/proof.ts";
import type { AccountLimits } from "./accountLimits.ts";
import type { AccountLog } from "./accountLog.ts";
import { answer } from "../answer.ts";

export interface AccessTokenDeps extends TokenDeps, ProofDeps, NoticeDeps {
  readonly accountLog: AccountLog;
  readonly limits: AccountLimits;
}

export function accessTokenRoutes(deps: AccessTokenDeps): Router {
  const { accountLog: log, limits, tokens, now } = deps;
  const router = new Router();

  answer(router, CALLS.listTokens, [], async ({ userId }) => ({
    tokens: [...(await tokens.list(userId, now()))],
  }));

  answer(router, CALLS.createToken, limits.password, async ({ ctx, userId, body }) => {
    const made = await log.proved(ctx, body, () => createToken(deps, userId, body));
    log.record(ctx, "Access token made", userId);
    return made;
  });

  answer(router, CALLS.revokeToken, [], async ({ ctx, userId, id }) => {
    await revokeToken(deps, userId, id);
    log.record(ctx, "Access token ended", userId);
    return {};
  });

  return router;
}
