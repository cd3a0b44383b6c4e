import { Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type Lot, lotLabelOf, lotsOf, plainLot, QUANTITY, wineBodyOf } from "sync-protocol";
import { useMemo, useState } from "react";
import { usePlaces, useCellar, useCommands, useFormDraft, toldHere } from "../../engine/index.ts";
import { newId } from "../../platform/newId.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { type LotInput, LOT_INPUTS, lotValuesOf, readLot } from "../../rules/lots/lotInputs.ts";
import { usualCurrency } from "../../rules/lots/price.ts";
import { ownValues } from "../../rules/cellar/suggest.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { countOf } from "../../ui/countOf.ts";
import { FormSheet } from "../../ui/dialogs/FormSheet.tsx";
import { LotFields } from "../../parts/lot-fields/LotFields.tsx";
import { OrderFields } from "../../parts/lot-fields/OrderFields.tsx";
import { NumberField } from "../../ui/fields/NumberField.tsx";
import { tellOutcome } from "../../parts/tellOutcome.ts";
import { useHoldUpdates } from "../../ui/unsavedWork.ts";

/** What the sheet asks for: the fields of a lot, and whether it is held or on order. */
const FIELDS = [...LOT_INPUTS, "state"] as const;

type SheetValues = Readonly<Record<(typeof FIELDS)[number], string>>;

interface LotSheetProps {
  readonly opened: boolean;
  /** The wine as it was when the sheet was asked for. */
  readonly wine: CellarWine;
  /** The lot to change; none to add another. */
  readonly lot: Lot | undefined;
  readonly onClose: () => void;
}

/**
 * What is told of one lot; what is typed stays until it is saved. Saving it merges with what others
 * have changed meanwhile (rule L4).
 */
export function LotSheet({ opened, wine, lot, onClose }: LotSheetProps) {
  const { editWine } = useCommands();
  const cellar = useCellar();
  const places = usePlaces();
  const wines = useMemo(() => (cellar.kind === "ready" ? cellar.wines : []), [cellar]);
  const own = useMemo(() => ownValues(wines), [wines]);
  const [before] = useState(() => lot ?? plainLot(newId(), QUANTITY.initial));
  const [currency] = useState(() => usualCurrency(wines));
  const [unsaved, setUnsaved] = useState<string>();
  const [isContinued, setContinued] = useState(false);
  const read = ({ state, ...values }: SheetValues) =>
    readLot(values, { ...before, state: state === "ordered" ? "ordered" : "held" });
  const form = useForm<SheetValues>({
    initialValues: { ...lotValuesOf(before, currency), state: before.state },
    validate: (values) => {
      const reading = read(values);
      return reading.kind === "wrong" ? reading.problems : {};
    },
  });
  const draft = useFormDraft(form, {
    key: `lot:${wine.id}:${lot?.id ?? "another"}`,
    fields: FIELDS,
    onRestored: () => {
      setContinued(true);
    },
  });
  useHoldUpdates(opened && form.isDirty());

  const save = async (values: SheetValues) => {
    const reading = read(values);
    if (reading.kind === "wrong") return;
    const body = { ...wineBodyOf(wine), lots: withLot(lotsOf(wine), reading.lot) };
    const saving = editWine(wine, body);
    const outcome = await saving.catch(() => undefined);
    if (outcome?.kind === "refused") {
      setUnsaved(toldHere(outcome.refusal).error);
      return;
    }
    void tellOutcome(saving, {
      kind: "edit",
      done: lot ? "Lot changed" : "Lot added",
      description: ({ name, quantity }) => `${name}: ${countOf(quantity, "bottle")}`,
      undoable: true,
    });
    if (!outcome) return;
    draft.drop();
    onClose();
  };
  const showFirst = (problems: Readonly<Record<string, unknown>>) => {
    const first = LOT_INPUTS.find((field) => field in problems);
    if (first) form.getInputNode(first)?.focus();
  };
  const inputOf = (name: LotInput) => ({
    ...form.getInputProps(name),
    value: form.values[name],
  });

  return (
    <FormSheet
      action={lot ? "Save Lot" : "Add Lot"}
      opened={opened}
      title={lot ? "Lot" : `Another lot of ${wine.name}`}
      onClose={onClose}
      onSubmit={form.onSubmit(save, showFirst)}
    >
      {unsaved !== undefined && <Alert>{unsaved}</Alert>}
      {isContinued && <Alert tone="note">We restored what you had typed.</Alert>}
      <NumberField
        {...inputOf("bottles")}
        label={lotLabelOf("bottles")}
        max={QUANTITY.max}
        min={QUANTITY.min}
      />
      {before.id !== wine.bottleId && (
        <OrderFields
          arrivesOn={inputOf("arrivesOn")}
          isOrdered={form.values.state === "ordered"}
          onOrdered={(isOn) => {
            form.setFieldValue("state", isOn ? "ordered" : "held");
          }}
        />
      )}
      <LotFields
        inputOf={inputOf}
        own={own}
        places={places}
        onPlace={(placeId) => {
          form.setFieldValue("placeId", placeId);
        }}
      />
      <Textarea {...inputOf("note")} label={lotLabelOf("note")} resize="vertical" rows={2} />
    </FormSheet>
  );
}

/** The lots with this one in the place of the one of its id, or behind them. */
function withLot(lots: readonly Lot[], lot: Lot): Lot[] {
  const isThere = lots.some(({ id }) => id === lot.id);
  return isThere ? lots.map((one) => (one.id === lot.id ? lot : one)) : [...lots, lot];
}
