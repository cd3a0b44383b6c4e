import { Router } from "@koa/router";
import { type Context } from "koa";
import { CALLS } from "sync-protocol";
import {
  beginEntering,
  beginIdentityProof,
  beginLink,
  type StartedFlow,
  finishFlow,
  type OpenidDeps,
  unlinkIdentity,
} from "../../cellar/sign-in/openid.ts";
import type { Devices } from "../../middleware/sign-in/device.ts";
import type { FlowCookie } from "../../middleware/sign-in/openidFlow.ts";
import { byPerson } from "../../middleware/limits/rateLimit.ts";
import { beginSession } from "../../middleware/sign-in/session.ts";
import type { AccountLimits } from "./accountLimits.ts";
import type { AccountLog } from "./accountLog.ts";
import { answer } from "../answer.ts";

export interface OpenidRouteDeps extends OpenidDeps {
  readonly accountLog: AccountLog;
  readonly limits: AccountLimits;
  readonly devices: Devices;
  readonly flowCookie: FlowCookie;
}

export function openidRoutes(deps: OpenidRouteDeps): Router {
  const { accountLog: log, limits, flowCookie } = deps;
  const router = new Router();

  const sendThere = (ctx: Context, { address, flow }: StartedFlow) => {
    flowCookie.keep(ctx, flow);
    return { address };
  };

  answer(router, CALLS.beginOpenid, limits.openid, async ({ ctx, body }) =>
    sendThere(ctx, await beginEntering(deps, body)),
  );

  answer(router, CALLS.beginLink, limits.password, async ({ ctx, userId, body }) =>
    sendThere(ctx, await log.proved(ctx, body, () => beginLink(deps, userId, body))),
  );

  answer(router, CALLS.beginIdentityProof, limits.password, async ({ ctx, userId }) =>
    sendThere(ctx, await beginIdentityProof(deps, userId)),
  );

  answer(router, CALLS.finishOpenid, limits.openid, async ({ ctx, body }) => {
    const present = byPerson(ctx);
    const asked = { flow: flowCookie.take(ctx), answer: body.answer, userId: present };
    const finish = () => finishFlow(deps, asked);
    const { outcome, signedIn } = await log.checked(ctx, "Sign-in failed", finish);
    if (signedIn) {
      await beginSession(ctx, signedIn);
      deps.devices.remember(ctx, signedIn.user.id);
    }
    switch (outcome.kind) {
      case "entered":
        log.record(ctx, outcome.isNew ? "Signed up" : "Signed in", outcome.user.id);
        break;
      case "linked":
        if (present !== undefined) log.record(ctx, "Identity linked", present);
        break;
      case "proved":
        break;
    }
    return outcome;
  });

  answer(router, CALLS.unlinkIdentity, limits.password, async ({ ctx, userId, body }) => {
    await log.proved(ctx, body, () => unlinkIdentity(deps, userId, body));
    log.record(ctx, "Identity unlinked", userId);
    return {};
  });

  return router;
}
