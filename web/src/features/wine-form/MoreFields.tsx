import { Button, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import {
  ALCOHOL_MAX,
  DRINKING_YEARS,
  labelOf,
  LINE_MAX,
  QUANTITY,
  WINE_TABLE,
} from "sync-protocol";
import { useId, useState } from "react";
import { usePlaces } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { DETAIL_INPUTS, type LotInput } from "../../rules/lots/lotInputs.ts";
import type { LotSuggestions } from "../../rules/cellar/suggest.ts";
import { LotFields } from "../../parts/lot-fields/LotFields.tsx";
import { OrderFields } from "../../parts/lot-fields/OrderFields.tsx";
import { NumberField } from "../../ui/fields/NumberField.tsx";
import { Switch } from "../../ui/fields/Switch.tsx";
import { hasOrderedRow } from "../../rules/lots/lotRows.ts";
import {
  hasMoreFields,
  MORE_FIELDS,
  type MoreField,
  ON,
  type WineFormValues,
} from "./formValues.ts";
import classes from "./WineForm.module.css";
import fieldClasses from "../../ui/dialogs/Sheet.module.css";

interface MoreFieldsProps {
  readonly form: UseFormReturnType<WineFormValues>;
  /**
   * Whether the form shows the fields of the wine's only lot. If a wine has several lots, they are
   * edited on the wine's page.
   */
  readonly showsLot: boolean;
  /**
   * Whether the lot belongs to a new wine. Such a lot can be on order, and its place is shown next to its quantity.
   */
  readonly isNewLot: boolean;
  readonly own: LotSuggestions;
}

const MORE_LINES = MORE_FIELDS.filter((field) => WINE_TABLE[field].control === "line");

const MORE = [...MORE_FIELDS, ...DETAIL_INPUTS];

/** The form's section More. It starts open if one of its fields is filled. */
export function MoreFields({ form, showsLot, isNewLot, own }: MoreFieldsProps) {
  const id = useId();
  const places = usePlaces();
  const { values, errors } = form;
  const initial = {
    ...form.getInitialValues(),
    // If only the default place of a new wine is set, the section stays closed.
    ...(isNewLot && { placeId: "" }),
  };
  const [isWanted, setWanted] = useState<boolean>();
  const isOpen =
    MORE.some((field) => field in errors) ||
    (isWanted ??
      (hasMoreFields(initial) ||
        values.nonVintage === ON ||
        values.ordered === ON ||
        hasOrderedRow(values.rows)));
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;

  const line = (name: MoreField) => ({ label: labelOf(name), ...form.getInputProps(name) });
  const inputOf = (name: LotInput) => {
    const field = DETAIL_INPUTS.find((detail) => detail === name);
    return { ...form.getInputProps(name), value: field ? values[field] : "" };
  };
  const number = (name: MoreField) => ({ ...line(name), value: values[name] });

  return (
    <>
      <Button
        aria-controls={id}
        aria-expanded={isOpen}
        justify="space-between"
        rightSection={<Chevron aria-hidden size={20} stroke={1.75} />}
        variant="default"
        onClick={() => {
          setWanted(!isOpen);
        }}
      >
        {i18n._("More")}
      </Button>
      <div className={fieldClasses["fields"]} hidden={!isOpen} id={id}>
        {isOpen && (
          <>
            <Switch
              checked={values.nonVintage === ON}
              label={labelOf("nonVintage")}
              onChange={(isOn) => {
                setWanted(true);
                form.setFieldValue("nonVintage", isOn ? ON : "");
              }}
            >
              {i18n._("Shown as NV; the vintage above then counts for nothing.")}
            </Switch>
            {MORE_LINES.map((name) => (
              <TextInput key={name} {...line(name)} maxLength={LINE_MAX} />
            ))}
            <div className={fieldClasses["pair"]}>
              <NumberField {...number("drinkFrom")} {...DRINKING_YEARS} />
              <NumberField {...number("drinkTo")} {...DRINKING_YEARS} />
            </div>
            <div className={fieldClasses["pair"]}>
              <NumberField
                {...number("alcohol")}
                description={i18n._("Percent")}
                max={ALCOHOL_MAX}
                min={0}
                step={0.1}
              />
              <TextInput {...line("tags")} description={i18n._("Separate them with commas")} />
            </div>
            <NumberField
              {...number("keepAtLeast")}
              description={i18n._("Bottles. With fewer, the wine is on the list To Buy.")}
              max={QUANTITY.max}
              min={1}
            />
            {isNewLot && (
              <OrderFields
                arrivesOn={inputOf("arrivesOn")}
                hasOrdered={hasOrderedRow(values.rows)}
                isOrdered={values.ordered === ON}
                onOrdered={(isOn) => {
                  setWanted(true);
                  form.setFieldValue("ordered", isOn ? ON : "");
                }}
              />
            )}
            {showsLot ? (
              <LotFields
                inputOf={inputOf}
                own={own}
                places={isNewLot ? undefined : places}
                onPlace={(placeId) => {
                  form.setFieldValue("placeId", placeId);
                }}
              />
            ) : (
              <p className={classes["amount"]}>
                {i18n._("Places and prices of the bottles are on the wine’s page.")}
              </p>
            )}
          </>
        )}
      </div>
    </>
  );
}
