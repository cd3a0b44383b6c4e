import { type Context, type Middleware } from "koa";
import { Refused } from "../cellar/Refused.ts";

const BYTES_MAX = 1024 * 1024;

/** A label's photo comes as base64 within the JSON. */
const LABEL_BYTES_MAX = 20 * 1024 * 1024;

/** No body of ours is nested deeper than this by far. */
const DEPTH_MAX = 32;

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

const utf8 = new TextDecoder("utf-8", { fatal: true });

declare module "koa" {
  interface Request {
    /** What the client sent as JSON, not yet checked against any schema. */
    body: unknown;
  }
}

/**
 * Reads the JSON body of a write into `ctx.request.body`; without a body it is `{}`. Anything but
 * JSON in UTF-8, up to 1 MB (20 MB for a label), ends the request.
 */
export function jsonBody(): Middleware {
  return async (ctx, next) => {
    if (!READS.has(ctx.method)) ctx.request.body = await readJson(ctx);
    await next();
  };
}

async function readJson(ctx: Context): Promise<unknown> {
  const declaresJson = isPlainJson(ctx);
  const bytesMax = ctx.path === "/api/wines/analyze-label" ? LABEL_BYTES_MAX : BYTES_MAX;
  const bytes = declaresJson ? await readBytes(ctx, bytesMax) : await readBytes(ctx, 0);
  if (bytes === undefined) throw declaresJson ? tooLarge(bytesMax) : unsupported();
  if (bytes.length === 0) return {};

  const json = parse(bytes);
  if (isDeeperThan(DEPTH_MAX, json)) throw malformed("The request is nested too deeply");
  return json;
}

/** JSON as it is: in UTF-8 and not compressed. */
function isPlainJson(ctx: Context): boolean {
  const charset = ctx.request.charset.toLowerCase();
  const isUtf8 = charset === "" || charset === "utf-8" || charset === "utf8";
  return ctx.is("json") === "json" && isUtf8 && ctx.get("Content-Encoding") === "";
}

/** The whole body, `undefined` when it is longer than `bytesMax`; the rest is then left unread. */
async function readBytes(ctx: Context, bytesMax: number): Promise<Buffer | undefined> {
  if (Number(ctx.get("Content-Length")) > bytesMax) return undefined;

  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of ctx.req.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(chunk)) continue;
      length += chunk.length;
      if (length > bytesMax) return undefined;
      chunks.push(chunk);
    }
  } catch (cause) {
    if (!ctx.req.destroyed) throw cause;
    throw malformed("The request was broken off");
  }
  return Buffer.concat(chunks);
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw malformed("The request is not valid JSON");
  }
}

/** Walks without recursion, so that no depth can exhaust the stack. */
function isDeeperThan(depthMax: number, json: unknown): boolean {
  let level: unknown[] = [json];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > depthMax) return true;
    level = level.flatMap(childrenOf);
  }
  return false;
}

function childrenOf(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value) : [];
}

function malformed(error: string): Refused {
  return new Refused({ status: 400, code: "malformed_json", error });
}

function tooLarge(bytesMax: number): Refused {
  const megabytes = String(bytesMax / 1024 / 1024);
  return new Refused({
    status: 413,
    code: "too_large",
    error: `The request is larger than ${megabytes} MB`,
  });
}

function unsupported(): Refused {
  return new Refused({
    status: 415,
    code: "unsupported_media_type",
    error: "The request must be JSON",
  });
}
