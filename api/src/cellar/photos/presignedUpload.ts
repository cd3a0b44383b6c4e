import { createHmac, timingSafeEqual } from "node:crypto";
import { photoIdIn, photoPathOf, photoPathSchema } from "sync-protocol";
import type { UserObject } from "../ports/objects.ts";
import { Refused } from "../Refused.ts";

/** A signature over an object's name, its user and its expiry, ms since 1970. */
export interface PresignedUpload {
  readonly object: UserObject;
  readonly expires: number;
  readonly signature: string;
}

/** Signs an upload to this object, valid until `expires`. */
export function presignUpload(object: UserObject, expires: number, key: string): PresignedUpload {
  return { object, expires, signature: signatureOf(object, expires, key).toString("base64url") };
}

/** The absolute address to PUT the bytes to. */
export function addressOf(
  publicUrl: string,
  { object, expires, signature }: PresignedUpload,
): string {
  const { cellarId, id, member } = object;
  const query = new URLSearchParams({
    owner: cellarId,
    ...(member && { user: member.userId, membership: member.membershipId }),
    expires: String(expires),
    signature,
  });
  return `${publicUrl}${photoPathOf(id)}?${query.toString()}`;
}

/** Refuses an upload that was not signed with `key`, or has expired. */
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
 * The id in an upload address, given as a path or with one of our `addresses`. A query is ignored.
 * `undefined` for other text. The address is never fetched.
 */
export function objectIdIn(rawPath: string, addresses: readonly string[]): string | undefined {
  const own = addresses.find((address) => rawPath.startsWith(`${address}/`)) ?? "";
  const [path = ""] = rawPath.slice(own.length).split(/[?#]/, 1);
  const parsed = photoPathSchema.safeParse(path.toLowerCase());
  return parsed.success ? photoIdIn(parsed.data) : undefined;
}

/** The object that an address names in its query. */
export function objectNamedIn(query: {
  readonly id: string;
  readonly owner: string;
  readonly user?: string | undefined;
  readonly membership?: string | undefined;
}): UserObject {
  const { id, owner: cellarId, user: userId, membership: membershipId } = query;
  const isMembers = userId !== undefined && membershipId !== undefined;
  return { cellarId, id, member: isMembers ? { userId, membershipId } : undefined };
}

function signatureOf({ cellarId, id, member }: UserObject, expires: number, key: string): Buffer {
  const by = member ? ` ${member.userId} ${member.membershipId}` : "";
  return createHmac("sha256", key)
    .update(`${cellarId} ${id} ${String(expires)}${by}`)
    .digest();
}
