import Router from "@koa/router";
import { type Middleware } from "koa";
import { analyzeCallSchema, pairCallSchema } from "sync-protocol";
import { pairMeal, type PairDeps } from "../cellar/pairMeal.ts";
import type { LabelReader } from "../cellar/ports.ts";
import { readLabel } from "../cellar/readLabel.ts";
import { requireUser } from "../middleware/requireUser.ts";
import { parseBody } from "./parse.ts";

/** What the calls that ask a model need. */
export interface AiRouteDeps extends PairDeps {
  readonly labelReader: LabelReader;
  /** Bounds how often one person may ask a model. */
  readonly limitAi: Middleware;
}

/** The calls that ask a model: analyze-label and pair. */
export function aiRoutes(deps: AiRouteDeps): Router {
  const router = new Router();

  router.post("/api/wines/analyze-label", deps.limitAi, async (ctx) => {
    requireUser(ctx);
    const { image } = parseBody(ctx, analyzeCallSchema);
    ctx.body = await readLabel(deps.labelReader, image);
  });

  router.post("/api/wines/pair", deps.limitAi, async (ctx) => {
    const userId = requireUser(ctx);
    const { mealDescription } = parseBody(ctx, pairCallSchema);
    ctx.body = await pairMeal(deps, userId, mealDescription);
  });

  return router;
}
