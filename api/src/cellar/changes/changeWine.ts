import { callOf, type Change, type ChangeRefusalBody, type Wine, wineOf } from "sync-protocol";
import type { NamedCellar } from "../ports/cellar.ts";
import { type ChangeDeps, runCall } from "./runCall.ts";

export interface WineCall extends NamedCellar {
  readonly change: Change;
  /**
   * The body as sent. The idempotency key is bound to this body. Default: the body of the change.
   */
  readonly sent?: unknown;
  /** The unparsed header `Idempotency-Key`. */
  readonly idempotencyKey?: string | string[] | undefined;
}

export type WineAnswer =
  | { readonly kind: "wine"; readonly wine: Wine }
  | { readonly kind: "refused"; readonly refusal: ChangeRefusalBody };

/**
 * Runs an API call that changes a wine. The change is durable when the promise resolves. A repeat
 * with the same key has no effect and gets the same answer [I1: idempotency] [I2: repeats].
 */
export async function changeWine(deps: ChangeDeps, call: WineCall): Promise<WineAnswer> {
  const { cellarId, member, change, sent, idempotencyKey } = call;
  const plain = callOf(change);
  const request = { ...plain, body: sent ?? plain.body };
  const { result, rows } = await runCall(deps, {
    cellarId,
    member,
    change,
    request,
    idempotencyKey,
  });
  if (result.verdict.kind === "refused") return result.verdict;
  // If the stored answer was deleted, a repeated call gets the current wine.
  const wine = result.answer ?? rows.map(wineOf)[0];
  if (!wine) throw new Error("A plain call was answered without a wine");
  return { kind: "wine", wine };
}
