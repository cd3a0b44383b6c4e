import { Select } from "@mantine/core";
import type { Places } from "sync-protocol";
import { placeChoices } from "../../rules/placement/placeTree.ts";
import { ONLY_WHILE_OPEN } from "../../ui/fields/onlyWhileOpen.ts";

interface PlaceFieldProps {
  readonly label: string;
  readonly places: Places;
  /** The place chosen; `null` for none, and for one that is there no more. */
  readonly value: string | null;
  readonly onChange: (placeId: string | null) => void;
  /** What no place is called; `false` where one must be chosen. */
  readonly none?: string | false;
  readonly description?: string;
  readonly error?: string | undefined;
}

/** Asks for one of the person's places, each after those in which it lies; typing completes. */
export function PlaceField({
  label,
  places,
  value,
  onChange,
  none = "Not placed",
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
      nothingFoundMessage="No such place"
      placeholder="Choose a place"
      value={value !== null && places.has(value) ? value : none === false ? null : ""}
      onChange={(chosen) => {
        onChange(chosen === null || chosen === "" ? null : chosen);
      }}
    />
  );
}
