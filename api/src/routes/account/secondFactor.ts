import { Router } from "@koa/router";
import { CALLS } from "sync-protocol";
import {
  beginSecondFactor,
  endSecondFactor,
  offerSecondFactor,
  type SecondFactorDeps,
} from "../../cellar/sign-in/secondFactor.ts";
import type { AccountLimits } from "./accountLimits.ts";
import type { AccountLog } from "./accountLog.ts";
import { answer } from "../answer.ts";

export interface SecondFactorRouteDeps extends SecondFactorDeps {
  readonly accountLog: AccountLog;
  readonly limits: AccountLimits;
}

export function secondFactorRoutes(deps: SecondFactorRouteDeps): Router {
  const { accountLog: log, limits } = deps;
  const router = new Router();

  answer(router, CALLS.offerSecondFactor, limits.password, ({ ctx, userId, body }) =>
    log.proved(ctx, body, () => offerSecondFactor(deps, userId, body)),
  );

  answer(router, CALLS.beginSecondFactor, limits.password, async ({ ctx, userId, body }) => {
    const begin = () => beginSecondFactor(deps, userId, body);
    const recoveryCodes = await log.checked(ctx, "Wrong code", begin);
    log.record(ctx, "Second factor begun", userId);
    return { recoveryCodes: [...recoveryCodes] };
  });

  answer(router, CALLS.endSecondFactor, limits.password, async ({ ctx, userId, body }) => {
    await log.proved(ctx, body, () => endSecondFactor(deps, userId, body));
    log.record(ctx, "Second factor ended", userId);
    return {};
  });

  return router;
}
