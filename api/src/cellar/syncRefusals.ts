import { PROTOCOL, SYNC_CODES } from "sync-protocol";
import { KEY_REUSED } from "./idempotencyKey.ts";
import type { BatchOutcome } from "./ports.ts";
import { Refused } from "./Refused.ts";

/** Ends the request of a client whose protocol this server does not speak (rule V1). */
export function requireProtocol(protocol: number): void {
  if (protocol === PROTOCOL || protocol === PROTOCOL - 1) return;
  throw new Refused({
    status: 426,
    code: SYNC_CODES.upgradeRequired,
    error: "Please update Wine Cellar to go on syncing",
  });
}

/** Answers a push or pull for one person that came under another's session (rule P5). */
export function userMismatch(): Refused {
  return new Refused({
    status: 409,
    code: SYNC_CODES.userMismatch,
    error: "These changes belong to another account",
  });
}

/** Answers a batch that was refused whole; `epoch` names the store. */
export function refusedBatch(
  outcome: Exclude<BatchOutcome, { kind: "done" }>,
  epoch: string,
): Refused {
  switch (outcome.kind) {
    case "gap": {
      const { expected } = outcome;
      const error = `Changes are missing before these; resume from ${String(expected)}`;
      return new Refused({ status: 409, code: SYNC_CODES.gap, error, expected, epoch });
    }
    case "cloned": {
      const error = "Another device uses the same identity";
      return new Refused({ status: 409, code: SYNC_CODES.cloned, error, epoch });
    }
    case "epoch-changed":
      return epochChanged(epoch);
    case "key-reused":
      return new Refused(KEY_REUSED);
  }
}

/** Tells a device that it last read another history of the store; `epoch` is this one's name. */
export function epochChanged(epoch: string): Refused {
  const error = "The server's cellar was restored; read it anew";
  return new Refused({ status: 409, code: SYNC_CODES.epochChanged, error, epoch });
}
