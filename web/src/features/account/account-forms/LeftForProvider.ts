/** The browser is on its way to the identity provider: what was begun here goes no further. */
export class LeftForProvider extends Error {
  override readonly name = "LeftForProvider";
}
