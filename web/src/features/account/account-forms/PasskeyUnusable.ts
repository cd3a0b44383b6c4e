import { ExplainedFailure } from "../../../parts/server-forms/ExplainedFailure.ts";

export class PasskeyUnusable extends ExplainedFailure {
  override readonly name = "PasskeyUnusable";
}
