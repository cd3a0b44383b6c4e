import { Select } from "@mantine/core";
import type { Places } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { placeChoices } from "../../rules/placement/placeTree.ts";
import { ONLY_WHILE_OPEN } from "../../ui/fields/onlyWhileOpen.ts";

interface PlaceFieldProps {
  readonly label: string;
  readonly places: Places;
  /** The chosen place. `null` for no place, and for a deleted place. */
  readonly value: string | null;
  readonly onChange: (placeId: string | null) => void;
  /** Label of the option for no place. `false` if the user must choose a place. */
  readonly none?: string | false;
  readonly description?: string;
  readonly error?: string | undefined;
}

export function PlaceField({
  label,
  places,
  value,
  onChange,
  none = i18n._("Not placed"),
  description,
  error,
}: PlaceFieldProps) {
  return (
    <Select
      searchable
      allowDeselect={false}
      comboboxProps={ONLY_WHILE_OPEN}
      data={[...(none === false ? [] : [{ value: "", label: none }]), ...placeChoices(places)]}
      description={description}
      error={error}
      label={label}
      nothingFoundMessage={i18n._("No such place")}
      placeholder={i18n._("Choose a place")}
      value={value !== null && places.has(value) ? value : none === false ? null : ""}
      onChange={(chosen) => {
        onChange(chosen === null || chosen === "" ? null : chosen);
      }}
    />
  );
}
