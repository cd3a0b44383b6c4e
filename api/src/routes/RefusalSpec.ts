import type { ErrorCode, Refusal } from "sync-protocol";

export interface RefusalSpec<Code extends ErrorCode> {
  readonly status: number;
  readonly means: string;
  readonly sentence: (refusal: Refusal<Code>) => string;
}

/** A refusal that always has the same sentence. */
export const withSentence = (status: number, means: string, sentence: string) => ({
  status,
  means,
  sentence: () => sentence,
});
