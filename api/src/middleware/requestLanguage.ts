import { AsyncLocalStorage } from "node:async_hooks";
import type { Context, Middleware } from "koa";
import { type Language, LANGUAGES, preferredLanguage } from "sync-protocol";

interface RequestLanguage {
  readonly middleware: Middleware;
  /**
   * The language that the current request prefers, also in the tasks that the request starts.
   * Outside of requests: English.
   */
  readonly requestLanguage: () => Language;
}

export function requestLanguages(): RequestLanguage {
  const requests = new AsyncLocalStorage<Context>();
  return {
    middleware: (ctx, next) => requests.run(ctx, next),
    requestLanguage() {
      const ctx = requests.getStore();
      return ctx ? languageOf(ctx) : "en";
    },
  };
}

/** The language of a page: `lang` in its address, else the language that the request prefers. */
export function pageLanguage(ctx: Context): Language {
  ctx.vary("Accept-Language");
  return LANGUAGES.find((one) => one === ctx.query["lang"]) ?? languageOf(ctx);
}

function languageOf(ctx: Context): Language {
  return preferredLanguage(ctx.acceptsLanguages());
}
