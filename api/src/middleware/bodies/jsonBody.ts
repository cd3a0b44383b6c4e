import { setImmediate } from "node:timers/promises";
import { type Context, type Middleware } from "koa";
import { type Refusal } from "sync-protocol";
import { Refused } from "../../cellar/Refused.ts";
import { bodyChunks } from "./bodyChunks.ts";

/** Number of checked bytes after which other requests may run. */
const LOOK_BYTES = 256 * 1024;

/** Maximum nesting of a JSON body. Valid bodies are much flatter. */
const DEPTH_MAX = 32;

/**
 * Maximum number of values in a JSON body. A push of 1,000 edits has 30,000 values. Millions of
 * values would block the server.
 */
const VALUES_MAX = 50_000;

const [QUOTE, BACKSLASH, COMMA] = Buffer.from('"\\,');
const [OPENING_BRACKET, CLOSING_BRACKET, OPENING_BRACE, CLOSING_BRACE] = Buffer.from("[]{}");

const utf8 = new TextDecoder("utf-8", { fatal: true });

declare module "koa" {
  interface Request {
    body: unknown;
  }
}

/**
 * Parses the JSON body into `ctx.request.body`, once. A missing body becomes `{}`. Refuses a body
 * that is not JSON in UTF-8 or exceeds the call's limit.
 */
export const jsonBody: Middleware = async (ctx, next) => {
  ctx.request.body ??= await readJson(ctx, ctx.state.bodyBytesMax);
  await next();
};

async function readJson(ctx: Context, bytesMax: number): Promise<unknown> {
  const declaresJson = isPlainJson(ctx);
  const bytes = declaresJson ? await readBytes(ctx, bytesMax) : await readBytes(ctx, 0);
  if (bytes === undefined) throw declaresJson ? tooLarge(bytesMax) : unsupported();
  if (bytes.length === 0) return {};

  if (await isIntricate(bytes)) throw malformed("intricate");
  return parse(bytes);
}

function isPlainJson(ctx: Context): boolean {
  const charset = ctx.request.charset.toLowerCase();
  const isUtf8 = charset === "" || charset === "utf-8" || charset === "utf8";
  return ctx.is("json") === "json" && isUtf8 && ctx.get("Content-Encoding") === "";
}

/**
 * The whole body; `undefined` if the body is longer than `bytesMax`. The rest then stays unread.
 */
export async function readBytes(ctx: Context, bytesMax: number): Promise<Buffer | undefined> {
  if (Number(ctx.get("Content-Length")) > bytesMax) return undefined;

  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of bodyChunks(ctx.req)) {
      length += chunk.length;
      if (length > bytesMax) return undefined;
      chunks.push(chunk);
    }
  } catch (cause) {
    if (!ctx.req.destroyed) throw cause;
    throw malformed("broken off");
  }
  return Buffer.concat(chunks);
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw malformed("no JSON");
  }
}

/**
 * Whether JSON is nested too deeply or has too many values. Parsing such JSON would block the
 * server for seconds, so the bytes are scanned first, in parts between which other requests run.
 */
async function isIntricate(bytes: Buffer): Promise<boolean> {
  let depth = 0;
  let values = 0;
  let inText = false;
  let breakAt = LOOK_BYTES;
  for (let at = 0; at < bytes.length; at += 1) {
    if (at >= breakAt) {
      breakAt += LOOK_BYTES;
      await setImmediate();
    }
    const byte = bytes[at];
    if (inText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) {
      inText = true;
    } else if (byte === COMMA) {
      values += 1;
    } else if (byte === OPENING_BRACKET || byte === OPENING_BRACE) {
      depth += 1;
      values += 1;
    } else if (byte === CLOSING_BRACKET || byte === CLOSING_BRACE) {
      depth -= 1;
    }
    if (depth > DEPTH_MAX || values > VALUES_MAX) return true;
  }
  return false;
}

function malformed(because: Refusal<"malformed_json">["because"]): Refused {
  return new Refused({ code: "malformed_json", because });
}

function tooLarge(bytesMax: number): Refused {
  return new Refused({ code: "too_large", what: "request", bytesMax });
}

function unsupported(): Refused {
  return new Refused({ code: "unsupported_media_type" });
}
