import { Button, Select, TextInput } from "@mantine/core";
import { QUANTITY, VINTAGE_MIN } from "sync-protocol";
import {
  type Preview,
  requiredLabel,
  type RequiredField,
  type WineNote,
} from "../../import/index.ts";
import { i18n } from "../../language/i18n.ts";
import { TYPE_OPTIONS } from "../../rules/cellar/otherTypeWords.ts";
import { countOf } from "../../ui/countOf.ts";
import { NumberField } from "../../ui/fields/NumberField.tsx";
import { AndMore } from "./AndMore.tsx";
import classes from "./ImportPage.module.css";
import type { Completions } from "./earlierAnswers.ts";

interface CompletingProps {
  readonly lacking: Preview["lacking"];
  readonly wines: readonly WineNote[];
  readonly inAll: number;
  readonly completions: Completions;
  readonly typed: Completions;
  readonly onType: (typed: Completions) => void;
  readonly onComplete: (completions: Completions) => void;
  readonly onMore: () => void;
}

export function Completing(props: CompletingProps) {
  const { lacking, wines, inAll, completions, typed, onType, onComplete, onMore } = props;
  const { all, one } = typed;
  return (
    <section className={classes["part"]}>
      <h2>{i18n._("To be completed")}</h2>
      <p className={classes["quiet"]}>
        {i18n._(
          "{wines} can’t be imported yet: something that a wine needs is missing in the files. Fill it in for all of them, or one by one.",
          { wines: countOf(inAll, "wine") },
        )}
      </p>
      <form
        className={classes["columns"]}
        onSubmit={(event) => {
          event.preventDefault();
          onComplete({ ...completions, all });
        }}
      >
        {lacking.map(({ field, wines: count }) => (
          <Field
            key={field}
            field={field}
            description={i18n._("Missing in {wines}", { wines: countOf(count, "wine") })}
            label={i18n._("{field} of all that lack it", {
              field: requiredLabel(field),
            })}
            value={all[field] ?? ""}
            onChange={(text) => {
              onType({ ...typed, all: { ...all, [field]: text } });
            }}
          />
        ))}
        <Button className={classes["action"]} type="submit" variant="default">
          {i18n._("Apply to All")}
        </Button>
      </form>
      <details>
        <summary>{i18n._("One by one")}</summary>
        <ul className={classes["lines"]}>
          {wines.map((wine) => (
            <li key={wine.wineId}>
              <OneWine
                wine={wine}
                answers={one[wine.wineId] ?? {}}
                onType={(answers) => {
                  onType({ ...typed, one: { ...one, [wine.wineId]: answers } });
                }}
                onAnswer={(answers) => {
                  onComplete({
                    ...completions,
                    one: { ...completions.one, [wine.wineId]: answers },
                  });
                }}
              />
            </li>
          ))}
        </ul>
        <AndMore count={inAll - wines.length} onMore={onMore} />
      </details>
    </section>
  );
}

interface OneWineProps {
  readonly wine: WineNote;
  readonly answers: Answers;
  readonly onType: (answers: Answers) => void;
  readonly onAnswer: (answers: Answers) => void;
}

type Answers = Completions["all"];

function OneWine({ wine, answers, onType, onAnswer: onTell }: OneWineProps) {
  const title = wine.title === "" ? i18n._("A wine without a name") : wine.title;
  return (
    <form
      aria-label={title}
      className={classes["columns"]}
      onSubmit={(event) => {
        event.preventDefault();
        onTell(answers);
      }}
    >
      <div>
        <div className={classes["strong"]}>{title}</div>
        <div className={classes["quiet"]}>
          {i18n._("{file}, line {line}", { file: wine.where.file, line: wine.where.line })}
        </div>
      </div>
      {wine.missing.map((field) => (
        <Field
          key={field}
          field={field}
          label={requiredLabel(field)}
          {...(field === "quantity" && {
            description: i18n._("The file says “{count}”", { count: wine.unclearCount ?? "" }),
          })}
          value={answers[field] ?? ""}
          onChange={(text) => {
            onType({ ...answers, [field]: text });
          }}
        />
      ))}
      <Button className={classes["action"]} type="submit" variant="default">
        {i18n._(
          /*i18n*/ { id: "Complete", comment: "button: adds the missing facts to the wines" },
        )}
      </Button>
    </form>
  );
}

interface FieldProps {
  readonly field: RequiredField;
  readonly label: string;
  readonly description?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function Field({ field, onChange, value, ...props }: FieldProps) {
  if (field === "type") {
    return (
      <Select
        {...props}
        data={TYPE_OPTIONS}
        value={value === "" ? null : value}
        comboboxProps={{ keepMounted: false }}
        onChange={(chosen) => {
          onChange(chosen ?? "");
        }}
      />
    );
  }
  if (field === "vintage") {
    return <NumberField {...props} min={VINTAGE_MIN} value={value} onChange={onChange} />;
  }
  if (field === "quantity") {
    return <NumberField {...props} min={QUANTITY.min} value={value} onChange={onChange} />;
  }
  return (
    <TextInput
      {...props}
      value={value}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value);
      }}
    />
  );
}
