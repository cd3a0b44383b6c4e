import type { Verdict } from "sync-protocol";

export interface EndedRequest {
  /** Name of the API call; `"other"` for any other request. */
  readonly call: string;
  readonly status: number;
  /** From the request headers to the last byte of the response, in ms. */
  readonly tookMs: number;
}

export interface AnsweredChange {
  /** `pushed` in a sync push, `called` by an API call. */
  readonly sent: "pushed" | "called";
  readonly verdict: Verdict["kind"];
  readonly code?: string;
}

/** Metrics of the server, without user data. */
export interface Meter {
  recordRequest(request: EndedRequest): void;
  recordVerdict(change: AnsweredChange): void;
}
