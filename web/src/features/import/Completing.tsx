import { Button, Select, TextInput } from "@mantine/core";
import { useState } from "react";
import { VINTAGE_MIN, WINE_TYPES } from "sync-protocol";
import {
  type Preview,
  requiredLabel,
  type RequiredField,
  type Said,
  type WineNote,
} from "../../import/index.ts";
import { countOf } from "../../ui/countOf.ts";
import { NumberField } from "../../ui/NumberField.tsx";
import { AndMore } from "./AndMore.tsx";
import classes from "./ImportPage.module.css";

type Completions = Said["choices"]["completions"];
type Told = Readonly<Partial<Record<RequiredField, string>>>;

interface CompletingProps {
  readonly lacking: Preview["lacking"];
  /** The first of them. */
  readonly wines: readonly WineNote[];
  readonly inAll: number;
  readonly completions: Completions;
  readonly onComplete: (completions: Completions) => void;
  readonly onMore: () => void;
}

/**
 * Asks for what the files do not tell and each wine needs: once for all that lack it, or wine by
 * wine. What stays untold stays out of the cellar; nothing is invented.
 */
export function Completing(props: CompletingProps) {
  const { lacking, wines, inAll, completions, onComplete, onMore } = props;
  const [all, setAll] = useState<Told>(completions.all);
  return (
    <section className={classes["part"]}>
      <h2>To be completed</h2>
      <p className={classes["quiet"]}>
        {countOf(inAll, "wine")} can’t come yet, as the files do not tell all that a wine needs.
        Tell it for all that lack it, or for one below.
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
            description={`Missing in ${countOf(count, "wine")}`}
            label={`${requiredLabel(field)} of all that lack it`}
            value={all[field] ?? ""}
            onChange={(text) => {
              setAll({ ...all, [field]: text });
            }}
          />
        ))}
        <Button className={classes["action"]} type="submit" variant="default">
          Apply to All
        </Button>
      </form>
      <details>
        <summary>One by one</summary>
        <ul className={classes["lines"]}>
          {wines.map((wine) => (
            <li key={wine.wineId}>
              <OneWine
                wine={wine}
                onTell={(told) => {
                  onComplete({ ...completions, one: { ...completions.one, [wine.wineId]: told } });
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
  readonly onTell: (told: Told) => void;
}

function OneWine({ wine, onTell }: OneWineProps) {
  const [told, setTold] = useState<Told>({});
  const title = wine.title === "" ? "A wine without a name" : wine.title;
  return (
    <form
      aria-label={title}
      className={classes["columns"]}
      onSubmit={(event) => {
        event.preventDefault();
        onTell(told);
      }}
    >
      <div>
        <div className={classes["strong"]}>{title}</div>
        <div className={classes["quiet"]}>
          {wine.where.file}, line {wine.where.line}
        </div>
      </div>
      {wine.missing.map((field) => (
        <Field
          key={field}
          field={field}
          label={requiredLabel(field)}
          value={told[field] ?? ""}
          onChange={(text) => {
            setTold({ ...told, [field]: text });
          }}
        />
      ))}
      <Button className={classes["action"]} type="submit" variant="default">
        Complete
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

function Field({ field, onChange, value, ...told }: FieldProps) {
  if (field === "type") {
    return (
      <Select
        {...told}
        data={[...WINE_TYPES]}
        value={value === "" ? null : value}
        comboboxProps={{ keepMounted: false }}
        onChange={(chosen) => {
          onChange(chosen ?? "");
        }}
      />
    );
  }
  if (field === "vintage") {
    return <NumberField {...told} min={VINTAGE_MIN} value={value} onChange={onChange} />;
  }
  return (
    <TextInput
      {...told}
      value={value}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value);
      }}
    />
  );
}
