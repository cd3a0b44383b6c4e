import { Button, Select, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import {
  latestValuations,
  lotLabelOf,
  lotsOf,
  type Valuation,
  VALUATION_SOURCE_MAX,
  wineBodyOf,
} from "sync-protocol";
import { useMemo, useState } from "react";
import { useCellar, useCommands } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import { PriceFields } from "../../../parts/lot-fields/PriceFields.tsx";
import { currencyToOffer } from "../../../parts/preferences/offered.ts";
import { showOutcome } from "../../../parts/showOutcome.ts";
import { newId } from "../../../platform/newId.ts";
import { type CellarWine, vintageOf } from "../../../rules/cellar/CellarWine.ts";
import { ownValues } from "../../../rules/cellar/suggest.ts";
import { dayAt } from "../../../rules/day.ts";
import { sizeInWords } from "../../../rules/lots/bottleSize.ts";
import {
  amountInput,
  priceInWords,
  problemsOfPrice,
  readPrice,
} from "../../../rules/lots/price.ts";
import { FormSheet } from "../../../ui/dialogs/FormSheet.tsx";
import { ONLY_WHILE_OPEN } from "../../../ui/fields/onlyWhileOpen.ts";
import { useHoldUpdates } from "../../../ui/unsavedWork.ts";

interface ValuationValues {
  readonly amount: string;
  readonly currency: string;
  readonly millilitres: string;
  readonly day: string;
  readonly source: string;
}

interface ValuationSheetProps {
  readonly opened: boolean;
  /** The wine as it was when the sheet opened. */
  readonly wine: CellarWine;
  /** The valuation to edit. If `undefined`, the form adds a valuation. */
  readonly valuation: Valuation | undefined;
  readonly onClose: () => void;
}

/**
 * Sheet to add or edit a valuation. Saving merges with changes made on other devices meanwhile
 * [W15: merging valuations].
 */
export function ValuationSheet({ opened, wine, valuation, onClose }: ValuationSheetProps) {
  const { editWine } = useCommands();
  const cellar = useCellar();
  const wines = useMemo(() => (cellar.kind === "ready" ? cellar.wines : []), [cellar]);
  const own = useMemo(() => ownValues(wines), [wines]);
  const [today] = useState(() => dayAt(Date.now()));
  const [newValuationId] = useState(newId);
  const sizes = sizesOf(wine, valuation);
  const read = ({ amount, currency }: ValuationValues) =>
    readPrice(amount, currency, { before: valuation?.price ?? null });
  const form = useForm<ValuationValues>({
    initialValues: {
      amount: valuation ? amountInput(valuation.price) : "",
      currency:
        valuation?.price.currency ??
        wine.valuations.at(-1)?.price.currency ??
        currencyToOffer(wines),
      millilitres: String(valuation?.millilitres ?? sizes[0]),
      day: valuation?.day ?? today,
      source: valuation?.source ?? "",
    },
    validate: (values) => ({
      ...problemsOfPrice(read(values)),
      ...(values.day === "" && { day: i18n._("Enter a date") }),
      ...(values.day > today && { day: i18n._("The date must not be in the future") }),
    }),
  });
  useHoldUpdates(opened && form.isDirty());

  const save = (valuations: readonly Valuation[], done: string, words: string) => {
    const body = { ...wineBodyOf(wine), valuations: latestValuations(valuations) };
    void showOutcome(editWine(wine, body), {
      kind: "edit",
      done,
      description: ({ name }) => `${name}: ${words}`,
      undoable: true,
    });
    onClose();
  };
  const submit = (values: ValuationValues) => {
    const reading = read(values);
    if (reading.kind !== "price") return;
    const wished = {
      id: valuation?.id ?? newValuationId,
      day: values.day,
      price: reading.price,
      millilitres: Number(values.millilitres),
      source: values.source.trim() || null,
    };
    save(
      valuation
        ? wine.valuations.map((one) => (one === valuation ? wished : one))
        : [...wine.valuations, wished],
      valuation ? i18n._("Valuation changed") : i18n._("Valuation added"),
      i18n._("{price} a bottle", { price: priceInWords(wished.price) }),
    );
  };

  return (
    <FormSheet
      action={valuation ? i18n._("Save") : i18n._("Add Valuation")}
      opened={opened}
      title={
        valuation
          ? i18n._("Edit valuation")
          : i18n._("What is {name} {vintage} worth?", { name: wine.name, vintage: vintageOf(wine) })
      }
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
    >
      <PriceFields
        inputOf={(name) => ({ ...form.getInputProps(name), value: form.values[name] })}
        label={i18n._("Value per Bottle")}
        own={own.currencies}
      />
      {sizes.length > 1 && (
        <Select
          {...form.getInputProps("millilitres")}
          allowDeselect={false}
          comboboxProps={ONLY_WHILE_OPEN}
          data={sizes.map((size) => ({ value: String(size), label: sizeInWords(size) }))}
          label={lotLabelOf("millilitres")}
        />
      )}
      <TextInput {...form.getInputProps("day")} label={i18n._("Date")} max={today} type="date" />
      <TextInput
        {...form.getInputProps("source")}
        description={i18n._("Where the value is from, such as an auction, a shop or an expert.")}
        label={i18n._("Source")}
        maxLength={VALUATION_SOURCE_MAX}
      />
      {valuation && (
        <Button
          variant="subtle"
          onClick={() => {
            save(
              wine.valuations.filter((one) => one !== valuation),
              i18n._("Valuation removed"),
              i18n._("{price} a bottle", { price: priceInWords(valuation.price) }),
            );
          }}
        >
          {i18n._("Remove this valuation")}
        </Button>
      )}
    </FormSheet>
  );
}

/**
 * The sizes that a valuation can be for: the sizes of the wine's bottles, the most numerous size
 * first, and the size of the given valuation.
 */
function sizesOf(wine: CellarWine, valuation: Valuation | undefined): readonly number[] {
  const lots = lotsOf(wine).toSorted((a, b) => b.bottles - a.bottles);
  const sizes = lots.filter(({ bottles }) => bottles > 0).map(({ millilitres }) => millilitres);
  const known = sizes.length > 0 ? sizes : lots.map(({ millilitres }) => millilitres);
  return [...new Set([...known, ...(valuation ? [valuation.millilitres] : [])])];
}
