import Router from "@koa/router";
import { type Middleware } from "koa";
import { CALLS } from "sync-protocol";
import { pairMeal, type PairDeps } from "../../cellar/meals/pairMeal.ts";
import type { LabelReader } from "../../cellar/ports/outside.ts";
import { readLabel, requireLabelReader } from "../../cellar/meals/readLabel.ts";
import { concurrencyLimit } from "../../middleware/limits/concurrencyLimit.ts";
import { answer } from "../answer.ts";

export interface AiRouteDeps extends PairDeps {
  readonly labelReader: LabelReader | undefined;
  readonly limitAi: Middleware;
  readonly aiTimeoutMs: number;
}

export function aiRoutes(deps: AiRouteDeps): Router {
  const { limitAi, labelReader } = deps;
  const router = new Router();
  const asking = concurrencyLimit({ most: 2, until: "answered" });
  const wanted: Middleware = (_ctx, next) => {
    requireLabelReader(labelReader);
    return next();
  };

  answer(router, CALLS.assistants, [], () => ({
    labels: labelReader !== undefined,
    pairing: deps.sommelier !== undefined,
    timeoutMs: deps.aiTimeoutMs,
  }));

  answer(router, CALLS.analyzeLabel, [wanted, limitAi, asking], ({ body }) =>
    readLabel(requireLabelReader(labelReader), body.image),
  );

  answer(router, CALLS.pairWines, [limitAi, asking], ({ cellar, body }) =>
    pairMeal(deps, cellar, body.mealDescription),
  );

  return router;
}
