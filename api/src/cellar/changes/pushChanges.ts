import type { Op, PushAnswer, PushRequest } from "sync-protocol";
import { decideAt } from "./decide.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { memberIds } from "./memberIds.ts";
import type { CellarRequest, CellarStore, Submission } from "../ports/cellar.ts";
import type { ChangeDeps } from "./runCall.ts";
import { epochChanged, epochFor, refusedBatch, userMismatch } from "./syncRefusals.ts";

export interface PushDeps extends ChangeDeps {
  readonly store: Pick<CellarStore, "apply" | "epoch">;
  /**
   * Receives the cause of a failed op. The client learns only that the op failed [P7: failed op].
   */
  readonly report: (cause: unknown) => void;
}

/** Runs a device's changes in order. All changes are durable when the promise resolves. */
export async function pushChanges(
  deps: PushDeps,
  asked: CellarRequest,
  request: PushRequest,
): Promise<PushAnswer> {
  const { store, live, now, report } = deps;
  const { userId, deviceId, ackThrough, epoch, ops } = request;
  const { cellarId, member } = asked;
  if (userId !== asked.userId) throw userMismatch();
  const own = epochFor(store.epoch, asked);
  if (member && epoch !== null && epoch !== own) throw epochChanged(own);

  const ids = memberIds(asked);
  const outcome = await store.apply(
    {
      cellarId,
      member,
      submissions: ops.map((op) => ({ ...submissionOf(op), key: ids.key(op.opId) })),
      device: { id: ids.device(deviceId), ackThrough },
      epoch: member ? null : epoch,
    },
    decideAt(now()),
  );
  if (outcome.kind !== "done") throw refusedBatch(outcome, own);

  const { results, rows, places, events, wishes, failure, since, seq } = outcome;
  if (failure) report(failure.cause);
  if (results.some(({ verdict }) => verdict.kind === "applied")) live.publish(cellarId, outcome);
  const failedAt = failure && ops[failure.at]?.opNo;
  return {
    epoch: own,
    results: ops.flatMap(({ opNo, opId }, index) => {
      const verdict = results[index]?.verdict;
      return verdict ? { opNo, opId, verdict } : [];
    }),
    rows: [...rows],
    places: [...places],
    events: [...events],
    wishes: [...wishes],
    since,
    seq,
    ...(failedAt !== undefined && { failedAt }),
  };
}

function submissionOf({ opId, change, ...op }: Op): Omit<Submission, "key"> {
  return { fingerprint: fingerprintOf(change), change, eventId: opId, ...op };
}
