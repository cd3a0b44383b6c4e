import type { Context } from "koa";
import { type Language, LANGUAGES, preferredLanguage } from "sync-protocol";
import { currentRequest } from "./requestId.ts";

/**
 * The language that the current request prefers, also in the tasks that the request starts. Outside
 * of requests: English.
 */
export function requestLanguage(): Language {
  const ctx = currentRequest();
  return ctx ? languageOf(ctx) : "en";
}

/** The language of a page: `lang` in its address, else the language that the request prefers. */
export function pageLanguage(ctx: Context): Language {
  ctx.vary("Accept-Language");
  return LANGUAGES.find((one) => one === ctx.query["lang"]) ?? languageOf(ctx);
}

function languageOf(ctx: Context): Language {
  return preferredLanguage(ctx.acceptsLanguages());
}
