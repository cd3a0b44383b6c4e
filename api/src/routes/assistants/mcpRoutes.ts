import { Router } from "@koa/router";
import type { Middleware } from "koa";
import { CALLS } from "sync-protocol";
import type { AssistantWrites } from "../../cellar/assistants/assistantChanges.ts";
import type { MemberStore } from "../../cellar/ports/members.ts";
import { Refused } from "../../cellar/Refused.ts";
import { concurrencyLimit } from "../../middleware/limits/concurrencyLimit.ts";
import { answer, ANSWERED } from "../answer.ts";

export type McpDeps = AssistantWrites & { readonly members: Pick<MemberStore, "membershipOf"> };

/** The MCP server for AI assistants, which authenticate with access tokens [A1: server]. */
export function mcpRoutes(deps: McpDeps): Router {
  const router = new Router();
  // Only two messages of a user are processed in parallel, because most tools read the whole
  // cellar.
  const limitParallel = concurrencyLimit({ most: 2, until: "answered" });

  answer(router, CALLS.assistantMessage, [limitParallel], async ({ ctx, userId, cellar, body }) => {
    const { tokenScopes: scopes } = ctx.state;
    if (!scopes) throw new Refused({ code: "invalid_token" });
    const membership = await deps.members.membershipOf(userId, cellar.cellarId);
    if (!membership) throw new Refused({ code: "not_found", what: "cellar" });

    // The MCP library is loaded with the first message.
    const { answerMcp } = await import("./answerMcp.ts");
    const answered = await answerMcp(deps, {
      asked: { ...cellar, userId },
      scopes,
      role: membership.role,
      accept: ctx.get("Accept"),
      protocolVersion: ctx.get("MCP-Protocol-Version"),
      body,
    });
    const text = await answered.text();
    ctx.status = answered.status;
    if (text !== "") {
      ctx.type = "json";
      ctx.body = text;
    }
    return ANSWERED;
  });

  return router;
}

/**
 * Refuses other methods than `POST` on the MCP path, because the MCP server keeps no streams and no
 * sessions.
 */
export const onlyMessages: Middleware = async (ctx, next) => {
  if (ctx.path !== CALLS.assistantMessage.path || ctx.method === "POST") {
    await next();
    return;
  }
  ctx.status = 405;
  ctx.set("Allow", "POST");
};
