import { createHmac, timingSafeEqual } from "node:crypto";
import { photoIdIn, photoPathOf, photoPathSchema } from "sync-protocol";
import type { ObjectName } from "../ports/objects.ts";
import { Refused } from "../Refused.ts";

/** A signature over an object's name and the moment, in milliseconds since 1970, until it is good. */
export interface PresignedUpload {
  readonly object: ObjectName;
  readonly expires: number;
  readonly signature: string;
}

/** Lets whoever has what it gives upload to this object until `expires`. */
export function presignUpload(object: ObjectName, expires: number, key: string): PresignedUpload {
  return { object, expires, signature: signatureOf(object, expires, key).toString("base64url") };
}

/** The absolute address to which the bytes are PUT. */
export function addressOf(
  publicUrl: string,
  { object, expires, signature }: PresignedUpload,
): string {
  const { userId, id } = object;
  const query = new URLSearchParams({ owner: userId, expires: String(expires), signature });
  return `${publicUrl}${photoPathOf(id)}?${query.toString()}`;
}

/** Refuses an upload that was not signed with `key`, or whose time is over. */
export function verifyUpload(
  { object, expires, signature }: PresignedUpload,
  key: string,
  now: number,
): void {
  const given = Buffer.from(signature, "base64url");
  const right = signatureOf(object, expires, key);
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    throw new Refused({ code: "upload_not_signed" });
  }
  if (expires < now) {
    throw new Refused({ code: "upload_expired" });
  }
}

/**
 * The id in an upload address, as a path or after one of our own `addresses`; a query is ignored.
 * `undefined` for any other text. Nothing is ever fetched from the address.
 */
export function objectIdIn(rawPath: string, addresses: readonly string[]): string | undefined {
  const own = addresses.find((address) => rawPath.startsWith(`${address}/`)) ?? "";
  const [path = ""] = rawPath.slice(own.length).split(/[?#]/, 1);
  const parsed = photoPathSchema.safeParse(path.toLowerCase());
  return parsed.success ? photoIdIn(parsed.data) : undefined;
}

function signatureOf({ userId, id }: ObjectName, expires: number, key: string): Buffer {
  return createHmac("sha256", key)
    .update(`${userId} ${id} ${String(expires)}`)
    .digest();
}
