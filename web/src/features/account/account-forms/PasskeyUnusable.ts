/** No passkey was created or used; the message explains why to the user. */
export class PasskeyUnusable extends Error {
  override readonly name = "PasskeyUnusable";
}
