/** A failure whose message explains it to the user. An empty message is not shown. */
export class ExplainedFailure extends Error {
  override readonly name: string = "ExplainedFailure";
}
