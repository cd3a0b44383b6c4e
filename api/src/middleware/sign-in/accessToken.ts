import { type Context } from "koa";
import { type CallSpec, TOKEN_CALLS_PER_MINUTE_MAX, type TokenScope } from "sync-protocol";
import { bearerOf, type TokenDeps } from "../../cellar/sign-in/accessTokens.ts";
import { Refused } from "../../cellar/Refused.ts";
import { byNetwork, type Limit } from "../limits/rateLimit.ts";

declare module "koa" {
  interface DefaultState {
    tokenScopes?: readonly TokenScope[];
    tokenCellarId?: string;
    isTokenValid?: () => Promise<boolean>;
  }
}

const QUARTER_HOUR_SECONDS = 15 * 60;

/**
 * Authenticates a request by the access token in its `Authorization: Bearer` header, and then
 * ignores its cookies. API calls without a scope ignore the header. Refuses with 401
 * `invalid_token` or 403 `insufficient_scope`.
 */
export function accessToken(deps: TokenDeps & { readonly limit: Limit }) {
  const limitGuesses = deps.limit({
    name: "token-network",
    times: 100,
    perSeconds: QUARTER_HOUR_SECONDS,
    by: byNetwork,
    protectsSignIn: true,
  });
  const limitCalls = deps.limit({
    name: "token",
    times: TOKEN_CALLS_PER_MINUTE_MAX,
    perSeconds: 60,
    by: tokenOf,
  });

  return async (ctx: Context, { scope }: CallSpec): Promise<void> => {
    const secret = secretIn(ctx);
    if (secret === undefined || scope === undefined) return;

    const bearer = await bearerOf(deps, secret);
    if (!bearer) {
      await limitGuesses(ctx, () => Promise.resolve());
      throw new Refused({ code: "invalid_token" });
    }
    ctx.state["tokenId"] = bearer.tokenId;
    await limitCalls(ctx, () => Promise.resolve());
    if (!bearer.scopes.includes(scope)) throw new Refused({ code: "insufficient_scope" });
    ctx.state["userId"] = bearer.userId;
    ctx.state.tokenScopes = bearer.scopes;
    ctx.state.tokenCellarId = bearer.cellarId;
    ctx.state.isTokenValid = async () => (await bearerOf(deps, secret)) !== undefined;
  };
}

function secretIn(ctx: Context): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(ctx.get("Authorization"))?.[1];
}

function tokenOf(ctx: Context): string | undefined {
  const id: unknown = ctx.state["tokenId"];
  return typeof id === "string" ? id : undefined;
}
