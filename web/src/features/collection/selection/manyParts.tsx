import { Button, TextInput, type TextInputProps } from "@mantine/core";
import {
  DRINKING_YEARS,
  isWindowSound,
  labelOf,
  type Lot,
  lotLabelOf,
  lotsOf,
  placeNamed,
  type Places,
  TAGS,
  type Wine,
  type WineBody,
  wineBodyOf,
  wineBodySchema,
} from "sync-protocol";
import { type ReactNode, useId, useState } from "react";
import type { CellarWine } from "../../../rules/cellar/cellarView.ts";
import { tagsOf } from "../../../rules/cellar/filterChoices.ts";
import {
  priceFromInput,
  priceInWords,
  priceProblem,
  usualCurrency,
} from "../../../rules/lots/price.ts";
import { vintageBoundFromInput } from "../../../rules/cellar/wineInputs.ts";
import { PlaceField } from "../../../ui/PlaceField.tsx";
import classes from "./Selection.module.css";

interface PartProps {
  /** Makes of each wine selected the body that it is to have; `done` says what was done to them. */
  readonly onChange: (bodyOf: (wine: Wine) => WineBody, done: string) => void;
}

interface TagPartProps extends PartProps {
  /** The whole cellar, whose tags are offered. */
  readonly all: readonly CellarWine[];
  readonly wines: readonly CellarWine[];
}

/** Adds a tag to the wines, or takes it from those that have it. */
export function TagPart({ all, wines, onChange }: TagPartProps) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const listId = useId();
  const tag = typed.trim();

  const add = () => {
    if (tag === "") {
      setProblem("Write the tag");
      return;
    }
    onChange(
      (wine) => ({ ...wineBodyOf(wine), tags: [...new Set([...wine.tags, tag])] }),
      `tagged ${tag}`,
    );
  };
  const remove = () => {
    if (!wines.some(({ tags }) => tags.includes(tag))) {
      setProblem(tag === "" ? "Write the tag" : "None of these wines has this tag");
      return;
    }
    onChange(
      (wine) => ({ ...wineBodyOf(wine), tags: wine.tags.filter((one) => one !== tag) }),
      `without the tag ${tag}`,
    );
  };

  return (
    <Part
      further={
        <Button variant="subtle" onClick={remove}>
          Remove tag
        </Button>
      }
      verb="Add tag"
      onSubmit={add}
    >
      <TextInput
        error={problem}
        label="Tag"
        list={listId}
        maxLength={TAGS.length}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setProblem(undefined);
        }}
      />
      <datalist id={listId}>
        {tagsOf(all).map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </Part>
  );
}

/** Gives the wines the person's own drinking window, or takes it from them. */
export function WindowPart({ onChange }: PartProps) {
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const [problems, setProblems] = useState<WindowProblems>({});

  const submit = () => {
    const window = { drinkFrom: vintageBoundFromInput(from), drinkTo: vintageBoundFromInput(to) };
    const found = windowProblems(window);
    setProblems(found);
    if (found.drinkFrom !== undefined || found.drinkTo !== undefined) return;
    const isNone = window.drinkFrom === null && window.drinkTo === null;
    onChange(
      (wine) => ({ ...wineBodyOf(wine), ...window }),
      isNone ? "without a window of your own" : "given this window",
    );
  };

  return (
    <Part verb="Set window" onSubmit={submit}>
      <div className={classes["pair"]}>
        <Year error={problems.drinkFrom} field="drinkFrom" value={from} onValue={setFrom} />
        <Year error={problems.drinkTo} field="drinkTo" value={to} onValue={setTo} />
      </div>
    </Part>
  );
}

type WindowField = "drinkFrom" | "drinkTo";
type WindowProblems = Partial<Record<WindowField, string | undefined>>;

function windowProblems(window: Pick<WineBody, WindowField>): WindowProblems {
  const problemAt = (field: WindowField) =>
    wineBodySchema.shape[field].safeParse(window[field]).error?.issues[0]?.message;
  const problems = { drinkFrom: problemAt("drinkFrom"), drinkTo: problemAt("drinkTo") };
  if (problems.drinkFrom !== undefined || isWindowSound(window)) return problems;
  return { drinkTo: `${labelOf("drinkTo")} must be ${String(window.drinkFrom)} or later` };
}

interface YearProps extends Pick<TextInputProps, "error"> {
  readonly field: WindowField;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function Year({ field, value, error, onValue }: YearProps) {
  return (
    <TextInput
      error={error}
      inputMode="numeric"
      label={labelOf(field)}
      type="number"
      value={value}
      {...DRINKING_YEARS}
      onChange={({ currentTarget }) => {
        onValue(currentTarget.value);
      }}
    />
  );
}

interface PricePartProps extends PartProps {
  /** The whole cellar, whose usual currency is offered. */
  readonly all: readonly CellarWine[];
}

/** Gives every lot of the wines a price. */
export function PricePart({ all, onChange }: PricePartProps) {
  const [amount, setAmount] = useState("");
  const [currency, setCurrency] = useState(() => usualCurrency(all));
  const [problems, setProblems] = useState<ReturnType<typeof priceProblem>>({});

  const submit = () => {
    const price = priceFromInput(amount, currency);
    setProblems(price ? {} : priceProblem(amount, currency));
    if (!price) return;
    onChange(
      (wine) => ({ ...wineBodyOf(wine), lots: lotsOf(wine).map((lot) => ({ ...lot, price })) }),
      `priced ${priceInWords(price)}`,
    );
  };

  return (
    <Part verb="Set price" onSubmit={submit}>
      <div className={classes["pair"]}>
        <TextInput
          error={problems.amount}
          inputMode="decimal"
          label={lotLabelOf("price")}
          value={amount}
          onChange={({ currentTarget }) => {
            setAmount(currentTarget.value);
          }}
        />
        <TextInput
          autoCapitalize="characters"
          error={problems.currency}
          label="Currency"
          maxLength={3}
          value={currency}
          onChange={({ currentTarget }) => {
            setCurrency(currentTarget.value.toUpperCase());
          }}
        />
      </div>
    </Part>
  );
}

interface PlacePartProps extends PartProps {
  readonly places: Places;
}

/** Moves all bottles of the wines to a place; what is on its way stays on its way. */
export function PlacePart({ places, onChange }: PlacePartProps) {
  const [placeId, setPlaceId] = useState<string | null>(null);

  const submit = () => {
    const name = placeNamed(places, placeId)?.name;
    const placed = (lot: Lot): Lot =>
      lot.state === "held" && lot.placeId !== placeId ? { ...lot, placeId, position: null } : lot;
    onChange(
      (wine) => ({ ...wineBodyOf(wine), lots: lotsOf(wine).map(placed) }),
      name === undefined ? "not placed any more" : `moved to ${name}`,
    );
  };

  return (
    <Part verb="Move" onSubmit={submit}>
      <PlaceField
        label={lotLabelOf("placeId")}
        places={places}
        value={placeId}
        onChange={setPlaceId}
      />
    </Part>
  );
}

interface FormProps {
  readonly verb: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
  /** Stands beside its button. */
  readonly further?: ReactNode;
}

function Part({ verb, onSubmit, children, further }: FormProps) {
  return (
    <form
      noValidate
      className={classes["part"]}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div className={classes["pair"]}>
        <Button type="submit" variant="default">
          {verb}
        </Button>
        {further}
      </div>
    </form>
  );
}
