import { PUSH_MAX, type PushRequest } from "sync-protocol";
import { nextPush, outboxNextAttemptAt } from "../../rules/outbox/nextPush.ts";
import type { OutboxEntry } from "../../rules/outbox/outbox.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { putInOutbox } from "../outboxPages.ts";
import { readState, writeState } from "../syncState.ts";

/** Entries read at a time. */
const CHUNK = PUSH_MAX;

/** What there is to send, or until when there is nothing. */
export type Sealed =
  | { readonly kind: "push"; readonly request: PushRequest }
  | { readonly kind: "nothing"; readonly nextAttemptAt: number | undefined };

/** Chooses the next push and makes its numbers durable before anything leaves (rule O2). */
export async function sealPush(cellar: CellarDatabase, now: number): Promise<Sealed> {
  const { outbox, state } = cellar;
  // A write would wait for every reader of the store, and they for it.
  const { push, nextAttemptAt } = await cellar.transaction("r", outbox, state, async () =>
    choosePush(cellar, now),
  );
  if (!push) return { kind: "nothing", nextAttemptAt };
  if (push.numbered.length === 0) return { kind: "push", request: push.request };
  return cellar.transaction("rw", outbox, state, async () => numberPush(cellar, now));
}

async function choosePush(cellar: CellarDatabase, now: number) {
  const [state, outbox] = await Promise.all([readState(cellar), unanswered(cellar)]);
  const push = nextPush(outbox, { state, userId: cellar.userId, now });
  return { state, push, nextAttemptAt: outboxNextAttemptAt(outbox, now) };
}

/** Chooses anew, as another page may have been faster, and writes what it chose. */
async function numberPush(cellar: CellarDatabase, now: number): Promise<Sealed> {
  const { state, push, nextAttemptAt } = await choosePush(cellar, now);
  if (!push) return { kind: "nothing", nextAttemptAt };
  await putInOutbox(cellar, push.numbered);
  await writeState(cellar, { ...state, nextOpNo: push.nextOpNo });
  return { kind: "push", request: push.request };
}

/**
 * The oldest entries that have no verdict yet, enough for a push. Any number of those before them
 * may be applied and wait for their rows, which come with the pull after the last push.
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
