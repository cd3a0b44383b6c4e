import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import type { Refusal } from "sync-protocol";
import { Refused } from "../cellar/Refused.ts";
import { isCallPath } from "../routes/callNames.ts";
import { answerTo } from "../routes/refusals.ts";
import { requestFacts } from "./requestId.ts";

/** When a client is to come again whose request the storage failed, in seconds. */
const RETRY_AFTER_SECONDS = 10;

export interface ErrorsDeps {
  readonly log: Logger;
  /** Whether it is the storage that failed, full, locked or damaged, and not the request. */
  readonly isStorageFailure: (cause: unknown) => boolean;
}

/**
 * Answers whatever ends a request early: a refusal as {@link answerTo} says, failing storage as
 * `unavailable`, anything else as `internal`. The latter two are told to the log with their cause
 * and to nobody else. A browser that asked for a page gets the sentence as one.
 */
export function errors({ log, isStorageFailure }: ErrorsDeps): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const refusal = error instanceof Refused ? error.refusal : failure(ctx, error);
      refuse(ctx, refusal);
      if (wantsPage(ctx)) showPage(ctx, refusal);
    }
  };

  function failure({ method, path }: Context, error: unknown): Refusal {
    const request = { err: error, method, path };
    if (!isStorageFailure(error)) {
      log.error(request, "A request failed");
      return { code: "internal", ...requestFacts() };
    }
    log.error(request, "The storage failed");
    return { code: "unavailable", retryAfterSeconds: RETRY_AFTER_SECONDS };
  }
}

/** Answers a request with a refusal. */
export function refuse(ctx: Context, refusal: Refusal): void {
  const { status, body, retryAfterSeconds } = answerTo(refusal);
  if (retryAfterSeconds !== undefined) ctx.set("Retry-After", String(retryAfterSeconds));
  ctx.status = status;
  ctx.body = body;
}

function showPage(ctx: Context, refusal: Refusal): void {
  ctx.type = "html";
  ctx.body = errorPage(answerTo(refusal).body.error);
}

/** A browser that navigates shows what it gets, and would show JSON as it is. */
function wantsPage({ path, header }: Context): boolean {
  return !isCallPath(path) && (header.accept ?? "").includes("text/html");
}

/** The page of a browser that asked for the app and can't have it, with a sentence that says why. */
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
      <p>${escaped(sentence)}</p>
      <p>What a device keeps of your cellar is safe on it.</p>
    </main>
  </body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}
