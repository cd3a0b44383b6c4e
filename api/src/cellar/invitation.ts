import { createHmac, timingSafeEqual } from "node:crypto";
import type { Signup } from "sync-protocol";
import { Refused } from "./Refused.ts";

/** What the key is derived for that signs invitations. */
export const INVITATIONS = "invitations";

/** How long an invitation can be used, in milliseconds. */
export const INVITATION_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * The address under which whoever has this e-mail may make an account, until {@link INVITATION_MS} after
 * `now`. It is a signature that the server keeps no list of: an e-mail has one account, so it is used up
 * once there is one.
 */
export function invitationLink(
  email: string,
  {
    publicUrl,
    key,
    now,
  }: { readonly publicUrl: string; readonly key: string; readonly now: number },
): string {
  const expiresAt = now + INVITATION_MS;
  const invitation = `${String(expiresAt)}.${signatureOf(email, expiresAt, key).toString("base64url")}`;
  return `${publicUrl}/signup?${new URLSearchParams({ email, invitation }).toString()}`;
}

/** Refuses whoever asks for an account where they may not make one. */
export function requireSignup(
  signup: Signup,
  asked: { readonly email: string; readonly invitation?: string | undefined },
  { key, now }: { readonly key: string; readonly now: number },
): void {
  switch (signup) {
    case "open":
      return;
    case "invite":
      if (!invites(asked, key, now)) throw new Refused({ code: "invitation_needed" });
      return;
    case "closed":
      throw new Refused({ code: "signup_closed" });
  }
}

function invites(
  { email, invitation = "" }: { readonly email: string; readonly invitation?: string | undefined },
  key: string,
  now: number,
): boolean {
  const [expiry = "", signature = ""] = invitation.split(".");
  const expiresAt = Number(expiry);
  const given = Buffer.from(signature, "base64url");
  const right = signatureOf(email, expiresAt, key);
  return given.length === right.length && timingSafeEqual(given, right) && expiresAt > now;
}

function signatureOf(email: string, expiresAt: number, key: string): Buffer {
  return createHmac("sha256", key)
    .update(`${String(expiresAt)} ${email.toLowerCase()}`)
    .digest();
}
