import { createHmac, timingSafeEqual } from "node:crypto";
import type { Signup } from "sync-protocol";
import type { UsedInvitation } from "../ports/accounts.ts";
import { Refused } from "../Refused.ts";
import { hashSecret } from "../secret.ts";

/** Purpose of the derived key that signs invitations. */
export const INVITATIONS = "invitations";

export const INVITATION_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * A link for one sign-up with this e-mail, valid for {@link INVITATION_MS}. The link is signed, so
 * the server stores an invitation only after its use.
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

interface SignupAttempt {
  readonly email: string;
  readonly invitation?: string | undefined;
}

/** Refuses a sign-up that is not allowed. Returns the invitation that the sign-up used, if any. */
export function requireSignup(
  signup: Signup,
  attempt: SignupAttempt,
  { key, now }: { readonly key: string; readonly now: number },
): UsedInvitation | undefined {
  switch (signup) {
    case "open":
      return undefined;
    case "invite": {
      const invitation = invitationIn(attempt, key, now);
      if (!invitation) throw new Refused({ code: "invitation_needed" });
      return invitation;
    }
    case "closed":
      throw new Refused({ code: "signup_closed" });
  }
}

function invitationIn(
  { email, invitation = "" }: SignupAttempt,
  key: string,
  now: number,
): UsedInvitation | undefined {
  const [expiry = "", signature = ""] = invitation.split(".");
  const expiresAt = Number(expiry);
  const given = Buffer.from(signature, "base64url");
  const right = signatureOf(email, expiresAt, key);
  const isOurs = given.length === right.length && timingSafeEqual(given, right);
  // The signature's decoded bytes are hashed, because different base64url texts can decode to the
  // same bytes.
  const hash = hashSecret(`invitation ${right.toString("base64url")}`);
  return isOurs && expiresAt > now ? { hash, expiresAt } : undefined;
}

function signatureOf(email: string, expiresAt: number, key: string): Buffer {
  return createHmac("sha256", key)
    .update(`${String(expiresAt)} ${email.toLowerCase()}`)
    .digest();
}
