import { PROTOCOL } from "sync-protocol";
import type { BatchOutcome } from "../ports/cellar.ts";
import { Refused } from "../Refused.ts";

/** When a device is to come again that has settled too few of its changes, in seconds. */
const UNSETTLED_RETRY_SECONDS = 60;

/** Ends the request of a client whose protocol this server does not speak (rule V1). */
export function requireProtocol(protocol: number): void {
  if (protocol === PROTOCOL || protocol === PROTOCOL - 1) return;
  throw new Refused({ code: "upgrade_required" });
}

/** Answers a push or pull for one person that came under another's session (rule P5). */
export function userMismatch(): Refused {
  return new Refused({ code: "user_mismatch" });
}

/** Answers a batch that was refused whole; `epoch` names the store. */
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
    case "unsettled":
      return new Refused({ code: "too_many_requests", retryAfterSeconds: UNSETTLED_RETRY_SECONDS });
    case "key-reused":
      return new Refused({ code: "idempotency_key_reused" });
  }
}

/** Tells a device that it last read another history of the store; `epoch` is this one's name. */
export function epochChanged(epoch: string): Refused {
  return new Refused({ code: "epoch_changed", epoch });
}
