import { Router } from "@koa/router";
import { type Context, type Middleware } from "koa";
import { CALLS, type Change, omittedIn, varietalsOf } from "sync-protocol";
import { changeWine } from "../../cellar/changes/changeWine.ts";
import type { CellarStore, NamedCellar } from "../../cellar/ports/cellar.ts";
import type { Meter } from "../../cellar/ports/meter.ts";
import type { ChangeDeps } from "../../cellar/changes/runCall.ts";
import { concurrencyLimit } from "../../middleware/limits/concurrencyLimit.ts";
import { jsonBody } from "../../middleware/bodies/jsonBody.ts";
import { formerBody } from "../../middleware/bodies/protocol2.ts";
import { answer, ANSWERED } from "../answer.ts";
import { answerInParts } from "../answerInParts.ts";
import { refuseChange } from "./refuseChange.ts";

export interface WineRouteDeps extends ChangeDeps {
  readonly store: Pick<CellarStore, "apply" | "wines" | "winesText">;
  readonly meter: Pick<Meter, "recordVerdict">;
  readonly limitChanges: Middleware;
  /** Makes a UUID where the client has sent none. */
  readonly newId: () => string;
}

export function wineRoutes(deps: WineRouteDeps): Router {
  const { store, newId, limitChanges, meter } = deps;
  const router = new Router();
  const reading = concurrencyLimit({ most: 2, until: "sent" });
  const writing = [concurrencyLimit({ most: 8, until: "answered" }), limitChanges];
  const writingFields = [...writing, jsonBody, formerBody];

  const change = async (ctx: Context, cellar: NamedCellar, asked: Change) => {
    const answered = await changeWine(deps, {
      ...cellar,
      change: asked,
      sent: ctx.request.body,
      idempotencyKey: ctx.headers["idempotency-key"],
    });
    if (answered.kind === "wine") {
      meter.recordVerdict({ sent: "called", verdict: "applied" });
      return answered.wine;
    }
    return refuseChange(ctx, meter, answered.refusal);
  };

  answer(router, CALLS.listWines, [reading], async ({ ctx, cellar, query }) => {
    const includeArchived = query.includeArchived === "true";
    await answerInParts(ctx, store.winesText(cellar.cellarId, { includeArchived }));
    return ANSWERED;
  });

  answer(router, CALLS.listVarietals, [reading], async ({ cellar }) => {
    const varietals = new Set<string>();
    for await (const part of store.wines(cellar.cellarId, { includeArchived: true })) {
      for (const { varietal } of part) varietals.add(varietal);
    }
    return varietalsOf(Array.from(varietals, (varietal) => ({ varietal })));
  });

  answer(router, CALLS.createWine, writingFields, ({ ctx, cellar, body: sent }) => {
    const { id: wineId = newId(), bottleId = newId(), ...body } = sent;
    return change(ctx, cellar, { kind: "create", wineId, bottleId, body });
  });

  answer(router, CALLS.editWine, writingFields, ({ ctx, cellar, id: wineId, body: sent }) => {
    const { base, ...body } = sent;
    const basis = base ? { base } : { omitted: omittedIn(ctx.request.body) };
    return change(ctx, cellar, { kind: "edit", wineId, body, ...basis });
  });

  answer(router, CALLS.archiveWine, writing, ({ ctx, cellar, id: wineId }) =>
    change(ctx, cellar, { kind: "archive", wineId }),
  );

  answer(router, CALLS.unarchiveWine, writing, ({ ctx, cellar, id: wineId }) =>
    change(ctx, cellar, { kind: "unarchive", wineId }),
  );

  answer(router, CALLS.removeWine, writing, ({ ctx, cellar, id: wineId }) =>
    change(ctx, cellar, { kind: "remove", wineId }),
  );

  answer(router, CALLS.restoreWine, writing, ({ ctx, cellar, id: wineId }) =>
    change(ctx, cellar, { kind: "restore", wineId }),
  );

  answer(router, CALLS.addBottles, writing, ({ ctx, cellar, id: wineId, body }) =>
    change(ctx, cellar, { kind: "add-bottles", wineId, ...body }),
  );

  answer(router, CALLS.removeBottles, writing, ({ ctx, cellar, id: wineId, body }) =>
    change(ctx, cellar, { kind: "remove-bottles", wineId, ...body }),
  );

  answer(router, CALLS.moveBottles, writing, ({ ctx, cellar, id: wineId, body }) =>
    change(ctx, cellar, { kind: "move-bottles", wineId, ...body }),
  );

  return router;
}
