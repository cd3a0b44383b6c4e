/** A backup or restore is unsafe or has nothing to do. The message says what to do instead. */
export class UpkeepRefused extends Error {
  override readonly name = "UpkeepRefused";
}
