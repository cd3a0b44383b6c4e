import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { type Middleware } from "koa";

const FILES: Readonly<Record<string, string>> = {
  "/api/docs": "docs.html",
  "/api/docs/docs.css": "docs.css",
  "/api/docs/docs.js": "docs.js",
};

/**
 * Serves `/api/docs`, an interactive description of the API, from `folder`. The page is not an API
 * call, and the service worker does not cache it.
 */
export function docs(folder: string): Middleware {
  return async (ctx, next) => {
    const file = FILES[ctx.path];
    if (file === undefined || ctx.method !== "GET") {
      await next();
      return;
    }
    ctx.type = extname(file);
    ctx.body = await readFile(join(folder, file));
  };
}
