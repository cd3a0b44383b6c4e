/** No passkey was made or shown; the message says why, to its person. */
export class PasskeyUnusable extends Error {
  override readonly name = "PasskeyUnusable";
}
