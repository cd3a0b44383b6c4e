import { Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type Lot, lotLabelOf, lotsOf, plainLot, QUANTITY, wineBodyOf } from "sync-protocol";
import { useMemo, useState } from "react";
import {
  usePlaces,
  useCellar,
  useCommands,
  useFormDraft,
  commandRefusalBody,
} from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { newId } from "../../platform/newId.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { type LotInput, LOT_INPUTS, lotValuesOf, readLot } from "../../rules/lots/lotInputs.ts";
import { currencyToOffer, placeToOffer } from "../../parts/preferences/offered.ts";
import { ownValues } from "../../rules/cellar/suggest.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { countOf } from "../../ui/countOf.ts";
import { FormSheet } from "../../ui/dialogs/FormSheet.tsx";
import { hasOrderedRow, lotsOfRows, rowsIn, rowsProblem } from "../../rules/lots/lotRows.ts";
import { LotFields } from "../../parts/lot-fields/LotFields.tsx";
import { LotRows } from "../../parts/lot-fields/LotRows.tsx";
import { PlaceField } from "../../parts/lot-fields/PlaceField.tsx";
import { OrderFields } from "../../parts/lot-fields/OrderFields.tsx";
import { NumberField } from "../../ui/fields/NumberField.tsx";
import { showOutcome } from "../../parts/showOutcome.ts";
import { useHoldUpdates } from "../../ui/unsavedWork.ts";

/**
 * Names of the sheet's inputs: the lot's fields, whether the lot is ordered, and rows for more
 * bottles.
 */
const FIELDS = [...LOT_INPUTS, "state", "rows"] as const;

type SheetValues = Readonly<Record<(typeof FIELDS)[number], string>>;

interface LotSheetProps {
  readonly opened: boolean;
  /** The wine as it was when the sheet opened. */
  readonly wine: CellarWine;
  /** The bottles to edit. If `undefined`, the form adds bottles. */
  readonly lot: Lot | undefined;
  readonly onClose: () => void;
}

/**
 * Sheet to edit one lot or add bottles. Saving merges with changes made on other devices meanwhile [L4: lot merge].
 */
export function LotSheet({ opened, wine, lot, onClose }: LotSheetProps) {
  const { editWine } = useCommands();
  const cellar = useCellar();
  const places = usePlaces();
  const wines = useMemo(() => (cellar.kind === "ready" ? cellar.wines : []), [cellar]);
  const own = useMemo(() => ownValues(wines), [wines]);
  const [before] = useState(
    () => lot ?? { ...plainLot(newId(), QUANTITY.initial), placeId: placeToOffer(places) },
  );
  const [currency] = useState(() => currencyToOffer(wines));
  const [unsaved, setUnsaved] = useState<string>();
  const [isContinued, setContinued] = useState(false);
  const read = ({ state, ...values }: SheetValues) => {
    const isOrdered = state === "ordered";
    const arrivesOn = lot || isOrdered ? values.arrivesOn : "";
    return readLot({ ...values, arrivesOn }, { ...before, state: isOrdered ? "ordered" : "held" });
  };
  const form = useForm<SheetValues>({
    initialValues: { ...lotValuesOf(before, currency), state: before.state, rows: "" },
    validate: (values) => {
      const reading = read(values);
      const rows = rowsProblem(rowsIn(values.rows));
      return {
        ...(reading.kind === "wrong" && reading.problems),
        ...(rows !== undefined && { rows }),
      };
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
    const more = lotsOfRows(rowsIn(values.rows), reading.lot, values.arrivesOn);
    const lots = [...withLot(lotsOf(wine), reading.lot), ...more];
    const body = { ...wineBodyOf(wine), lots };
    const saving = editWine(wine, body);
    const outcome = await saving.catch(() => undefined);
    if (outcome?.kind === "refused") {
      setUnsaved(commandRefusalBody(outcome.refusal).error);
      return;
    }
    void showOutcome(saving, {
      kind: "edit",
      done: lot ? i18n._("Lot changed") : i18n._("Bottles added"),
      description: ({ name, quantity }) => `${name}: ${countOf(quantity, "bottle")}`,
      undoable: true,
    });
    if (!outcome) return;
    draft.drop();
    onClose();
  };
  const showFirst = (problems: Readonly<Record<string, unknown>>) => {
    const first = (["bottles", "rows", ...LOT_INPUTS] as const).find((field) => field in problems);
    if (first) form.getInputNode(first)?.focus();
  };
  const inputOf = (name: LotInput) => ({
    ...form.getInputProps(name),
    value: form.values[name],
  });

  const isOrdered = form.values.state === "ordered";
  const onPlace = (placeId: string | null) => {
    form.setFieldValue("placeId", placeId ?? "");
  };

  return (
    <FormSheet
      action={lot ? i18n._("Save Lot") : i18n._("Add Bottles")}
      opened={opened}
      title={lot ? i18n._("Lot") : i18n._("Add bottles of {name}", { name: wine.name })}
      onClose={onClose}
      onSubmit={form.onSubmit(save, showFirst)}
    >
      {unsaved !== undefined && <Alert>{unsaved}</Alert>}
      {isContinued && <Alert tone="note">{i18n._("We restored what you had typed.")}</Alert>}
      <NumberField
        {...inputOf("bottles")}
        label={lotLabelOf("bottles")}
        max={QUANTITY.max}
        min={QUANTITY.min}
      />
      {!lot && (
        <>
          {places && places.size > 0 && (
            <PlaceField
              label={i18n._("Place")}
              places={places}
              value={form.values.placeId}
              onChange={onPlace}
            />
          )}
          <LotRows
            error={form.errors["rows"]}
            first={{ bottles: form.values.bottles, isOrdered }}
            places={places}
            value={form.values.rows}
            onChange={(rows) => {
              form.setFieldValue("rows", rows);
            }}
          />
        </>
      )}
      {before.id !== wine.bottleId && (
        <OrderFields
          arrivesOn={inputOf("arrivesOn")}
          hasOrdered={hasOrderedRow(form.values.rows)}
          isOrdered={isOrdered}
          onOrdered={(isOn) => {
            form.setFieldValue("state", isOn ? "ordered" : "held");
          }}
        />
      )}
      <LotFields inputOf={inputOf} own={own} places={lot && places} onPlace={onPlace} />
      <Textarea {...inputOf("note")} label={lotLabelOf("note")} resize="vertical" rows={2} />
    </FormSheet>
  );
}

function withLot(lots: readonly Lot[], lot: Lot): Lot[] {
  const isThere = lots.some(({ id }) => id === lot.id);
  return isThere ? lots.map((one) => (one.id === lot.id ? lot : one)) : [...lots, lot];
}
