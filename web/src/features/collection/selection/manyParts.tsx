import { i18n } from "../../../language/i18n.ts";
import { currencyToOffer } from "../../../parts/preferences/offered.ts";
import { Button, TextInput } from "@mantine/core";
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
import { type ReactNode, useId, useMemo, useState } from "react";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { tagsOf } from "../../../rules/cellar/finding/filterChoices.ts";
import { ownValues } from "../../../rules/cellar/suggest.ts";
import {
  priceInWords,
  type PriceProblems,
  problemsOfPrice,
  readPrice,
} from "../../../rules/lots/price.ts";
import { wholeNumberIn } from "../../../rules/typedNumber.ts";
import { PriceFields } from "../../../parts/lot-fields/PriceFields.tsx";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { PlaceField } from "../../../parts/lot-fields/PlaceField.tsx";
import classes from "./Selection.module.css";

export interface BulkChange {
  readonly bodyOf: (wine: Wine) => WineBody;
  /** Makes the toast's sentence, such as "40 wines moved to Kitchen", from "40 wines". */
  readonly done: (wines: string) => string;
  /** Makes the button's label, such as "Move 40 wines to Kitchen", from "40 wines". */
  readonly action: (wines: string) => string;
}

interface PartProps {
  readonly onChange: (change: BulkChange) => void;
}

interface TagPartProps extends PartProps {
  /** All wines of the cellar. The tag field suggests their tags. */
  readonly all: readonly CellarWine[];
  readonly wines: readonly CellarWine[];
}

