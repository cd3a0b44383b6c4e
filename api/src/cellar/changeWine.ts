import { callOf, type Change, wineOf, type WineRow } from "sync-protocol";
import { decideAt } from "./decide.ts";
import { fingerprint } from "./fingerprint.ts";
import { KEY_REUSED, readIdempotencyKey } from "./idempotencyKey.ts";
import type { CellarStore, LiveFeed, StoredResult, Submission } from "./ports.ts";
import { Refused } from "./Refused.ts";

export interface ChangeDeps {
  readonly store: Pick<CellarStore, "apply">;
  readonly live: Pick<LiveFeed, "publish">;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
}

/** One documented write of one person. */
export interface WineCall {
  readonly userId: string;
  readonly change: Change;
  /** The body as it was sent, to which a key is bound; by default the change's own. */
  readonly sent?: unknown;
  /** The header `Idempotency-Key`, as it came. */
  readonly idempotencyKey?: string | string[] | undefined;
}

/** What a documented write is answered with: a status and a JSON text. */
export interface WineAnswer {
  readonly status: number;
  readonly body: string;
}

/**
 * Runs one documented write. Durable when it resolves; repeated under the same key it has no
 * effect and gives the same answer (rules I1 to I4).
 */
export async function changeWine(deps: ChangeDeps, call: WineCall): Promise<WineAnswer> {
  const { store, live, now } = deps;
  const { userId } = call;
  const outcome = await store.apply(
    { userId, submissions: [submissionOf(call)], device: undefined, epoch: null },
    decideAt(now()),
  );
  if (outcome.kind === "key-reused") throw new Refused(KEY_REUSED);

  const [result] = outcome.kind === "done" ? outcome.results : [];
  if (outcome.kind !== "done" || !result) throw new Error(`A plain call ended as ${outcome.kind}`);
  if (result.verdict.kind === "applied") live.publish(userId, outcome.seq);
  const body = result.body ?? JSON.stringify(presentBody(result, outcome.rows));
  return { status: result.status, body };
}

function submissionOf({ change, sent, idempotencyKey }: WineCall): Submission {
  const plain = callOf(change);
  return {
    key: readIdempotencyKey(idempotencyKey),
    fingerprint: fingerprint({ ...plain, body: sent ?? plain.body }),
    change,
    opNo: undefined,
  };
}

/** Stands in for a body that has been dropped: the present wine, or the refusal anew. */
function presentBody({ verdict }: StoredResult, rows: readonly WineRow[]): unknown {
  if (verdict.kind !== "refused") return rows.map(wineOf)[0] ?? {};
  const { error, code, issues } = verdict.refusal;
  return { error, code, ...(issues && { issues }) };
}
