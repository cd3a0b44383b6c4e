import { type Context } from "koa";
import { Refused } from "../cellar/Refused.ts";

/** The id of the person who is signed in; ends the request with 401 when nobody is. */
export function requireUser(ctx: Pick<Context, "state">): string {
  const userId: unknown = ctx.state["userId"];
  if (typeof userId === "string") return userId;
  throw new Refused({ code: "unauthenticated" });
}
