import Router from "@koa/router";
import { type Context, type Middleware } from "koa";
import { CALLS, type PhotoWidth, UPLOAD_MAX_BYTES } from "sync-protocol";
import {
  cellarOfPhoto,
  finalizeUpload,
  type ObjectDeps,
  promiseUpload,
  readPhoto,
  receiveUpload,
} from "../../cellar/photos/objects.ts";
import { actorOf, personalCellarOf } from "../../cellar/personalCellar.ts";
import type { CellarRequest } from "../../cellar/ports/cellar.ts";
import { Refused } from "../../cellar/Refused.ts";
import { singleFlight } from "../../cellar/singleFlight.ts";
import { addressOf, objectIdIn, objectNamedIn } from "../../cellar/photos/presignedUpload.ts";
import { bodyChunks } from "../../middleware/bodies/bodyChunks.ts";
import { type Quota, reserveMemory } from "../../middleware/bodies/quota.ts";
import { concurrencyLimit } from "../../middleware/limits/concurrencyLimit.ts";
import { answer, ANSWERED } from "../answer.ts";
import { isByToken } from "./namedCellar.ts";

export interface ObjectRouteDeps extends ObjectDeps {
  readonly bodies: Quota;
  readonly publicUrl: string;
  readonly limitUploads: Middleware;
  /** Limits how often photos are sent to upload addresses. */
  readonly limitSends: Middleware;
  readonly limitFinalizes: Middleware;
}

const CACHED_FOR_A_YEAR = `max-age=${String(365 * 24 * 60 * 60)}, immutable`;

/**
 * The browser asks the server at each use of a photo, because the user's membership in the cellar
 * can end [C14: ownership of data].
 */
const CHECKED_AGAIN = "no-cache";

export function objectRoutes(routeDeps: ObjectRouteDeps): Router {
  const deps = { ...routeDeps, variants: singleFlight<Uint8Array>() };
  const router = new Router();
  const making = concurrencyLimit({ most: 4, until: "answered" });
  const serving = concurrencyLimit({ most: 8, until: "sent" });

  answer(router, CALLS.promiseUpload, [deps.limitUploads], async ({ ctx, cellar }) => {
    const presigned = await promiseUpload(deps, cellar);
    const [address] = ownAddresses(ctx, deps.publicUrl);
    return { uploadURL: addressOf(address, presigned) };
  });

  answer(router, CALLS.sendPhoto, [deps.limitSends], async ({ ctx, id, query }) => {
    const object = objectNamedIn({ id, ...query });
    await receiveUpload(deps, {
      presigned: { object, expires: query.expires, signature: query.signature },
      contentType: ctx.get("Content-Type") || undefined,
      contentLength: ctx.request.length,
      bytes: bytesOf(ctx, deps.bodies, actorOf(object)),
    });
    return {};
  });

  const finalizing = [deps.limitFinalizes, making];
  answer(router, CALLS.finalizePhoto, finalizing, async ({ ctx, userId, cellar, body }) => {
    const { rawPath, userId: owner } = body;
    const id = objectIdIn(rawPath, ownAddresses(ctx, deps.publicUrl));
    if (id === undefined) throw notOurs();
    return { objectPath: await finalizeUpload(deps, { userId, ...cellar }, { id, owner }) };
  });

  /**
   * Finds a photo in a cellar that the caller can read. `read` checks the access again after
   * reading, because the membership may have ended [C7: one decision].
   */
  const findPhoto = async (ctx: Context, asked: CellarRequest, id: string) => {
    const find = () => cellarOfPhoto(deps, asked, { id, isByToken: isByToken(ctx) });
    const cellar = await find();
    const read = async (width?: PhotoWidth) => {
      const photo = await readPhoto(deps, cellar, { id, width });
      await find();
      return Buffer.from(photo);
    };
    return { cellarId: cellar.cellarId, read };
  };

  answer(router, CALLS.readPhotoBase64, [serving], async ({ ctx, userId, cellar, id }) => {
    const { read } = await findPhoto(ctx, { userId, ...cellar }, id);
    return { base64: (await read()).toString("base64") };
  });

  answer(router, CALLS.readPhoto, [serving], async ({ ctx, userId, cellar, id, query }) => {
    const { w: width } = query;
    const { cellarId, read } = await findPhoto(ctx, { userId, ...cellar }, id);

    ctx.status = 200;
    ctx.etag = width === undefined ? id : `${id}-w${String(width)}`;
    const isPersonal = cellarId === personalCellarOf(userId);
    ctx.set("Cache-Control", `private, ${isPersonal ? CACHED_FOR_A_YEAR : CHECKED_AGAIN}`);
    // On a shared browser, the cache must not give one user's photo to another user.
    ctx.vary("Cookie");
    if (ctx.fresh) {
      ctx.status = 304;
      return ANSWERED;
    }
    ctx.type = CALLS.readPhoto.answer.mediaType;
    ctx.body = await read(width);
    return ANSWERED;
  });

  return router;
}

/**
 * The server's own addresses, the first for new uploads: `publicUrl`. If both `publicUrl` and the
 * request's address are on this machine, the request's address is first, so that localhost and
 * 127.0.0.1 both work.
 */
function ownAddresses(ctx: Context, publicUrl: string): readonly [string, ...string[]] {
  const asked = `${ctx.protocol}://${ctx.host}`;
  if (!isLoopback(publicUrl) || !isLoopback(asked)) return [publicUrl];
  const { origin } = new URL(publicUrl);
  return [publicUrl.replace(origin, new URL(asked).origin), publicUrl];
}

function isLoopback(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}

/**
 * The bytes of a request's body. Memory is reserved at the first read. An interrupted upload is
 * refused, and not reported as an internal error.
 */
async function* bytesOf(ctx: Context, quota: Quota, holder: string): AsyncIterable<Uint8Array> {
  const release = reserveMemory(ctx, { quota, holder, bytesMax: UPLOAD_MAX_BYTES });
  try {
    yield* bodyChunks(ctx.req);
  } catch (cause) {
    if (!ctx.req.destroyed) throw cause;
    throw new Refused({ code: "upload_interrupted" });
  } finally {
    release();
  }
}

function notOurs(): Refused {
  const message = "rawPath must be an upload address of this server";
  return new Refused({ code: "invalid", issues: [{ path: ["rawPath"], message }] });
}
