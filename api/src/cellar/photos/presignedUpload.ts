import { createHmac, timingSafeEqual } from "node:crypto";
import { photoIdIn, photoPathOf, photoPathSchema } from "sync-protocol";
import type { UserObject } from "../ports/objects.ts";
import { Refused } from "../Refused.ts";

/** An upload signed for one object. `expires` is in ms since 1970. */
export interface PresignedUpload {
  readonly object: UserObject;
  readonly expires: number;
  readonly signature: string;
}

export function presignUpload(object: UserObject, expires: number, key: string): PresignedUpload {
  return { object, expires, signature: signatureOf(object, expires, key).toString("base64url") };
}

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
 * The photo id in an upload address. The text is a path, or starts with one of our `addresses`. The
 * address's query is ignored. `undefined` for any other text.
 */
export function objectIdIn(rawPath: string, addresses: readonly string[]): string | undefined {
  const own = addresses.find((address) => rawPath.startsWith(`${address}/`)) ?? "";
  const [path = ""] = rawPath.slice(own.length).split(/[?#]/, 1);
  const parsed = photoPathSchema.safeParse(path.toLowerCase());
  return parsed.success ? photoIdIn(parsed.data) : undefined;
}

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
