import type { Webhook, WebhookProblem } from "sync-protocol";
import { expect, test } from "vitest";
import { lastAnswerWords } from "./webhookWords.ts";

const HOOK: Webhook = {
  id: "00000000-0000-4000-8000-000000000009",
  url: "https://home.example/hook",
  kinds: ["wine"],
  madeAt: 0,
  disabledAt: null,
  lastAnswer: null,
};

test.each<[number | null, WebhookProblem | null, string]>([
  [204, null, "delivered"],
  [301, null, "failed (error 301)"],
  [500, null, "failed (error 500)"],
  [null, "timeout", "failed (no answer in 10 seconds)"],
  [null, "unreachable", "failed (not reachable)"],
  [null, "private_address", "not sent: private network address"],
])("a webhook receiver's answer %s, problem %s, is shown as %s", (status, problem, words) => {
  const shown = lastAnswerWords({ ...HOOK, lastAnswer: { at: 0, status, problem } });

  expect(shown).toMatch(/^Last message /);
  expect(shown.endsWith(`: ${words}`)).toBe(true);
});
