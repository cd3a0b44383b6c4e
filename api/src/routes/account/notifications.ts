import { Router } from "@koa/router";
import type { Context } from "koa";
import { CALLS } from "sync-protocol";
import {
  type ChoiceDeps,
  endKinds,
  notificationKey,
  putNotifications,
} from "../../cellar/notifications/notifications.ts";
import { sessionIdHash } from "../../middleware/sign-in/session.ts";
import { answer } from "../answer.ts";

export function notificationRoutes(deps: ChoiceDeps): Router {
  const router = new Router();
  const deviceOf = (ctx: Context, userId: string) => ({
    userId,
    sessionIdHash: sessionIdHash(ctx),
  });

  answer(router, CALLS.notifications, [], async ({ ctx, userId }) => ({
    notifications: (await deps.notifications.of(deviceOf(ctx, userId))) ?? null,
  }));

  answer(router, CALLS.notificationKey, [], async () => ({
    publicKey: await notificationKey(deps),
  }));

  answer(router, CALLS.putNotifications, [], async ({ ctx, userId, body }) => ({
    notifications: await putNotifications(deps, deviceOf(ctx, userId), body),
  }));

  answer(router, CALLS.endNotifications, [], async ({ ctx, userId }) => {
    await deps.notifications.end(deviceOf(ctx, userId));
    return {};
  });

  answer(router, CALLS.notAgain, [], async ({ ctx, userId, body }) => ({
    notifications: (await endKinds(deps, deviceOf(ctx, userId), body.kinds)) ?? null,
  }));

  return router;
}
