import type { Webhook, WebhookKind, WebhookProblem } from "sync-protocol";
import { timeInWords } from "../../rules/day.ts";

export const KIND_WORDS: Readonly<Record<WebhookKind, string>> = {
  wine: "Wines",
  bottle: "Bottles added or taken",
  event: "Journal entries",
};

const PROBLEM_WORDS: Readonly<Record<WebhookProblem, string>> = {
  timeout: "no answer in 10 seconds",
  unreachable: "not reachable",
  private_address: "private network address",
};

export function webhookKinds({ kinds }: Webhook): string {
  return kinds.map((kind) => KIND_WORDS[kind]).join(" · ");
}

/** Whether the receiver accepted the last message. */
export function isDelivered({ lastAnswer }: Webhook): boolean {
  const status = lastAnswer?.status ?? 0;
  return status >= 200 && status < 300;
}

export function lastAnswerWords(webhook: Webhook): string {
  const { lastAnswer } = webhook;
  if (!lastAnswer) return "No message yet";
  const { at, status, problem } = lastAnswer;
  const why = problem === null ? `error ${String(status)}` : PROBLEM_WORDS[problem];
  const failed = problem === "private_address" ? `not sent: ${why}` : `failed (${why})`;
  return `Last message ${timeInWords(at)}: ${isDelivered(webhook) ? "delivered" : failed}`;
}
