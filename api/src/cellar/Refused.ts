import type { Refusal } from "sync-protocol";

/** Ends a request with a typed refusal. Any other thrown error is a bug. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
