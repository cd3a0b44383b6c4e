import { PUSH_MAX, type PushRequest } from "sync-protocol";
import { nextPush, outboxNextAttemptAt, type SealedPush } from "../../outbox/nextPush.ts";
import type { OutboxEntry, SyncState } from "../../outbox/outbox.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { putInOutbox } from "../outboxPages.ts";
import { readState, writeState } from "../syncState.ts";

const CHUNK = PUSH_MAX;

export type NextPush = { readonly deviceId: string } & (
  | { readonly kind: "push"; readonly request: PushRequest }
  | { readonly kind: "nothing"; readonly nextAttemptAt: number | undefined }
);

/**
 * Chooses the next push, at most `bytesMax` long, and stores its numbers before it is sent [O2:
 * numbering].
 */
export async function preparePush(
  cellar: CellarDatabase,
  now: number,
  bytesMax?: number,
): Promise<NextPush> {
  const { outbox, state } = cellar;
  const limits = { now, ...(bytesMax !== undefined && { bytesMax }) };
  // A read transaction, because a write transaction would wait for all readers of the store and
  // block new readers.
  const chosen = await cellar.transaction("r", outbox, state, async () =>
    choosePush(cellar, limits),
  );
  if (!chosen.push?.numbered.length) return sealed(chosen);
  return cellar.transaction("rw", outbox, state, async () => numberPush(cellar, limits));
}

function sealed({ state: { deviceId }, push, nextAttemptAt }: PushChoice): NextPush {
  return push
    ? { kind: "push", deviceId, request: push.request }
    : { kind: "nothing", deviceId, nextAttemptAt };
}

interface PushChoice {
  readonly state: SyncState;
  readonly push: SealedPush | undefined;
  readonly nextAttemptAt: number | undefined;
}

interface Limits {
  readonly now: number;
  readonly bytesMax?: number;
}

async function choosePush(cellar: CellarDatabase, limits: Limits): Promise<PushChoice> {
  const [state, outbox] = await Promise.all([readState(cellar), unanswered(cellar)]);
  const push = nextPush(outbox, { state, userId: cellar.userId, ...limits });
  return { state, push, nextAttemptAt: outboxNextAttemptAt(outbox, limits.now) };
}

/**
 * Chooses the push again inside the write transaction, because another page may have numbered
 * changes after the first choice. Then stores the numbers.
 */
async function numberPush(cellar: CellarDatabase, limits: Limits): Promise<NextPush> {
  const chosen = await choosePush(cellar, limits);
  const { state, push } = chosen;
  if (push) {
    await putInOutbox(cellar, push.numbered);
    await writeState(cellar, { ...state, nextOpNo: push.nextOpNo });
  }
  return sealed(chosen);
}

/**
 * The oldest entries without a verdict, enough for one push. Skips earlier entries that are applied
 * and wait for their rows.
 */
async function unanswered({ outbox }: CellarDatabase): Promise<OutboxEntry[]> {
  const found: OutboxEntry[] = [];
  let after = -Infinity;
  for (;;) {
    const entries = await outbox.where("position").above(after).limit(CHUNK).toArray();
    found.push(...entries.filter(({ appliedSeq }) => appliedSeq === undefined));
    const last = entries.at(-1);
    if (!last || entries.length < CHUNK || found.length >= PUSH_MAX) return found;
    after = last.position;
  }
}
