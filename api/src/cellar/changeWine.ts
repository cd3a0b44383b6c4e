import { callOf, type Change, type ToldRefusal, type Wine, wineOf } from "sync-protocol";
import { decideAt } from "./decide.ts";
import { fingerprint } from "./fingerprint.ts";
import type { CellarStore, Submission } from "./ports/cellar.ts";
import type { LiveFeed } from "./ports/processes.ts";
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

const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/;

/** What a documented write is answered with. */
export type WineAnswer =
  | { readonly kind: "wine"; readonly wine: Wine }
  | { readonly kind: "refused"; readonly refusal: ToldRefusal };

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
  if (outcome.kind === "key-reused") throw new Refused({ code: "idempotency_key_reused" });

  const [result] = outcome.kind === "done" ? outcome.results : [];
  if (outcome.kind !== "done" || !result) throw new Error(`A plain call ended as ${outcome.kind}`);
  if (result.verdict.kind === "applied") live.publish(userId, outcome);
  if (result.verdict.kind === "refused") return result.verdict;
  // Of an answer that has been dropped, the present wine stands in.
  const wine = result.answer ?? outcome.rows.map(wineOf)[0];
  if (!wine) throw new Error("A plain call was answered without a wine");
  return { kind: "wine", wine };
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

/** The header `Idempotency-Key` as a key, `undefined` without one; refuses what cannot be one. */
function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === "string" && VISIBLE_ASCII.test(header)) return header;

  const message = "Idempotency-Key must be 1 to 255 visible ASCII characters";
  throw new Refused({ code: "invalid", issues: [{ path: ["Idempotency-Key"], message }] });
}
