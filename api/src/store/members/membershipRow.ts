import type { Membership } from "../../cellar/ports/members.ts";

/** A membership as the database returns it. SQLite returns 0 or 1 instead of a boolean. */
export interface MembershipRow extends Membership {
  readonly isOffered: boolean | 0 | 1;
}

/** The membership of a personal cellar's owner, for which the table of members has no row. */
export function personalMembership(cellarId: string, userId: string): MembershipRow | undefined {
  if (cellarId !== userId) return undefined;
  return { role: "owner", membershipId: null, isOffered: false };
}

export const MEMBER = `SELECT role, membership_id AS "membershipId", is_offered AS "isOffered"
  FROM members WHERE cellar_id = $1 AND user_id = $2`;
