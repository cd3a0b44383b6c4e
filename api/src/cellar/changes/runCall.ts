import { randomUUID } from "node:crypto";
import type { CellarChange } from "sync-protocol";
import { decideAt } from "./decide.ts";
import { fingerprint } from "./fingerprint.ts";
import { memberIds } from "./memberIds.ts";
import type { BatchOutcome, CellarStore, NamedCellar, StoredResult } from "../ports/cellar.ts";
import type { LiveFeed } from "../ports/processes.ts";
import { Refused } from "../Refused.ts";
import { memberRefused } from "./syncRefusals.ts";

export interface ChangeDeps {
  readonly store: Pick<CellarStore, "apply">;
  readonly live: Pick<LiveFeed, "publish">;
  readonly now: () => number;
}

export interface DocumentedWrite extends NamedCellar {
  readonly change: CellarChange;
  /** The request to which the key is bound [I3: key]. */
  readonly request: Parameters<typeof fingerprint>[0];
  /** The unparsed header `Idempotency-Key`. */
  readonly idempotencyKey: string | string[] | undefined;
  /** Id of the event that the change makes. Default: a random id. */
  readonly eventId?: string;
  readonly undoes?: string | undefined;
}

export interface WriteResult extends Pick<
  Extract<BatchOutcome, { kind: "done" }>,
  "rows" | "places"
> {
  readonly result: StoredResult;
}

/**
 * Runs an API call that changes a cellar and notifies the other devices. The change is durable when
 * the promise resolves. A repeat with the same key has no effect [I1: idempotency].
 */
export async function runCall(
  { store, live, now }: ChangeDeps,
  write: DocumentedWrite,
): Promise<WriteResult> {
  const { cellarId, member, change, request, idempotencyKey, undoes } = write;
  const sent = readIdempotencyKey(idempotencyKey);
  const key = sent === undefined ? undefined : memberIds({ member }).key(sent);
  const submission = {
    key,
    fingerprint: key === undefined ? "" : fingerprint(request),
    change,
    opNo: undefined,
    eventId: write.eventId ?? randomUUID(),
    undoes,
  };
  const outcome = await store.apply(
    { cellarId, member, submissions: [submission], device: undefined, epoch: null },
    decideAt(now()),
  );
  if (outcome.kind === "key-reused") throw new Refused({ code: "idempotency_key_reused" });
  if (outcome.kind === "not-a-member" || outcome.kind === "viewer") throw memberRefused(outcome);

  const [result] = outcome.kind === "done" ? outcome.results : [];
  if (outcome.kind !== "done" || !result) throw new Error(`A plain call ended as ${outcome.kind}`);
  if (result.verdict.kind === "applied") live.publish(cellarId, outcome);
  return { result, rows: outcome.rows, places: outcome.places };
}

const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/;

/** `undefined` without the header. Refuses an invalid key. */
function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === "string" && VISIBLE_ASCII.test(header)) return header;

  const message = "Idempotency-Key must be 1 to 255 visible ASCII characters";
  throw new Refused({ code: "invalid", issues: [{ path: ["Idempotency-Key"], message }] });
}
