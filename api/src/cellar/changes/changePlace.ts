import {
  type CallSpec,
  pathOf,
  type Place,
  type PlaceChange,
  placeOf,
  type ToldRefusal,
} from "sync-protocol";
import { type ChangeDeps, runCall } from "./runCall.ts";

/** One documented write of one person's places. */
export interface PlaceCall {
  readonly userId: string;
  readonly change: PlaceChange;
  /** The call that it came by, and the body as it was sent: a key is bound to both. */
  readonly spec: CallSpec;
  readonly sent: unknown;
  /** The header `Idempotency-Key`, as it came. */
  readonly idempotencyKey?: string | string[] | undefined;
}

/** What a documented write is answered with. */
export type PlaceAnswer =
  | { readonly kind: "place"; readonly place: Place }
  | { readonly kind: "refused"; readonly refusal: ToldRefusal };

/**
 * Runs one documented write of a place. Durable when it resolves; repeated under the same key it has no
 * effect, and answers the place as it is then (rules I1 to I4).
 */
export async function changePlace(
  deps: ChangeDeps,
  { userId, change, spec, sent, idempotencyKey }: PlaceCall,
): Promise<PlaceAnswer> {
  const { method, path, names } = spec;
  const request = {
    method,
    path: names ? pathOf(spec, change.placeId) : path,
    body: sent,
  };
  const { result, places } = await runCall(deps, { userId, change, request, idempotencyKey });
  if (result.verdict.kind === "refused") return result.verdict;
  const place = places.map(placeOf)[0];
  if (!place) throw new Error("A plain call was answered without a place");
  return { kind: "place", place };
}
