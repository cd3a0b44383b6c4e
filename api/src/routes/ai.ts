import Router from "@koa/router";
import { type Middleware } from "koa";
import { analyzeCallSchema, pairCallSchema } from "sync-protocol";
import { pairMeal, type PairDeps } from "../cellar/pairMeal.ts";
import type { LabelReader } from "../cellar/ports.ts";
import { readLabel, requireLabelReader } from "../cellar/readLabel.ts";
import { atOnce } from "../middleware/atOnce.ts";
import { jsonBody } from "../middleware/jsonBody.ts";
import { requireUser } from "../middleware/requireUser.ts";
import { parseBody } from "./parse.ts";

/** What the calls that ask a model need. */
export interface AiRouteDeps extends PairDeps {
  /** `undefined` where no AI service is configured. */
  readonly labelReader: LabelReader | undefined;
  /** Bounds how often one person may ask a model. */
  readonly limitAi: Middleware;
}

/** A label's photo comes as base64 within the JSON. */
const LABEL_BYTES_MAX = 20 * 1024 * 1024;

/** The call whose body is read here, once it is known to be wanted. */
export const ANALYZE_PATH = "/api/wines/analyze-label";

/** The calls that ask a model: analyze-label and pair. */
export function aiRoutes(deps: AiRouteDeps): Router {
  const { limitAi, labelReader } = deps;
  const router = new Router();
  const asking = atOnce({ most: 2, until: "answered" });
  const wanted: Middleware = (ctx, next) => {
    requireUser(ctx);
    requireLabelReader(labelReader);
    return next();
  };

  router.post(ANALYZE_PATH, wanted, limitAi, asking, jsonBody(LABEL_BYTES_MAX), async (ctx) => {
    const { image } = parseBody(ctx, analyzeCallSchema);
    ctx.body = await readLabel(requireLabelReader(labelReader), image);
  });

  router.post("/api/wines/pair", limitAi, asking, async (ctx) => {
    const userId = requireUser(ctx);
    const { mealDescription } = parseBody(ctx, pairCallSchema);
    ctx.body = await pairMeal(deps, userId, mealDescription);
  });

  return router;
}
