import { Select, TextInput } from "@mantine/core";
import { RATING_SCALES } from "sync-protocol";
import type { Answers, Question } from "../../import/index.ts";
import classes from "./ImportPage.module.css";
import { QUESTIONS } from "./words.ts";

interface OpenQuestionsProps {
  readonly questions: readonly Question[];
  readonly answers: Answers;
  readonly onAnswer: (answers: Answers) => void;
}

/** What the files leave open, each asked once with examples of their own rows. */
export function OpenQuestions({ questions, answers, onAnswer }: OpenQuestionsProps) {
  return (
    <section className={classes["part"]}>
      <h2>What the files leave open</h2>
      {questions.map(({ kind, examples }) =>
        kind === "currency" ? (
          <TextInput
            key={kind}
            label="In which currency are the prices?"
            description={`Three letters, as EUR. For example ${examples.join(", ")}`}
            maxLength={3}
            defaultValue={answers.currency ?? ""}
            onBlur={({ currentTarget }) => {
              const currency = currentTarget.value.trim().toUpperCase();
              if (currency === (answers.currency ?? "")) return;
              onAnswer({ ...answers, currency: currency === "" ? undefined : currency });
            }}
          />
        ) : (
          <Select
            key={kind}
            label={QUESTIONS[kind].question}
            description={`For example ${examples.join(", ")}`}
            placeholder="Left out until you say"
            data={QUESTIONS[kind].choices.map(([value, label]) => ({ value, label }))}
            value={answers[kind]?.toString() ?? null}
            comboboxProps={{ keepMounted: false }}
            onChange={(chosen) => {
              onAnswer({ ...answers, ...answerOf(kind, chosen) });
            }}
          />
        ),
      )}
    </section>
  );
}

function answerOf(kind: keyof typeof QUESTIONS, chosen: string | null): Answers {
  if (kind === "scale") return { scale: RATING_SCALES.find((scale) => String(scale) === chosen) };
  if (kind === "dates") return { dates: chosen === "dmy" || chosen === "mdy" ? chosen : undefined };
  return { decimal: chosen === "," || chosen === "." ? chosen : undefined };
}