export function TagPart({ all, wines, onChange }: TagPartProps) {
  const [typed, setTyped] = useState("");
  const listId = useId();
  const tag = typed.trim();

  return (
    <Part
      clearing={{
        verb: i18n._("Remove tag"),
        isDisabled: !wines.some(({ tags }) => tags.includes(tag)),
        run: () => {
          onChange({
            bodyOf: (wine) => ({
              ...wineBodyOf(wine),
              tags: wine.tags.filter((one) => one !== tag),
            }),
            done: (wines) => i18n._("{wines} without the tag {tag}", { wines, tag }),
            action: (wines) => i18n._("Remove the tag {tag} from {wines}", { tag, wines }),
          });
        },
      }}
      isDisabled={tag === ""}
      verb={i18n._("Add tag")}
      onSubmit={() => {
        onChange({
          bodyOf: (wine) => ({ ...wineBodyOf(wine), tags: [...new Set([...wine.tags, tag])] }),
          done: (wines) => i18n._("{wines} tagged {tag}", { wines, tag }),
          action: (wines) => i18n._("Add the tag {tag} to {wines}", { tag, wines }),
        });
      }}
    >
      <TextInput
        label={i18n._("Tag")}
        list={listId}
        maxLength={TAGS.length}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
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

/** Sets or removes the user's drinking window. A year left empty keeps each wine's own year. */
export function WindowPart({ onChange }: PartProps) {
  const [years, setYears] = useState({ drinkFrom: "", drinkTo: "" });
  const [problems, setProblems] = useState<WindowProblems>({});

  const submit = () => {
    const window = {
      drinkFrom: wholeNumberIn(years.drinkFrom) ?? null,
      drinkTo: wholeNumberIn(years.drinkTo) ?? null,
    };
    const found = windowProblems(window);
    setProblems(found);
    if (found.drinkFrom !== undefined || found.drinkTo !== undefined) return;
    onChange({
      bodyOf: (wine) => {
        const body = wineBodyOf(wine);
        return {
          ...body,
          drinkFrom: window.drinkFrom ?? body.drinkFrom,
          drinkTo: window.drinkTo ?? body.drinkTo,
        };
      },
      done: (wines) => i18n._("{wines} given this window", { wines }),
      action: (wines) => i18n._("Set the drinking window of {wines}", { wines }),
    });
  };
  const year = (field: WindowField) => (
    <NumberField
      {...DRINKING_YEARS}
      error={problems[field]}
      label={labelOf(field)}
      value={years[field]}
      onChange={(typed) => {
        setYears({ ...years, [field]: typed });
      }}
    />
  );

  return (
    <Part
      clearing={{
        verb: i18n._("Remove window"),
        isDisabled: false,
        run: () => {
          onChange({
            bodyOf: (wine) => ({ ...wineBodyOf(wine), drinkFrom: null, drinkTo: null }),
            done: (wines) => i18n._("{wines} without your drinking window", { wines }),
            action: (wines) => i18n._("Remove your drinking window from {wines}", { wines }),
          });
        },
      }}
      isDisabled={years.drinkFrom === "" && years.drinkTo === ""}
      verb={i18n._("Set window")}
      onSubmit={submit}
    >
      <div className={classes["pair"]}>
        {year("drinkFrom")}
        {year("drinkTo")}
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
  return {
    drinkTo: i18n._("{label} must be {year} or later", {
      label: labelOf("drinkTo"),
      year: String(window.drinkFrom),
    }),
  };
}

interface PricePartProps extends PartProps {
  /** All wines of the cellar. The currency field suggests their currencies. */
  readonly all: readonly CellarWine[];
}

export function PricePart({ all, onChange }: PricePartProps) {
  const [typed, setTyped] = useState(() => ({ amount: "", currency: currencyToOffer(all) }));
  const [problems, setProblems] = useState<PriceProblems>({});
  const own = useMemo(() => ownValues(all).currencies, [all]);

  const submit = () => {
    const reading = readPrice(typed.amount, typed.currency);
    setProblems(problemsOfPrice(reading));
    if (reading.kind !== "price") return;
    const { price } = reading;
    onChange({
      bodyOf: (wine) => ({
        ...wineBodyOf(wine),
        lots: lotsOf(wine).map((lot) => ({ ...lot, price })),
      }),
      done: (wines) => i18n._("{wines} priced {price}", { wines, price: priceInWords(price) }),
      action: (wines) =>
        i18n._("Set the price of {wines} to {price}", { wines, price: priceInWords(price) }),
    });
  };

  return (
    <Part isDisabled={typed.amount.trim() === ""} verb={i18n._("Set price")} onSubmit={submit}>
      <PriceFields
        inputOf={(name) => ({
          error: problems[name],
          value: typed[name],
          onChange: (value) => {
            const text = typeof value === "string" ? value : value.currentTarget.value;
            setTyped((before) => ({ ...before, [name]: text }));
          },
        })}
        own={own}
      />
    </Part>
  );
}

interface PlacePartProps extends PartProps {
  readonly places: Places;
}

/** Moves all bottles of the wines to a place, or out of their places. Ordered bottles are not moved. */
export function PlacePart({ places, onChange }: PlacePartProps) {
  const [placeId, setPlaceId] = useState<string | null>(null);
  const name = placeNamed(places, placeId)?.name;

  const moveTo = (to: string | null) => (wine: Wine) => {
    const placed = (lot: Lot): Lot =>
      lot.state === "held" && lot.placeId !== to ? { ...lot, placeId: to, position: null } : lot;
    return { ...wineBodyOf(wine), lots: lotsOf(wine).map(placed) };
  };

  return (
    <Part
      clearing={{
        verb: i18n._("Remove place"),
        isDisabled: false,
        run: () => {
          onChange({
            bodyOf: moveTo(null),
            done: (wines) => i18n._("{wines} taken out of their places", { wines }),
            action: (wines) => i18n._("Take {wines} out of their places", { wines }),
          });
        },
      }}
      isDisabled={name === undefined}
      verb={i18n._("Move")}
      onSubmit={() => {
        onChange({
          bodyOf: moveTo(placeId),
          done: (wines) => i18n._("{wines} moved to {place}", { wines, place: name ?? "" }),
          action: (wines) => i18n._("Move {wines} to {place}", { wines, place: name ?? "" }),
        });
      }}
    >
      <PlaceField
        label={lotLabelOf("placeId")}
        none={false}
        places={places}
        value={placeId}
        onChange={setPlaceId}
      />
    </Part>
  );
}

interface FormProps {
  readonly verb: string;
  readonly isDisabled: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
  /** Button that removes the value instead of setting one. */
  readonly clearing?: {
    readonly verb: string;
    readonly isDisabled: boolean;
    readonly run: () => void;
  };
}

function Part({ verb, isDisabled, onSubmit, children, clearing }: FormProps) {
  return (
    <form
      noValidate
      className={classes["part"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDisabled) onSubmit();
      }}
    >
      {children}
      <div className={classes["pair"]}>
        <Button disabled={isDisabled} type="submit" variant="default">
          {verb}
        </Button>
        {clearing && (
          <Button disabled={clearing.isDisabled} variant="subtle" onClick={clearing.run}>
            {clearing.verb}
          </Button>
        )}
      </div>
    </form>
  );
}
