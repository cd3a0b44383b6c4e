import { type Middleware } from "koa";
import { refuse } from "./errors.ts";

/**
 * Answers 400 where the address asked for is none, such as `GET http://[::1`. It stands first:
 * whatever asks for the path of such a request would throw.
 */
export const readableAddress: Middleware = async (ctx, next) => {
  const address = ctx.req.url ?? "";
  if (address.startsWith("/") || URL.canParse(address, "http://localhost")) {
    await next();
    return;
  }
  refuse(ctx, { code: "malformed_address" });
};
