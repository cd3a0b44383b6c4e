/** A failure with a message for the user. An empty message is not shown. */
export class ExplainedFailure extends Error {
  override readonly name: string = "ExplainedFailure";
}
