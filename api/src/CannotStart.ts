/** The server cannot start for a reason that its operator can mend; the message says how. */
export class CannotStart extends Error {
  override readonly name = "CannotStart";
}
