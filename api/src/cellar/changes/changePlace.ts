import {
  type CallSpec,
  pathOf,
  type Place,
  type PlaceChange,
  placeOf,
  type ChangeRefusalBody,
} from "sync-protocol";
import type { NamedCellar } from "../ports/cellar.ts";
import { type ChangeDeps, runCall } from "./runCall.ts";

export interface PlaceCall extends NamedCellar {
  readonly change: PlaceChange;
  /** The call and its body as sent. The idempotency key is bound to both. */
  readonly spec: CallSpec;
  readonly sent: unknown;
  /** The unparsed header `Idempotency-Key`. */
  readonly idempotencyKey?: string | string[] | undefined;
}

export type PlaceAnswer =
  | { readonly kind: "place"; readonly place: Place }
  | { readonly kind: "refused"; readonly refusal: ChangeRefusalBody };

/**
 * Runs an API call that changes a place. The change is durable when the promise resolves. A repeat
 * with the same key has no effect and returns the current place [I1: idempotency] [I2: repeats].
 */
export async function changePlace(
  deps: ChangeDeps,
  { cellarId, member, change, spec, sent, idempotencyKey }: PlaceCall,
): Promise<PlaceAnswer> {
  const { method, path, names } = spec;
  const request = {
    method,
    path: names ? pathOf(spec, change.placeId) : path,
    body: sent,
  };
  const { result, places } = await runCall(deps, {
    cellarId,
    member,
    change,
    request,
    idempotencyKey,
  });
  if (result.verdict.kind === "refused") return result.verdict;
  const place = places.map(placeOf)[0];
  if (!place) throw new Error("A plain call was answered without a place");
  return { kind: "place", place };
}
