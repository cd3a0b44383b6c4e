import { Button, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { ALCOHOL_MAX, DRINKING_YEARS, labelOf, LINE_MAX } from "sync-protocol";
import { useId, useState } from "react";
import { Switch } from "../../ui/Switch.tsx";
import { MORE_FIELDS, type MoreField, ON, type WineFormValues } from "./formValues.ts";
import fieldClasses from "../../ui/Sheet.module.css";

interface MoreFieldsProps {
  readonly form: UseFormReturnType<WineFormValues>;
}

/** What not everybody tells of a wine; open from the first where something of it is told. */
export function MoreFields({ form }: MoreFieldsProps) {
  const id = useId();
  const { values, errors } = form;
  const [isWanted, setWanted] = useState<boolean>();
  const isOpen =
    MORE_FIELDS.some((field) => field in errors) ||
    (isWanted ?? MORE_FIELDS.some((field) => form.getInitialValues()[field] !== ""));
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;

  const line = (name: MoreField) => ({ label: labelOf(name), ...form.getInputProps(name) });
  const year = { type: "number", inputMode: "numeric", ...DRINKING_YEARS } as const;

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
        More
      </Button>
      <div className={fieldClasses["fields"]} hidden={!isOpen} id={id}>
        {isOpen && (
          <>
            <Switch
              checked={values.nonVintage === ON}
              label={labelOf("nonVintage")}
              onChange={(isOn) => {
                form.setFieldValue("nonVintage", isOn ? ON : "");
              }}
            >
              Shown as NV; the vintage above then counts for nothing.
            </Switch>
            <TextInput {...line("appellation")} maxLength={LINE_MAX} />
            <TextInput {...line("designation")} maxLength={LINE_MAX} />
            <div className={fieldClasses["pair"]}>
              <TextInput {...year} {...line("drinkFrom")} />
              <TextInput {...year} {...line("drinkTo")} />
            </div>
            <div className={fieldClasses["pair"]}>
              <TextInput
                {...line("alcohol")}
                description="Percent"
                inputMode="decimal"
                max={ALCOHOL_MAX}
                min={0}
                step={0.1}
                type="number"
              />
              <TextInput {...line("tags")} description="Commas between them" />
            </div>
          </>
        )}
      </div>
    </>
  );
}
