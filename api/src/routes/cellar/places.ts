import { Router } from "@koa/router";
import { type Context, type Middleware } from "koa";
import { CALLS, type CallSpec, type PlaceChange } from "sync-protocol";
import { changePlace } from "../../cellar/changes/changePlace.ts";
import type { CellarStore, NamedCellar } from "../../cellar/ports/cellar.ts";
import type { Meter } from "../../cellar/ports/meter.ts";
import type { ChangeDeps } from "../../cellar/changes/runCall.ts";
import { concurrencyLimit } from "../../middleware/limits/concurrencyLimit.ts";
import { answer } from "../answer.ts";
import { refuseChange } from "./refuseChange.ts";

export interface PlaceRouteDeps extends ChangeDeps {
  readonly store: Pick<CellarStore, "apply" | "places">;
  readonly meter: Pick<Meter, "recordVerdict">;
  readonly limitChanges: Middleware;
  readonly newId: () => string;
}

export function placeRoutes(deps: PlaceRouteDeps): Router {
  const { store, newId, limitChanges, meter } = deps;
  const router = new Router();
  const reading = concurrencyLimit({ most: 2, until: "sent" });
  const writing = [concurrencyLimit({ most: 8, until: "answered" }), limitChanges];

  const change = async (
    ctx: Context,
    cellar: NamedCellar,
    { spec, asked }: { readonly spec: CallSpec; readonly asked: PlaceChange },
  ) => {
    const answered = await changePlace(deps, {
      ...cellar,
      change: asked,
      spec,
      sent: ctx.request.body,
      idempotencyKey: ctx.headers["idempotency-key"],
    });
    if (answered.kind === "refused") return refuseChange(ctx, meter, answered.refusal);
    meter.recordVerdict({ sent: "called", verdict: "applied" });
    return answered.place;
  };

  answer(router, CALLS.listPlaces, [reading], async ({ cellar }) => [
    ...(await store.places(cellar.cellarId)),
  ]);

  answer(router, CALLS.createPlace, writing, ({ ctx, cellar, body }) => {
    const asked = { kind: "put-place", placeId: newId(), body } as const;
    return change(ctx, cellar, { spec: CALLS.createPlace, asked });
  });

  answer(router, CALLS.putPlace, writing, ({ ctx, cellar, id: placeId, body: sent }) => {
    const { base, ...body } = sent;
    const asked = { kind: "put-place", placeId, body, ...(base && { base }) } as const;
    return change(ctx, cellar, { spec: CALLS.putPlace, asked });
  });

  answer(router, CALLS.removePlace, writing, ({ ctx, cellar, id: placeId }) => {
    const asked = { kind: "remove-place", placeId } as const;
    return change(ctx, cellar, { spec: CALLS.removePlace, asked });
  });

  return router;
}
