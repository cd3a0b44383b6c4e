import type { Refusal } from "sync-protocol";

/** What a refused request is answered with: a status, the error body and what else it carries. */
export type RefusalAnswer = Refusal & Readonly<Record<string, unknown>>;

/** Ends a request with a typed refusal; anything else that is thrown is a bug. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly answer: RefusalAnswer;

  constructor(answer: RefusalAnswer) {
    super(answer.error);
    this.answer = answer;
  }
}
