import type { Verdict } from "sync-protocol";

/** A request that is over. */
export interface EndedRequest {
  /** The contract's name of what was asked for, or what else it was. */
  readonly call: string;
  readonly status: number;
  /** From its headers to the last byte of its answer, in milliseconds. */
  readonly tookMs: number;
}

/** What became of a change of a wine. */
export interface AnsweredChange {
  /** Whether it came with others in a push, or by a call of its own. */
  readonly sent: "pushed" | "called";
  readonly verdict: Verdict["kind"];
  /** Why it was refused. */
  readonly code?: string;
}

/** Counts what happens on the server, never to whom. */
export interface Meter {
  answered(request: EndedRequest): void;
  /** A change of a wine was answered. */
  decided(change: AnsweredChange): void;
}
