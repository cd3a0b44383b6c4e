import { callOf, type Change, type ToldRefusal, type Wine, wineOf } from "sync-protocol";
import { type ChangeDeps, runCall } from "./runCall.ts";

/** One documented write of one person. */
export interface WineCall {
  readonly userId: string;
  readonly change: Change;
  /** The body as it was sent, to which a key is bound; by default the change's own. */
  readonly sent?: unknown;
  /** The header `Idempotency-Key`, as it came. */
  readonly idempotencyKey?: string | string[] | undefined;
}

/** What a documented write is answered with. */
export type WineAnswer =
  | { readonly kind: "wine"; readonly wine: Wine }
  | { readonly kind: "refused"; readonly refusal: ToldRefusal };

/**
 * Runs one documented write. Durable when it resolves; repeated under the same key it has no
 * effect and gives the same answer (rules I1 to I4).
 */
export async function changeWine(deps: ChangeDeps, call: WineCall): Promise<WineAnswer> {
  const { userId, change, sent, idempotencyKey } = call;
  const plain = callOf(change);
  const request = { ...plain, body: sent ?? plain.body };
  const { result, rows } = await runCall(deps, { userId, change, request, idempotencyKey });
  if (result.verdict.kind === "refused") return result.verdict;
  // Of an answer that has been dropped, the present wine stands in.
  const wine = result.answer ?? rows.map(wineOf)[0];
  if (!wine) throw new Error("A plain call was answered without a wine");
  return { kind: "wine", wine };
}
