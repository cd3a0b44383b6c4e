import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import type { Refusal } from "sync-protocol";
import { Refused } from "../cellar/Refused.ts";
import { isCallPath } from "../routes/callNames.ts";
import { answerTo } from "../routes/refusals.ts";
import { escapeHtml } from "../cellar/escapeHtml.ts";
import { loggedPath } from "./loggedPath.ts";
import { requestFacts } from "./requestId.ts";

const RETRY_AFTER_SECONDS = 10;

export interface ErrorsDeps {
  readonly log: Logger;
  readonly isStorageFailure: (cause: unknown) => boolean;
}

/**
 * Answers every failed request: a refusal by {@link answerTo}, a storage failure as `unavailable`,
 * any other error as `internal`. Logs all failures except refusals, with their cause. A browser
 * that opens a page gets an HTML page.
 */
export function errors({ log, isStorageFailure }: ErrorsDeps): Middleware {
  return async (ctx, next) => {
    // The path is read before `next`, which changes the path of calls for a named cellar.
    const { method } = ctx;
    const path = loggedPath(ctx.path);
    try {
      await next();
    } catch (error) {
      const refusal =
        error instanceof Refused ? error.refusal : failure({ err: error, method, path });
      refuse(ctx, refusal);
      if (wantsPage(ctx)) showPage(ctx, refusal);
    }
  };

  function failure(request: {
    readonly err: unknown;
    readonly method: string;
    readonly path: string;
  }): Refusal {
    if (!isStorageFailure(request.err)) {
      log.error(request, "A request failed");
      return { code: "internal", ...requestFacts() };
    }
    log.error(request, "The storage failed");
    return { code: "unavailable", retryAfterSeconds: RETRY_AFTER_SECONDS };
  }
}

export function refuse(ctx: Context, refusal: Refusal): void {
  const { status, body, retryAfterSeconds } = answerTo(refusal);
  if (retryAfterSeconds !== undefined) ctx.set("Retry-After", String(retryAfterSeconds));
  // These headers replace those of the successful response, such as a photo's cache headers.
  ctx.set("Cache-Control", "no-store");
  ctx.remove("ETag");
  ctx.status = status;
  ctx.body = body;
}

function showPage(ctx: Context, refusal: Refusal): void {
  ctx.type = "html";
  ctx.body = errorPage(answerTo(refusal).body.error);
}

/** Whether the answer must be an HTML page, because a browser would show raw JSON to the user. */
function wantsPage({ path, header }: Context): boolean {
  return !isCallPath(path) && (header.accept ?? "").includes("text/html");
}

function errorPage(sentence: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Wine Cellar</title>
    <style>
      :root {
        color-scheme: light dark;
        font: 1rem/1.5 system-ui, sans-serif;
      }
      main {
        margin: 20vh auto 0;
        max-width: 32rem;
        padding: 0 1.5rem;
      }
    </style>
  </head>
  <body>
    <main>
      <h1>Wine Cellar</h1>
      <p>${escapeHtml(sentence)}</p>
      <p>What a device keeps of your cellar is safe on it.</p>
    </main>
  </body>
</html>
`;
}
