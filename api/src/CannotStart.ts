/** The server cannot start, for a reason that its operator can fix. The message says how. */
export class CannotStart extends Error {
  override readonly name = "CannotStart";
}
