import { Router, type RouterContext } from "@koa/router";
import { type Middleware } from "koa";
import {
  bottlesCallSchema,
  type Change,
  createCallSchema,
  editCallSchema,
  varietalsOf,
} from "sync-protocol";
import * as z from "zod/mini";
import { type ChangeDeps, changeWine } from "../cellar/changeWine.ts";
import type { CellarStore } from "../cellar/ports.ts";
import { atOnce } from "../middleware/atOnce.ts";
import { requireUser } from "../middleware/requireUser.ts";
import { answerInParts } from "./answerInParts.ts";
import { parseBody, parseParam, parseQuery } from "./parse.ts";

export interface WineRouteDeps extends ChangeDeps {
  readonly store: Pick<CellarStore, "apply" | "wines" | "winesText">;
  /** Bounds how much one person may change in a while. */
  readonly limitChanges: Middleware;
  /** Makes the ids that a plain client leaves out: UUIDs. */
  readonly newId: () => string;
}

/** The query of a list: active wines alone unless it asks for all. */
export const listQuerySchema = z.object({
  includeArchived: z._default(
    z.enum(["true", "false"], "includeArchived must be true or false"),
    "false",
  ),
});

/** The documented calls on one's wines. */
export function wineRoutes(deps: WineRouteDeps): Router {
  const { store, newId, limitChanges } = deps;
  const router = new Router();
  const reading = atOnce({ most: 2, until: "sent" });
  const writing = [atOnce({ most: 8, until: "answered" }), limitChanges];

  router.get("/api/wines", reading, async (ctx) => {
    const userId = requireUser(ctx);
    const { includeArchived } = parseQuery(ctx, listQuerySchema);
    await answerInParts(
      ctx,
      store.winesText(userId, { includeArchived: includeArchived === "true" }),
    );
  });

  router.get("/api/wines/varietals", reading, async (ctx) => {
    const userId = requireUser(ctx);
    const varietals = new Set<string>();
    for await (const part of store.wines(userId, { includeArchived: true })) {
      for (const { varietal } of part) varietals.add(varietal);
    }
    ctx.body = varietalsOf(Array.from(varietals, (varietal) => ({ varietal })));
  });

  /** Answers a write of which only `readChange` knows what it asks for. */
  const answering = (readChange: (ctx: RouterContext) => Change) => async (ctx: RouterContext) => {
    const userId = requireUser(ctx);
    const change = readChange(ctx);
    const { status, body } = await changeWine(deps, {
      userId,
      change,
      sent: ctx.request.body,
      idempotencyKey: ctx.headers["idempotency-key"],
    });
    ctx.status = status;
    ctx.type = "json";
    ctx.body = body;
  };

  router.post(
    "/api/wines",
    ...writing,
    answering((ctx) => {
      const { id = newId(), bottleId = newId(), ...body } = parseBody(ctx, createCallSchema);
      return { kind: "create", wineId: id, bottleId, body };
    }),
  );

  router.put(
    "/api/wines/:id",
    ...writing,
    answering((ctx) => {
      const wineId = wineIdOf(ctx);
      const { base, ...body } = parseBody(ctx, editCallSchema);
      return { kind: "edit", wineId, body, ...(base && { base }) };
    }),
  );

  for (const kind of ["archive", "unarchive"] as const) {
    router.post(
      `/api/wines/:id/${kind}`,
      ...writing,
      answering((ctx) => ({ kind, wineId: wineIdOf(ctx) })),
    );
  }

  for (const kind of ["add-bottles", "remove-bottles"] as const) {
    router.post(
      `/api/wines/:id/${kind}`,
      ...writing,
      answering((ctx) => {
        const wineId = wineIdOf(ctx);
        return { kind, wineId, ...parseBody(ctx, bottlesCallSchema) };
      }),
    );
  }

  return router;
}

function wineIdOf(ctx: RouterContext): string {
  return parseParam(ctx, "id", "Wine not found");
}
