import { NativeSelect, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { CELLAR_COLOURS, CELLAR_NAME_MAX, type CellarAppearance } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { CellarDot } from "../../parts/cellars/CellarDot.tsx";

interface AppearanceFieldsProps {
  readonly form: UseFormReturnType<CellarAppearance>;
}

const COLOURS = CELLAR_COLOURS.map((value) => ({
  value,
  label: value.slice(0, 1).toUpperCase() + value.slice(1),
}));

export function AppearanceFields({ form }: AppearanceFieldsProps) {
  return (
    <>
      <TextInput
        data-autofocus
        label={i18n._("Name")}
        maxLength={CELLAR_NAME_MAX}
        placeholder={i18n._("Holiday house")}
        {...form.getInputProps("name")}
      />
      <NativeSelect
        data={COLOURS}
        label={i18n._("Colour")}
        leftSection={<CellarDot colour={form.values.colour} />}
        value={form.values.colour}
        onChange={({ currentTarget }) => {
          const colour = CELLAR_COLOURS.find((each) => each === currentTarget.value);
          if (colour) form.setFieldValue("colour", colour);
        }}
      />
    </>
  );
}
