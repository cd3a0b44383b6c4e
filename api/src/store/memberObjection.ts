import { mayChangeRows } from "sync-protocol";
import type { BatchOutcome, CellarMember } from "../cellar/ports/cellar.ts";
import type { Membership } from "../cellar/ports/members.ts";

export type MemberObjection = Extract<BatchOutcome, { readonly kind: "not-a-member" | "viewer" }>;

/**
 * Why a member's batch is refused. `found` is the membership in the deciding transaction, because
 * the batch's membership may have ended [C7: one decision].
 */
export function memberObjection(
  { membershipId }: CellarMember,
  found: Membership | undefined,
): MemberObjection | undefined {
  if (found?.membershipId !== membershipId) return { kind: "not-a-member" };
  return mayChangeRows(found.role) ? undefined : { kind: "viewer" };
}
