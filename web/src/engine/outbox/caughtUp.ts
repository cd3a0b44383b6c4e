import type { PushAnswer } from "sync-protocol";
import type { SyncState } from "./outbox.ts";

/**
 * How a device stands that has written an answer to a push, with a verdict for every op that it has
 * sent, where it has all rows up to the answer's `seq` by that (rule R6). `undefined` where it has to
 * pull: it had not read up to where the batch began, or an older server does not say where that was.
 */
export function caughtUp(state: SyncState, answer: PushAnswer): SyncState | undefined {
  const { epoch, since = Infinity, seq = 0 } = answer;
  const { cursor, history } = state;
  if (!state.filled || state.epoch !== epoch || cursor === 0 || cursor < since) return undefined;
  const hasEvents = history?.epoch === epoch && history.cursor >= since;
  return {
    ...state,
    cursor: Math.max(cursor, seq),
    history: hasEvents ? { epoch, cursor: Math.max(history.cursor, seq) } : history,
  };
}
