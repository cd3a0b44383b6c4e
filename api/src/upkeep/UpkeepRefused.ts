/** A backup or a restore would do harm or has nothing to do; the message says what to do instead. */
export class UpkeepRefused extends Error {
  override readonly name = "UpkeepRefused";
}
