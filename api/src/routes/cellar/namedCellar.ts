import { type Context, type Middleware } from "koa";
import { type CallSpec, changesCellar, isRefusedToViewers, mayChangeRows } from "sync-protocol";
import type { NamedCellar } from "../../cellar/ports/cellar.ts";
import type { MemberStore } from "../../cellar/ports/members.ts";
import { personalCellarOf } from "../../cellar/personalCellar.ts";
import { Refused } from "../../cellar/Refused.ts";
import { requireUser } from "../../middleware/limits/admission.ts";
import { namedCellarIn } from "../callNames.ts";
import { parseId } from "../parse.ts";

declare module "koa" {
  interface DefaultState {
    /** Runs `next` with the cellar of the call, if the user's role allows the call. */
    enterCellar: (spec: CallSpec, next: () => Promise<void>) => Promise<void>;
    cellar: NamedCellar;
    hasEnded: () => Promise<boolean>;
  }
}

/**
 * Removes the cellar from a path such as `/api/cellars/{cellar}/wines`, so that routes match the
 * path without it. A path without a cellar means the user's personal cellar [C1: personal cellar]
 * or the cellar of the access token [C20: access token].
 */
export function namedCellar({ members }: { readonly members: MemberStore }): Middleware {
  return (ctx, next) => {
    const named = namedCellarIn(ctx.method, ctx.path);
    if (named) ctx.path = named.path;
    ctx.state.enterCellar = async (spec, run) => {
      const userId = requireUser(ctx);
      const { tokenCellarId: ownId = personalCellarOf(userId) } = ctx.state;
      if (!named && ownId === personalCellarOf(userId)) {
        ctx.state.cellar = { cellarId: ownId };
        ctx.state.hasEnded = () => Promise.resolve(false);
        return run();
      }
      const cellarId = named ? parseId(named.cellar, "cellar") : ownId;
      if (isByToken(ctx) && cellarId !== ownId) throw unknown();
      const cellar = await enter(members, { userId, cellarId, spec });
      ctx.state.cellar = cellar;
      ctx.state.hasEnded = async () =>
        cellar.member !== undefined &&
        (await members.membershipOf(userId, cellar.cellarId))?.membershipId !==
          cellar.member.membershipId;
      return unlessEnded(ctx, spec, run);
    };
    return next();
  };
}

async function enter(
  members: MemberStore,
  asked: { readonly userId: string; readonly cellarId: string; readonly spec: CallSpec },
): Promise<NamedCellar> {
  const { userId, cellarId, spec } = asked;
  const membership = await members.membershipOf(userId, cellarId);
  if (!membership) throw unknown();
  const { role, membershipId } = membership;
  if (isRefusedToViewers(spec) && !mayChangeRows(role)) {
    throw new Refused({ code: "insufficient_role", needed: "editor" });
  }
  return { cellarId, member: membershipId === null ? undefined : { userId, membershipId } };
}

/**
 * Checks the membership again after a read. A response with data read after the membership ended is
 * not sent. A change checks the membership in its own transaction [C7: one decision].
 */
async function unlessEnded(ctx: Context, spec: CallSpec, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (cause) {
    // The error may be a result of the cellar's deletion during the call.
    if (!(cause instanceof Refused) && (await ctx.state.hasEnded())) throw unknown();
    throw cause;
  }
  if (!changesCellar(spec) && (await ctx.state.hasEnded())) throw unknown();
}

export function isByToken(ctx: Context): boolean {
  return ctx.state.tokenCellarId !== undefined;
}

function unknown(): Refused {
  return new Refused({ code: "not_found", what: "cellar" });
}
