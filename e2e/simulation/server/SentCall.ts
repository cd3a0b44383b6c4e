import type { Fate } from "../Fate.ts";
import { type Op, PROTOCOL, pushAnswerSchema, pushRequestSchema } from "sync-protocol";

/** Numbers left out before a push, more than any device has given. */
const HOLE = 1_000;

/** The protocol that a client spoke two versions ago. */
const OUTDATED_PROTOCOL = PROTOCOL - 2;

/** The calls of an upload, in their order. */
export type PhotoCallKind = "ask for address" | "put" | "finalize";

/** A request as it travels: text, with the cookie of the moment in which it was sent. */
export interface SentCall {
  readonly kind: "push" | "pull" | "pull history" | PhotoCallKind;
  /** Whom the cookie names; `undefined` without one. */
  readonly cookie: string | undefined;
  /** The body of a call, the query of a pull, the address and content of a photo, as JSON. */
  readonly text: string;
  /** The local store that sent it. */
  readonly sender: string;
}

/** An answer as it travels. */
export interface Received {
  readonly status: number;
  readonly text: string;
  /** Whether it has the header by which the cellar is known (rule V3). */
  readonly isOurs: boolean;
}

/** Whether a call is one of an upload, rather than of sync. */
export function isOfPhoto({ kind }: SentCall): boolean {
  return kind !== "push" && kind !== "pull" && kind !== "pull history";
}

/** What becomes of a call that is to meet this fate; an upload knows neither ops nor protocol. */
export function fateOf(call: SentCall, fate: Fate): Fate {
  if (!isOfPhoto(call)) return fate;
  const needsNoSession = call.kind === "put" && fate === "signed out";
  const isOfSyncAlone = ["stumbles", "behind a hole", "outdated"].includes(fate);
  return isOfSyncAlone || needsNoSession ? "well" : fate;
}

/** The names of the ops in a push. */
export function opsIn({ kind, text }: SentCall): readonly Op[] {
  return kind === "push" ? pushRequestSchema.parse(JSON.parse(text)).ops : [];
}

/** The call as a client would send it that is two versions behind (rule V1). */
export function outdated(call: SentCall): SentCall {
  const body: object = JSON.parse(call.text) as object;
  return { ...call, text: JSON.stringify({ ...body, protocol: OUTDATED_PROTOCOL }) };
}

/** A push under numbers that nothing leads up to, of another device if one is named (rule P3). */
export function behindHole(call: SentCall, strangerId?: string): SentCall {
  const request = pushRequestSchema.parse(JSON.parse(call.text));
  const ops = request.ops.map((op) => ({ ...op, opNo: op.opNo + HOLE }));
  const sender = strangerId === undefined ? {} : { deviceId: strangerId, ackThrough: 0 };
  return { ...call, text: JSON.stringify({ ...request, ...sender, ops }) };
}

/** The name under which a device pushes; none in a pull. */
export function deviceIn({ kind, text }: SentCall): string | undefined {
  return kind === "push" ? pushRequestSchema.parse(JSON.parse(text)).deviceId : undefined;
}

/** The op that the server says it could not run. */
export function failedOp(call: SentCall, { status, text }: Received): Op | undefined {
  const ops = opsIn(call);
  if (status === 500) return ops[0];
  if (status !== 200 || ops.length === 0) return undefined;
  const { failedAt } = pushAnswerSchema.parse(JSON.parse(text));
  return ops.find(({ opNo }) => opNo === failedAt);
}
