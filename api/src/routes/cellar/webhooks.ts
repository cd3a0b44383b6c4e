import { Router } from "@koa/router";
import { type Middleware } from "koa";
import { CALLS } from "sync-protocol";
import { makeWebhook, testWebhook, type WebhookDeps } from "../../cellar/webhooks/webhooks.ts";
import { answer } from "../answer.ts";

export interface WebhookRouteDeps extends WebhookDeps {
  readonly limitCellars: Middleware;
}

export function webhookRoutes(deps: WebhookRouteDeps): Router {
  const { webhooks, now, limitCellars } = deps;
  const router = new Router();
  const changing = [limitCellars];

  answer(router, CALLS.listWebhooks, [], async ({ userId, id: cellarId }) => ({
    webhooks: [...(await webhooks.list({ userId, cellarId }))],
  }));

  answer(router, CALLS.makeWebhook, changing, ({ userId, id: cellarId, body }) =>
    makeWebhook(deps, { userId, cellarId }, body),
  );

  answer(router, CALLS.testWebhook, changing, async ({ userId, id: cellarId, body }) => ({
    webhook: await testWebhook(deps, { userId, cellarId }, body.webhookId),
  }));

  answer(router, CALLS.enableWebhook, changing, async ({ userId, id: cellarId, body }) => ({
    webhook: await webhooks.enable({ userId, cellarId }, body.webhookId, now()),
  }));

  answer(router, CALLS.removeWebhook, changing, async ({ userId, id: cellarId, body }) => {
    await webhooks.remove({ userId, cellarId }, body.webhookId);
    return {};
  });

  return router;
}
