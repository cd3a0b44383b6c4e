import { type Context, type Middleware } from "koa";
import { refuse } from "../errors.ts";

/**
 * Answers 400 where the address asked for is none, such as `GET http://[::1`. It stands early:
 * whatever asks for the path of such a request would throw.
 */
export const readableAddress: Middleware = async (ctx, next) => {
  if (isReadable(ctx)) await next();
  else refuse(ctx, { code: "malformed_address" });
};

/** Whether the path of a request may be asked for. */
export function isReadable({ req: { url = "" } }: Pick<Context, "req">): boolean {
  return url.startsWith("/") || URL.canParse(url, "http://localhost");
}
