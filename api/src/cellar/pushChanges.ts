import {
  callOf,
  latestVintage,
  type Op,
  PROTOCOL,
  type PushAnswer,
  type PushRequest,
  SYNC_CODES,
} from "sync-protocol";
import type { ChangeDeps } from "./changeWine.ts";
import { decideIn } from "./decide.ts";
import { fingerprint } from "./fingerprint.ts";
import { KEY_REUSED } from "./idempotencyKey.ts";
import type { BatchOutcome, CellarStore, Submission } from "./ports.ts";
import { Refused } from "./Refused.ts";

export interface PushDeps extends ChangeDeps {
  readonly store: Pick<CellarStore, "apply" | "epoch">;
  /** Told why an op failed to run; the client only learns that it did (rule P7). */
  readonly report: (cause: unknown) => void;
}

/** Ends the request of a client whose protocol this server does not speak (rule V1). */
export function requireProtocol(protocol: number): void {
  if (protocol === PROTOCOL || protocol === PROTOCOL - 1) return;
  throw new Refused({
    status: 426,
    code: SYNC_CODES.upgradeRequired,
    error: "Please update Wine Cellar to go on syncing",
  });
}

/** Runs a device's changes in order and says what became of each; durable when it resolves. */
export async function pushChanges(
  deps: PushDeps,
  sessionUserId: string,
  request: PushRequest,
): Promise<PushAnswer> {
  const { store, live, now, report } = deps;
  const { userId, deviceId, ackThrough, epoch, ops } = request;
  if (userId !== sessionUserId) throw userMismatch();

  const outcome = await store.apply(
    { userId, submissions: ops.map(submissionOf), device: { id: deviceId, ackThrough }, epoch },
    decideIn(latestVintage(now())),
  );
  if (outcome.kind !== "done") throw objection(outcome, store.epoch);

  const { results, rows, seq, failure } = outcome;
  if (failure) report(failure.cause);
  if (results.some(({ verdict }) => verdict.kind === "applied")) live.publish(userId, seq);
  const failedAt = failure && ops[failure.at]?.opNo;
  return {
    epoch: store.epoch,
    results: ops.flatMap(({ opNo, opId }, index) => {
      const verdict = results[index]?.verdict;
      return verdict ? { opNo, opId, verdict } : [];
    }),
    rows: [...rows],
    ...(failedAt !== undefined && { failedAt }),
  };
}

function submissionOf({ opNo, opId, change }: Op): Submission {
  const call =
    change.kind === "noop"
      ? ({ method: "POST", path: "/api/sync/push", body: change } as const)
      : callOf(change);
  return { key: opId, fingerprint: fingerprint(call), change, opNo };
}

function userMismatch(): Refused {
  return new Refused({
    status: 409,
    code: SYNC_CODES.userMismatch,
    error: "These changes belong to another account",
  });
}

function objection(outcome: Exclude<BatchOutcome, { kind: "done" }>, epoch: string): Refused {
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
