import { Select } from "@mantine/core";
import { VINTAGE_MIN } from "sync-protocol";
import { useDeferredValue, useMemo } from "react";
import { i18n, textLanguage } from "../../../language/i18n.ts";
import { sizeInWords } from "../../../rules/lots/bottleSize.ts";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { groupedBy } from "../../../rules/groupedBy.ts";
import { filterChoices } from "../../../rules/cellar/finding/filterChoices.ts";
import { TYPE_OPTIONS } from "../../../rules/cellar/otherTypeWords.ts";
import { vintageBoundFromInput } from "../../../rules/cellar/wineInputs.ts";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { narrow, setVintageRange, useCollectionView } from "../view/collectionView.ts";
import { MoreFilters } from "./MoreFilters.tsx";
import { ONLY_WHILE_OPEN } from "../../../ui/fields/onlyWhileOpen.ts";
import classes from "./SearchBar.module.css";
import { nameIn } from "../../../language/names.ts";

const ANY = "any";

export interface FilterFieldsProps {
  /** Wines whose values the filters offer. `undefined` if loading failed. */
  readonly wines: readonly CellarWine[] | undefined;
}

/** The filter fields. Hides filters for which this cellar has no values. */
export function FilterFields({ wines }: FilterFieldsProps) {
  const filter = useCollectionView((view) => view.filter);
  const { min, max } = filter.vintageRange;
  // The choices are updated later, so that the card of a changed wine renders first.
  const known = useDeferredValue(wines);
  const choices = useMemo(() => known && filterChoices(known), [known]);
  const { sizes = [], ordered = 0 } = choices ?? {};
  const grapes = useMemo(() => varietalChoices(choices?.varietals ?? []), [choices]);

  return (
    <div className={classes["fields"]}>
      <Select
        label={i18n._("Wine Type")}
        data={[{ value: ANY, label: i18n._("All Types") }, ...TYPE_OPTIONS]}
        value={filter.type === "" ? ANY : filter.type}
        allowDeselect={false}
        comboboxProps={ONLY_WHILE_OPEN}
        onChange={(type) => {
          narrow({ type: type === null || type === ANY ? "" : type });
        }}
      />
      <Select
        label={i18n._("Varietal")}
        data={[{ value: ANY, label: i18n._("All Varietals") }, ...grapes]}
        error={!choices && i18n._("Failed to fetch varietals")}
        value={filter.varietal === "" ? ANY : filter.varietal}
        allowDeselect={false}
        comboboxProps={ONLY_WHILE_OPEN}
        onChange={(varietal) => {
          narrow({ varietal: varietal === null || varietal === ANY ? "" : varietal });
        }}
      />
      {known && <MoreFilters wines={known} />}
      {(sizes.length > 0 || filter.size !== null) && (
        <Select
          label={i18n._("Bottle Size")}
          data={[
            { value: "", label: i18n._("All Sizes") },
            ...sizes.map((size) => ({ value: String(size), label: sizeInWords(size) })),
          ]}
          value={filter.size === null ? "" : String(filter.size)}
          allowDeselect={false}
          comboboxProps={ONLY_WHILE_OPEN}
          onChange={(size) => {
            narrow({ size: sizes.find((one) => String(one) === size) ?? null });
          }}
        />
      )}
      {choices && (
        <Checkbox
          label={i18n._("On order only ({ordered})", { ordered: String(ordered) })}
          checked={filter.isOrdered}
          onChange={(isOrdered) => {
            narrow({ isOrdered });
          }}
        />
      )}
      <fieldset className={classes["range"]}>
        <legend>{i18n._("Vintage Range")}</legend>
        <YearInput
          label={i18n._("From")}
          year={min}
          onYear={(year) => {
            setVintageRange({ min: year, max });
          }}
        />
        <YearInput
          label={i18n._(/*i18n*/ { id: "To", comment: "end of a range of vintages" })}
          year={max}
          onYear={(year) => {
            setVintageRange({ min, max: year });
          }}
        />
      </fieldset>
    </div>
  );
}

/** The varietals by label. Two spellings of one grape are two choices, because the filter is exact. */
function varietalChoices(varietals: readonly string[]) {
  const named = varietals.map((value) => ({ value, label: nameIn("grape", value) }));
  const uses = groupedBy(named, ({ label }) => label);
  const { compare } = new Intl.Collator(textLanguage());
  return named
    .filter(({ value }) => value !== ANY)
    .map(({ value, label }) => ({ value, label: uses.get(label)?.length === 1 ? label : value }))
    .sort((one, other) => compare(one.label, other.label));
}

interface YearInputProps {
  readonly label: string;
  readonly year: number | null;
  readonly onYear: (year: number | null) => void;
}

function YearInput({ label, year, onYear }: YearInputProps) {
  return (
    <NumberField
      label={label}
      min={VINTAGE_MIN}
      value={year === null ? "" : String(year)}
      onChange={(typed) => {
        onYear(vintageBoundFromInput(typed));
      }}
    />
  );
}
