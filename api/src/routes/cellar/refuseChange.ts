import type { Context } from "koa";
import type { ChangeRefusalBody } from "sync-protocol";
import type { Meter } from "../../cellar/ports/meter.ts";
import { ANSWERED } from "../answer.ts";
import { answerToChange } from "../refusals.ts";

export function refuseChange(
  ctx: Context,
  meter: Pick<Meter, "recordVerdict">,
  refusal: ChangeRefusalBody,
): typeof ANSWERED {
  meter.recordVerdict({ sent: "called", verdict: "refused", code: refusal.code });
  const { status, body } = answerToChange(refusal);
  ctx.status = status;
  ctx.body = body;
  return ANSWERED;
}
