import { mayChangeRows } from "sync-protocol";
import type { BatchOutcome, CellarMember } from "../cellar/ports/cellar.ts";
import type { Membership } from "../cellar/ports/members.ts";

export type MemberObjection = Extract<BatchOutcome, { readonly kind: "not-a-member" | "viewer" }>;

/**
 * Why a member's batch is refused. Uses the user's membership in the deciding transaction, because
 * the one in the batch may have ended [C7: one decision].
 */
export function memberObjection(
  { membershipId }: CellarMember,
  found: Membership | undefined,
): MemberObjection | undefined {
  if (found?.membershipId !== membershipId) return { kind: "not-a-member" };
  return mayChangeRows(found.role) ? undefined : { kind: "viewer" };
}
