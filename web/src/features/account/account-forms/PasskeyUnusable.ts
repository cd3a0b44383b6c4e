import { ExplainedFailure } from "../../../parts/server-forms/ExplainedFailure.ts";

/** No passkey was created or used. The message explains the reason to the user. */
export class PasskeyUnusable extends ExplainedFailure {
  override readonly name = "PasskeyUnusable";
}
