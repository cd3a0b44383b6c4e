import type { Verdict } from "sync-protocol";

/** A finished request. */
export interface EndedRequest {
  /** The call's name in the contract, or another kind of request. */
  readonly call: string;
  readonly status: number;
  /** From the headers of the request to the last byte of the answer, in ms. */
  readonly tookMs: number;
}

/** The outcome of a wine's change. */
export interface AnsweredChange {
  /** In a push with others, or as a single call. */
  readonly sent: "pushed" | "called";
  readonly verdict: Verdict["kind"];
  /** The code of a refusal. */
  readonly code?: string;
}

/** Counts what happens on the server, without user data. */
export interface Meter {
  answered(request: EndedRequest): void;
  /** Counts an answered change of a wine. */
  decided(change: AnsweredChange): void;
}
