import { mayChangeRows, type Role } from "sync-protocol";
import type { BatchOutcome } from "../cellar/ports/cellar.ts";

/**
 * Why a member's batch is refused, given the role in the transaction that decides. `undefined` for
 * a membership that has ended [C7: one decision].
 */
export function memberObjection(
  role: Role | undefined,
): Extract<BatchOutcome, { readonly kind: "not-a-member" | "viewer" }> | undefined {
  if (role === undefined) return { kind: "not-a-member" };
  return mayChangeRows(role) ? undefined : { kind: "viewer" };
}
