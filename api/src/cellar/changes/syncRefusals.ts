import { PROTOCOL } from "sync-protocol";
import type { BatchOutcome, NamedCellar } from "../ports/cellar.ts";
import { Refused } from "../Refused.ts";

/** Seconds until a retry of a device with too many unacknowledged results. */
const UNSETTLED_RETRY_SECONDS = 60;

/** Refuses a client whose protocol this server does not support [V1: versions]. */
export function requireProtocol(protocol: number): void {
  if (protocol === PROTOCOL || protocol === PROTOCOL - 1) return;
  throw new Refused({ code: "upgrade_required" });
}

/** The refusal of a push or pull in another user's session [P5: user]. */
export function userMismatch(): Refused {
  return new Refused({ code: "user_mismatch" });
}

/** The refusal of a whole batch. `epoch` names the store. */
export function refusedBatch(
  outcome: Exclude<BatchOutcome, { kind: "done" }>,
  epoch: string,
): Refused {
  switch (outcome.kind) {
    case "gap":
      return new Refused({ code: "op_gap", expected: outcome.expected, epoch });
    case "cloned":
      return new Refused({ code: "device_cloned", epoch });
    case "epoch-changed":
      return epochChanged(epoch);
    case "not-a-member":
    case "viewer":
      return memberRefused(outcome);
    case "unsettled":
      return new Refused({ code: "too_many_requests", retryAfterSeconds: UNSETTLED_RETRY_SECONDS });
    case "key-reused":
      return new Refused({ code: "idempotency_key_reused" });
  }
}

/** The refusal of a member whose role does not allow a change. */
export function memberRefused({
  kind,
}: Extract<BatchOutcome, { readonly kind: "not-a-member" | "viewer" }>): Refused {
  return kind === "viewer"
    ? new Refused({ code: "insufficient_role", needed: "editor" })
    : new Refused({ code: "not_found", what: "cellar" });
}

/**
 * The epoch of a cellar for this member: that of the store, and of the membership. So a user who
 * joins again loads everything [C9: joining again].
 */
export function epochFor(epoch: string, { member }: NamedCellar): string {
  return member ? `${epoch}.${member.membershipId}` : epoch;
}

/** The refusal of a device that last read another history of the store; `epoch` names this one. */
export function epochChanged(epoch: string): Refused {
  return new Refused({ code: "epoch_changed", epoch });
}
