import { Button, Select, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { IconEye } from "@tabler/icons-react";
import { labelOf, LINE_MAX, PROSE_MAX, QUANTITY, VINTAGE_MIN } from "sync-protocol";
import { useMemo } from "react";
import { i18n } from "../../language/i18n.ts";
import { TYPE_OPTIONS } from "../../rules/cellar/otherTypeWords.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { ownValues, type SuggestedField } from "../../rules/cellar/suggest.ts";
import { quantityFromInput } from "../../rules/cellar/wineInputs.ts";
import { NumberField } from "../../ui/fields/NumberField.tsx";
import { SuggestedInput } from "../../ui/fields/SuggestedInput.tsx";
import type { Doubt, Doubts } from "./label-reading/doubts.ts";
import {
  type BodyField,
  type FormLot,
  type NewLot,
  ON,
  type WineFormValues,
} from "./formValues.ts";
import { usePlaces } from "../../engine/index.ts";
import { LotRows } from "../../parts/lot-fields/LotRows.tsx";
import { PlaceField } from "../../parts/lot-fields/PlaceField.tsx";
import type { ImplyingField } from "./suggestions/ImpliedValues.ts";
import { MoreFields } from "./MoreFields.tsx";
import type { Suggestions } from "./suggestions/useSuggestions.ts";
import fieldClasses from "../../ui/dialogs/Sheet.module.css";
import classes from "./WineForm.module.css";
import { WORLD_OF_WINE } from "./suggestions/worldOfWine.ts";
import { ONLY_WHILE_OPEN } from "../../ui/fields/onlyWhileOpen.ts";
import hidden from "../../ui/hidden.module.css";
import { Rich } from "../../ui/Rich.tsx";

const NOTE_BELOW: ("label" | "input" | "description" | "error")[] = [
  "label",
  "input",
  "description",
  "error",
];

interface WineFieldsProps {
  readonly form: UseFormReturnType<WineFormValues>;
  readonly wines: readonly CellarWine[];
  readonly doubts: Doubts;
  readonly suggestions: Suggestions;
  readonly year: number;
  readonly formLot: FormLot | NewLot | undefined;
}

export function WineFields(props: WineFieldsProps) {
  const { form, wines, doubts, suggestions, year, formLot } = props;
  const own = useMemo(() => ownValues(wines), [wines]);
  const places = usePlaces();
  const isNewLot = formLot !== undefined && "orderId" in formLot;
  const noteOf = (name: BodyField) => {
    const doubt = doubts[name];
    const by = suggestions.suggestedBy(name);
    if (doubt?.value === form.values[name]) {
      const marked = { classNames: { input: classes["doubtful"] ?? "" } };
      return { description: <DoubtNote doubt={doubt} />, inputWrapperOrder: NOTE_BELOW, ...marked };
    }
    if (by === undefined) return {};
    const refuse = () => {
      suggestions.refuse(name);
      form.getInputNode(name)?.focus();
    };
    return {
      description: <SuggestionNote by={by} label={labelOf(name)} onRefuse={refuse} />,
      inputWrapperOrder: NOTE_BELOW,
    };
  };
  const field = (name: BodyField) => ({
    label: labelOf(name),
    ...form.getInputProps(name),
    ...noteOf(name),
    required: true,
    withAsterisk: false,
    maxLength: LINE_MAX,
  });
  const suggested = (name: SuggestedField) => ({
    ...field(name),
    value: form.values[name],
    own: () => own.of(name),
    world: WORLD_OF_WINE[name],
  });
  const implying = (name: ImplyingField) => ({
    onSettled: (value: string) => {
      suggestions.settle(name, value);
    },
  });

  return (
    <>
      <TextInput {...field("name")} />
      <SuggestedInput {...suggested("producer")} {...implying("producer")} />
      <div className={fieldClasses["pair"]}>
        <NumberField
          {...field("vintage")}
          max={year}
          min={VINTAGE_MIN}
          value={form.values.vintage}
        />
        <NumberField
          {...field("quantity")}
          max={QUANTITY.max}
          min={QUANTITY.min}
          value={form.values.quantity}
          onChange={(typed) => {
            form.setFieldValue("quantity", String(quantityFromInput(typed)));
          }}
        />
      </div>
      {isNewLot && (
        <>
          {places && places.size > 0 && (
            <PlaceField
              label={i18n._("Place")}
              places={places}
              value={form.values.placeId}
              onChange={(placeId) => {
                form.setFieldValue("placeId", placeId ?? "");
              }}
            />
          )}
          <LotRows
            error={form.errors["rows"]}
            first={{ bottles: form.values.quantity, isOrdered: form.values.ordered === ON }}
            places={places}
            value={form.values.rows}
            onChange={(rows) => {
              form.setFieldValue("rows", rows);
            }}
          />
        </>
      )}
      <div className={fieldClasses["pair"]}>
        <Select
          label={labelOf("type")}
          placeholder={i18n._("Choose a type")}
          data={TYPE_OPTIONS}
          allowDeselect={false}
          {...noteOf("type")}
          comboboxProps={ONLY_WHILE_OPEN}
          error={form.errors["type"]}
          data-path="type"
          value={form.values.type === "" ? null : form.values.type}
          onChange={(type) => {
            form.setFieldValue("type", type ?? "");
          }}
        />
        <SuggestedInput {...suggested("varietal")} />
      </div>
      <div className={fieldClasses["pair"]}>
        <SuggestedInput {...suggested("country")} />
        <SuggestedInput {...suggested("region")} {...implying("region")} />
      </div>
      <Textarea
        label={labelOf("notes")}
        description={i18n._("Optional")}
        rows={3}
        resize="vertical"
        {...form.getInputProps("notes")}
        maxLength={PROSE_MAX}
      />
      <MoreFields isNewLot={isNewLot} form={form} own={own} showsLot={formLot !== undefined} />
    </>
  );
}

function DoubtNote({ doubt }: { readonly doubt: Doubt }) {
  return (
    <span className={classes["doubt"]}>
      <IconEye aria-hidden size={16} stroke={1.75} />
      {wordsFor(doubt)}
    </span>
  );
}

interface SuggestionNoteProps {
  readonly by: string;
  readonly label: string;
  readonly onRefuse: () => void;
}

/** Names the region or producer that filled in a field. Has a button to clear the field. */
function SuggestionNote({ by, label, onRefuse }: SuggestionNoteProps) {
  return (
    <span className={classes["amount"]}>
      {i18n._("Suggested by {name}", { name: by })}{" "}
      <Button size="compact-xs" variant="subtle" onClick={onRefuse}>
        <Rich
          text={i18n._("Clear<0> {field}</0>", { field: label })}
          parts={[<span key="field" className={hidden["visuallyHidden"]} />]}
        />
      </Button>
    </span>
  );
}

function wordsFor({ kind, value }: Doubt): string {
  if (kind === "unsure") return i18n._("We're not sure. Please check.");
  return value === "" ? i18n._("Not read: please fill in") : i18n._("Not read: please check");
}
