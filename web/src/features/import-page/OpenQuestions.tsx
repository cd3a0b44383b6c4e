import { Select, TextInput } from "@mantine/core";
import { type Answers, IMPORT_SCALES, type Question, ROW_KINDS } from "../../import/index.ts";
import { i18n } from "../../language/i18n.ts";
import classes from "./ImportPage.module.css";
import { QUESTIONS } from "./words.ts";

interface OpenQuestionsProps {
  readonly questions: readonly Question[];
  readonly answers: Answers;
  readonly onAnswer: (answers: Answers) => void;
}

export function OpenQuestions({ questions, answers, onAnswer }: OpenQuestionsProps) {
  return (
    <section className={classes["part"]}>
      <h2>{i18n._("Questions about the files")}</h2>
      {questions.map(({ kind, examples }) =>
        kind === "currency" ? (
          <TextInput
            key={kind}
            label={i18n._("In which currency are the prices?")}
            description={i18n._("Three letters, as EUR. For example {examples}", {
              examples: examples.join(", "),
            })}
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
            description={i18n._("For example {examples}", { examples: examples.join(", ") })}
            placeholder={QUESTIONS[kind].untilThen}
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
  switch (kind) {
    case "rows":
      return { rows: ROW_KINDS.find((row) => row === chosen) };
    case "ticks":
      return { ticks: chosen === "gone" || chosen === "here" ? chosen : undefined };
    case "scale":
      return { scale: IMPORT_SCALES.find((scale) => String(scale) === chosen) };
    case "dates":
      return { dates: chosen === "dmy" || chosen === "mdy" ? chosen : undefined };
    case "decimal":
      return { decimal: chosen === "," || chosen === "." ? chosen : undefined };
  }
}
