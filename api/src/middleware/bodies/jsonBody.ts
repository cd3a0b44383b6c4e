import { setImmediate } from "node:timers/promises";
import { type Context, type Middleware } from "koa";
import { type Refusal } from "sync-protocol";
import { Refused } from "../../cellar/Refused.ts";
import { bodyChunks } from "./bodyChunks.ts";

/** How much is looked through without a break, in bytes. */
const LOOK_BYTES = 256 * 1024;

/** No body of ours is nested deeper than this by far. */
const DEPTH_MAX = 32;

/** A push of 1,000 edits holds some 30,000 values; millions would keep everybody waiting. */
const VALUES_MAX = 50_000;

const [QUOTE, BACKSLASH, COMMA] = Buffer.from('"\\,');
const [OPENING_BRACKET, CLOSING_BRACKET, OPENING_BRACE, CLOSING_BRACE] = Buffer.from("[]{}");

const utf8 = new TextDecoder("utf-8", { fatal: true });

declare module "koa" {
  interface Request {
    /** What the client sent as JSON, not yet checked against any schema. */
    body: unknown;
  }
}

/**
 * Reads the JSON body of a call into `ctx.request.body`, where that is not done yet; without a body
 * it is `{}`. Anything but JSON in UTF-8, as long as the call allows, ends the request.
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

/** JSON as it is: in UTF-8 and not compressed. */
function isPlainJson(ctx: Context): boolean {
  const charset = ctx.request.charset.toLowerCase();
  const isUtf8 = charset === "" || charset === "utf-8" || charset === "utf8";
  return ctx.is("json") === "json" && isUtf8 && ctx.get("Content-Encoding") === "";
}

/** The whole body, `undefined` when it is longer than `bytesMax`; the rest is then left unread. */
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
 * Whether JSON is nested deeper or holds more values than any request of ours. Reads the bytes
 * alone, and lets others run now and then: to build such values first would take seconds, in which
 * nobody else is served.
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
