import { Select } from "@mantine/core";
import { useMemo } from "react";
import { i18n } from "../../language/i18n.ts";
import { KIND_WORDS, ratingInWords } from "../../rules/history/eventWords.ts";
import {
  choicesIn,
  type JournalEntry,
  type JournalFilter,
  type JournalFilterName,
} from "../../rules/history/journal.ts";
import { vintageOf } from "../../rules/cellar/CellarWine.ts";
import classes from "../../ui/dialogs/Sheet.module.css";
import { ONLY_WHILE_OPEN } from "../../ui/fields/onlyWhileOpen.ts";

/** Minimum ratings offered as filters, percent. */
const RATINGS = [80, 90] as const;

interface JournalFiltersProps {
  readonly entries: readonly JournalEntry[];
  readonly filter: JournalFilter;
  readonly isDisabled: boolean;
  readonly onNarrow: (name: JournalFilterName, value: string) => void;
}

export function JournalFilters({ entries, filter, isDisabled, onNarrow }: JournalFiltersProps) {
  const choices = useMemo(() => choicesIn(entries), [entries]);
  const select = (name: JournalFilterName, label: string, data: (string | Choice)[]) => (
    <Select
      searchable={data.length > 10}
      allowDeselect={false}
      comboboxProps={ONLY_WHILE_OPEN}
      data={[{ value: "", label: i18n._("Any") }, ...data]}
      disabled={isDisabled || data.length === 0}
      label={label}
      value={filter[name]}
      onChange={(chosen) => {
        onNarrow(name, chosen ?? "");
      }}
    />
  );
  const wines = choices.wines.map((wine) => ({
    value: wine.id,
    label: `${wine.name} ${vintageOf(wine)}`,
  }));

  return (
    <div className={classes["pair"]}>
      {select("wine", i18n._("Wine"), wines)}
      {select(
        "kind",
        i18n._("What Happened"),
        choices.kinds.map((kind) => ({ value: kind, label: KIND_WORDS[kind] })),
      )}
      {select("rating", i18n._("Rating"), [
        { value: "0", label: i18n._("Rated") },
        ...RATINGS.map((value) => ({
          value: String(value / 100),
          label: i18n._("From {rating}", { rating: ratingInWords({ value, scale: 100 }) }),
        })),
      ])}
      {select("occasion", i18n._("Occasion"), [...choices.occasions])}
      {select("meal", i18n._("Meal"), [...choices.meals])}
      {select("person", i18n._("With Whom"), [...choices.people])}
    </div>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
}
