import { mayChangeRows } from "sync-protocol";
import type { BatchOutcome, CellarMember } from "../cellar/ports/cellar.ts";
import type { Membership } from "../cellar/ports/members.ts";

export type MemberObjection = Extract<BatchOutcome, { readonly kind: "not-a-member" | "viewer" }>;

/**
 * Why a member's batch is refused; `undefined` if it is allowed. `found` is the current membership,
 * read in the same transaction, because the membership that the batch names may have ended [C7: one
 * decision].
 */
export function memberObjection(
  { membershipId }: CellarMember,
  found: Membership | undefined,
): MemberObjection | undefined {
  if (found?.membershipId !== membershipId) return { kind: "not-a-member" };
  return mayChangeRows(found.role) ? undefined : { kind: "viewer" };
}
