import { Router } from "@koa/router";
import { CALLS } from "sync-protocol";
import {
  cancelDeletion,
  type DeletionDeps,
  requestDeletion,
} from "../../cellar/people/accountDeletion.ts";
import type { AccountLimits } from "./accountLimits.ts";
import type { AccountLog } from "./accountLog.ts";
import { answer } from "../answer.ts";

export interface AccountDeletionDeps extends DeletionDeps {
  readonly accountLog: AccountLog;
  readonly limits: AccountLimits;
}

export function accountDeletionRoutes(deps: AccountDeletionDeps): Router {
  const { accountLog: log, limits } = deps;
  const router = new Router();

  answer(router, CALLS.deleteAccount, limits.password, async ({ ctx, userId, body }) => {
    const dueAt = await log.proved(ctx, body, () => requestDeletion(deps, userId, body));
    log.record(ctx, "Account deletion requested", userId);
    return { dueAt };
  });

  answer(router, CALLS.cancelDeletion, limits.link, async ({ ctx, body }) => {
    const userId = await log.checked(ctx, "Wrong link", () => cancelDeletion(deps, body.token));
    log.record(ctx, "Account deletion cancelled", userId);
    return {};
  });

  return router;
}
