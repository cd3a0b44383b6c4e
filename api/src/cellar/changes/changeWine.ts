import { callOf, type Change, type ChangeRefusalBody, type Wine, wineOf } from "sync-protocol";
import type { NamedCellar } from "../ports/cellar.ts";
import { type ChangeDeps, runCall } from "./runCall.ts";

/** A documented write of a cellar's wines. */
export interface WineCall extends NamedCellar {
  readonly change: Change;
  /** The body as sent, to which the key is bound. Default: the body of the change. */
  readonly sent?: unknown;
  /** The header `Idempotency-Key`, unparsed. */
  readonly idempotencyKey?: string | string[] | undefined;
}

/** The answer of a documented write. */
export type WineAnswer =
  | { readonly kind: "wine"; readonly wine: Wine }
  | { readonly kind: "refused"; readonly refusal: ChangeRefusalBody };

/**
 * Runs a documented write. Durable when it resolves. A repeat under the same key has no effect and
 * gets the same answer [I1: idempotency] [I2: repeats].
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
  // If the stored answer was dropped, the current wine replaces it.
  const wine = result.answer ?? rows.map(wineOf)[0];
  if (!wine) throw new Error("A plain call was answered without a wine");
  return { kind: "wine", wine };
}
