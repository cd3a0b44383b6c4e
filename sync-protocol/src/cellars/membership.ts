import type { Refusal } from "../refusal.ts";
import { mayActAs, type Role } from "./role.ts";

/**
 * Facts for deciding about a change of a cellar's members. Read them in the transaction that writes
 * the change.
 */
export interface MembershipFacts {
  /** The acting user's role; `undefined` for a user who is not a member. */
  readonly role: Role | undefined;
  readonly isPersonal: boolean;
}

type Reason = Refusal<
  | "already_owner"
  | "insufficient_role"
  | "last_owner"
  | "not_found"
  | "not_offered"
  | "personal_cellar"
>;

/**
 * Why a user with this role is refused an action that requires the role `needed`. The role is
 * `undefined` if the user is not a member. Then the refusal is the same as for an unknown cellar
 * [C4: strangers].
 */
export function whyNotAllowed(
  role: Role | undefined,
  needed: Role,
): Refusal<"not_found" | "insufficient_role"> | undefined {
  if (role === undefined) return { code: "not_found", what: "cellar" };
  if (needed === "viewer" || mayActAs(role, needed)) return undefined;
  return { code: "insufficient_role", needed };
}

/** Why the cellar cannot be deleted [C2: made cellar]. */
export function whyNotDeleted({ role, isPersonal }: MembershipFacts): Reason | undefined {
  return whyNotAllowed(role, "owner") ?? (isPersonal ? { code: "personal_cellar" } : undefined);
}

/**
 * Why the user cannot leave. The owner stays until another member takes the cellar [C10: owner].
 */
export function whyNotLeft({ role, isPersonal }: MembershipFacts): Reason | undefined {
  const stranger = whyNotAllowed(role, "viewer");
  if (stranger || role !== "owner") return stranger;
  return isPersonal ? { code: "personal_cellar" } : { code: "last_owner" };
}

/**
 * Why the user cannot remove a member with this role, or change that role. The role is `undefined`
 * if the other user is not a member.
 */
export function whyNotManaged(
  { role }: MembershipFacts,
  member: Role | undefined,
): Reason | undefined {
  const refused = whyNotAllowed(role, "owner");
  if (refused) return refused;
  if (member === undefined) return { code: "not_found", what: "member" };
  return member === "owner" ? { code: "last_owner" } : undefined;
}

/** Why the user cannot offer the cellar to a member with this role [C11: handing over]. */
export function whyNotOffered(
  facts: MembershipFacts,
  member: Role | undefined,
): Reason | undefined {
  const refused = whyNotDeleted(facts);
  if (refused) return refused;
  return member === "owner" ? { code: "already_owner" } : whyNotManaged(facts, member);
}

/** Why the user cannot take the cellar [C11: handing over]. */
export function whyNotTaken({ role }: MembershipFacts, isOffered: boolean): Reason | undefined {
  return whyNotAllowed(role, "viewer") ?? (isOffered ? undefined : { code: "not_offered" });
}

/** Why the user cannot end an offer. Only the owner and the member who has the offer can. */
export function whyNotWithdrawn({ role }: MembershipFacts, isOffered: boolean): Reason | undefined {
  return whyNotAllowed(role, isOffered ? "viewer" : "owner");
}
