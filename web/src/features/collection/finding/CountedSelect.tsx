import { Select } from "@mantine/core";
import { useMemo, useState } from "react";
import type { Choice } from "../../../rules/cellar/finding/countChoices.ts";
import { ONLY_WHILE_OPEN } from "../../../ui/fields/onlyWhileOpen.ts";
import classes from "./SearchBar.module.css";

interface CountedSelectProps {
  readonly label: string;
  readonly all: string;
  readonly choices: readonly Choice[];
  /** Counts the matching wines for each choice. Called while the list of choices is open. */
  readonly countAll: () => ReadonlyMap<string, number>;
  readonly value: string;
  /** Returns the label of a selected value that is not among the choices. */
  readonly labelOf: (value: string) => string;
  readonly onChange: (value: string) => void;
}

/** A list with more options than this has a search box. */
const OPTIONS_WITHOUT_SEARCH = 12;

/**
 * Renders the open list inside the filter area instead of at the end of the page, so that screen
 * readers find it in the same landmark.
 */
const IN_PLACE = { ...ONLY_WHILE_OPEN, withinPortal: false };

export function CountedSelect({
  label,
  all,
  choices,
  countAll,
  value,
  labelOf,
  onChange,
}: CountedSelectProps) {
  const isKnown = value === "" || choices.some((choice) => choice.value === value);
  const shown = isKnown ? choices : [...choices, { value, label: labelOf(value) }];
  const [isOpen, setOpen] = useState(false);
  const counts = useMemo(() => (isOpen ? countAll() : undefined), [isOpen, countAll]);

  return (
    <Select
      label={label}
      searchable={shown.length > OPTIONS_WITHOUT_SEARCH}
      data={[{ value: "", label: all }, ...shown]}
      value={value}
      allowDeselect={false}
      comboboxProps={IN_PLACE}
      renderOption={({ option }) => (
        <>
          <bdi>{option.label}</bdi>
          {option.value !== "" && (
            <span className={classes["choiceCount"]}> {counts?.get(option.value) ?? 0}</span>
          )}
        </>
      )}
      onChange={(chosen) => {
        onChange(chosen ?? "");
      }}
      onDropdownClose={() => {
        setOpen(false);
      }}
      onDropdownOpen={() => {
        setOpen(true);
      }}
    />
  );
}
