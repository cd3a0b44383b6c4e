import type { Webhook, WebhookKind, WebhookProblem } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { timeInWords } from "../../rules/day.ts";

export const KIND_WORDS: Readonly<Record<WebhookKind, string>> = {
  wine: i18n._("Wines"),
  bottle: i18n._("Bottles added or taken"),
  event: i18n._("Journal entries"),
};

const PROBLEM_WORDS: Readonly<Record<WebhookProblem, string>> = {
  timeout: i18n._("no answer in 10 seconds"),
  unreachable: i18n._("not reachable"),
  private_address: i18n._("private network address"),
};

export function webhookKinds({ kinds }: Webhook): string {
  return kinds.map((kind) => KIND_WORDS[kind]).join(" · ");
}

export function isDelivered({ lastAnswer }: Webhook): boolean {
  const status = lastAnswer?.status ?? 0;
  return status >= 200 && status < 300;
}

export function lastAnswerWords(webhook: Webhook): string {
  const { lastAnswer } = webhook;
  if (!lastAnswer) return i18n._("No message yet");
  const { at, status, problem } = lastAnswer;
  const why =
    problem === null
      ? i18n._("error {status}", { status: String(status) })
      : PROBLEM_WORDS[problem];
  const time = timeInWords(at);
  if (isDelivered(webhook)) return i18n._("Last message {time}: delivered", { time });
  return problem === "private_address"
    ? i18n._("Last message {time}: not sent: {why}", { time, why })
    : i18n._("Last message {time}: failed ({why})", { time, why });
}
