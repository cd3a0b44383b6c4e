import { PUSH_MAX, type PushRequest } from "sync-protocol";
import { nextPush, outboxRestsUntil } from "../rules/nextPush.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";
import { readState, writeState } from "./syncState.ts";

/** What there is to send, or until when there is nothing. */
export type Sealed =
  | { readonly kind: "push"; readonly request: PushRequest }
  | { readonly kind: "nothing"; readonly restsUntil: number | undefined };

/** Chooses the next push and makes its numbers durable before anything leaves (rule O2). */
export function sealPush(cellar: CellarDatabase, now: number): Promise<Sealed> {
  return cellar.transaction("rw", cellar.outbox, cellar.state, async () => {
    const state = await readState(cellar);
    const outbox = await cellar.outbox
      .orderBy("position")
      .limit(2 * PUSH_MAX)
      .toArray();
    const push = nextPush(outbox, { state, userId: cellar.userId, now });
    if (!push) return { kind: "nothing", restsUntil: outboxRestsUntil(outbox, now) };

    await cellar.outbox.bulkPut([...push.numbered]);
    await writeState(cellar, { ...state, nextOpNo: push.nextOpNo });
    return { kind: "push", request: push.request };
  });
}
