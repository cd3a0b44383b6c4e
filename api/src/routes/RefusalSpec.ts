import type { ErrorCode, Refusal } from "sync-protocol";

/** The answer to refusals of one code, and its documentation. */
export interface RefusalSpec<Code extends ErrorCode> {
  readonly status: number;
  readonly means: string;
  /** The sentence for people. */
  readonly sentence: (refusal: Refusal<Code>) => string;
}

/** A refusal with the same sentence for everybody. */
export const withSentence = (status: number, means: string, sentence: string) => ({
  status,
  means,
  sentence: () => sentence,
});
