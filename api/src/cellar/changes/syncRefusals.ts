import { PROTOCOL } from "sync-protocol";
import type { BatchOutcome, NamedCellar } from "../ports/cellar.ts";
import { Refused } from "../Refused.ts";

/** Retry delay for a device that has too many unacknowledged results. */
const UNSETTLED_RETRY_SECONDS = 60;

/** Refuses clients with an unsupported protocol [V1: versions]. */
export function requireProtocol(protocol: number): void {
  if (protocol === PROTOCOL || protocol === PROTOCOL - 1) return;
  throw new Refused({ code: "upgrade_required" });
}

/** The refusal of a push or pull for another user than the session's user [P5: user]. */
export function userMismatch(): Refused {
  return new Refused({ code: "user_mismatch" });
}

/** `epoch` is the store's current epoch. */
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

export function memberRefused({
  kind,
}: Extract<BatchOutcome, { readonly kind: "not-a-member" | "viewer" }>): Refused {
  return kind === "viewer"
    ? new Refused({ code: "insufficient_role", needed: "editor" })
    : new Refused({ code: "not_found", what: "cellar" });
}

/**
 * Combines the store's epoch and the membership. A user who rejoins a cellar gets a new epoch and
 * loads everything again [C9: joining again].
 */
export function epochFor(epoch: string, { member }: NamedCellar): string {
  return member ? `${epoch}.${member.membershipId}` : epoch;
}

/** `epoch` is the store's current epoch. */
export function epochChanged(epoch: string): Refused {
  return new Refused({ code: "epoch_changed", epoch });
}
