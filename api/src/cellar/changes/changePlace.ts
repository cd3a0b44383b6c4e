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

/** A documented write of a cellar's places. */
export interface PlaceCall extends NamedCellar {
  readonly change: PlaceChange;
  /** The call and the body as sent. The idempotency key is bound to both. */
  readonly spec: CallSpec;
  readonly sent: unknown;
  /** The header `Idempotency-Key`, unparsed. */
  readonly idempotencyKey?: string | string[] | undefined;
}

/** The answer of a documented write. */
export type PlaceAnswer =
  | { readonly kind: "place"; readonly place: Place }
  | { readonly kind: "refused"; readonly refusal: ChangeRefusalBody };

/**
 * Runs a documented write of a place. Durable when it resolves. A repeat under the same key has no
 * effect and answers the current place [I1: idempotency] [I2: repeats].
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
