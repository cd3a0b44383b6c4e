import { type Middleware } from "koa";

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
  ctx.status = 400;
  ctx.body = { error: "The address of this request can't be read", code: "malformed_address" };
};
