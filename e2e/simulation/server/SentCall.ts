import type { RequestOutcome } from "../RequestOutcome.ts";
import { type Op, PROTOCOL, pushAnswerSchema, pushRequestSchema } from "sync-protocol";

/** Size of the gap in op numbers, larger than the number of ops that any device sends. */
const OP_NUMBER_GAP = 1_000;

const OUTDATED_PROTOCOL = PROTOCOL - 2;

export type PhotoCallKind = "ask for address" | "put" | "finalize";

/** A request in transit: its text, and the cookie at the time of sending. */
export interface SentCall {
  readonly kind: "push" | "pull" | "pull history" | "pull wishes" | PhotoCallKind;
  /** The cookie's user, or `undefined` without a cookie. */
  readonly cookie: string | undefined;
  /** As JSON: a push, the query of a pull, or a photo's address and content. */
  readonly text: string;
  readonly sender: string;
}

export interface ServerReply {
  readonly status: number;
  readonly text: string;
  /** Whether the answer has the app's protocol header [V3: header]. */
  readonly isOurs: boolean;
}

export function isOfPhoto({ kind }: SentCall): boolean {
  return !["push", "pull", "pull history", "pull wishes"].includes(kind);
}

/** The outcome for this call; `well` for a photo call that cannot have the given outcome. */
export function outcomeOf(call: SentCall, requestOutcome: RequestOutcome): RequestOutcome {
  if (!isOfPhoto(call)) return requestOutcome;
  const needsNoSession = call.kind === "put" && requestOutcome === "signed out";
  const isOfSyncAlone = ["stumbles", "behind a gap", "outdated"].includes(requestOutcome);
  return isOfSyncAlone || needsNoSession ? "well" : requestOutcome;
}

export function opsIn({ kind, text }: SentCall): readonly Op[] {
  return kind === "push" ? pushRequestSchema.parse(JSON.parse(text)).ops : [];
}

/** The call with the protocol version of a client that is two versions older [V1: versions]. */
export function outdated(call: SentCall): SentCall {
  const body: object = JSON.parse(call.text) as object;
  return { ...call, text: JSON.stringify({ ...body, protocol: OUTDATED_PROTOCOL }) };
}

/**
 * The push with a gap before its op numbers, sent by the device `strangerId` if given [P3: gaps].
 */
export function behindGap(call: SentCall, strangerId?: string): SentCall {
  const request = pushRequestSchema.parse(JSON.parse(call.text));
  const ops = request.ops.map((op) => ({ ...op, opNo: op.opNo + OP_NUMBER_GAP }));
  const sender = strangerId === undefined ? {} : { deviceId: strangerId, ackThrough: 0 };
  return { ...call, text: JSON.stringify({ ...request, ...sender, ops }) };
}

export function deviceIn({ kind, text }: SentCall): string | undefined {
  return kind === "push" ? pushRequestSchema.parse(JSON.parse(text)).deviceId : undefined;
}

export function failedOp(call: SentCall, { status, text }: ServerReply): Op | undefined {
  const ops = opsIn(call);
  if (status === 500) return ops[0];
  if (status !== 200 || ops.length === 0) return undefined;
  const { failedAt } = pushAnswerSchema.parse(JSON.parse(text));
  return ops.find(({ opNo }) => opNo === failedAt);
}
