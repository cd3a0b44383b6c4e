import { expect, test } from "vitest";
import { misunderstood, WISH_QUESTIONS } from "./wishes/wishQuestions.ts";

test("at least 150 questions are split evenly into tuning and unseen halves", () => {
  const unseen = WISH_QUESTIONS.filter(({ part }) => part === "unseen");

  expect(WISH_QUESTIONS.length).toBeGreaterThanOrEqual(150);
  expect(unseen.length / WISH_QUESTIONS.length).toBeGreaterThan(0.4);
  expect(unseen.length / WISH_QUESTIONS.length).toBeLessThan(0.6);
});

test("the app understands at least 95 % of the tuning questions", () => {
  const tuning = WISH_QUESTIONS.filter(({ part }) => part === "tuning");
  const wrong = tuning.flatMap((one) => {
    const why = misunderstood(one);
    return why === undefined ? [] : `${one.question} → ${why}`;
  });

  expect(wrong.length / tuning.length, wrong.join("\n")).toBeLessThanOrEqual(0.05);
});
