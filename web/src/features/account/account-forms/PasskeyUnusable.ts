import { ExplainedFailure } from "../../../parts/server-forms/ExplainedFailure.ts";

/** No passkey was created or used; the message explains why to the user. */
export class PasskeyUnusable extends ExplainedFailure {
  override readonly name = "PasskeyUnusable";
}
