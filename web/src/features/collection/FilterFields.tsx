import { Select, TextInput } from "@mantine/core";
import { VINTAGE_MIN, WINE_TYPES } from "sync-protocol";
import type { WineFilter } from "../../rules/filterWines.ts";
import { vintageBoundFromInput } from "../../rules/wineInputs.ts";
import { narrow, setVintageRange } from "./collectionView.ts";
import classes from "./SearchBar.module.css";

const ANY = "any";

/** A closed list of options that stayed in the page would bear the same label as its input. */
export const ONLY_WHILE_OPEN = { keepMounted: false };

export interface FilterFieldsProps {
  readonly filter: WineFilter;
  /** The varietals of this cellar, to choose from; `undefined` where it could not be fetched. */
  readonly varietals: readonly string[] | undefined;
  /** The tags of this cellar; where there is none, none is asked for. */
  readonly tags: readonly string[];
}

/** The filter area's controls; each works at once. */
export function FilterFields({ filter, varietals, tags }: FilterFieldsProps) {
  const { min, max } = filter.vintageRange;
  const known = varietals?.filter((one) => one !== ANY) ?? [];

  return (
    <div className={classes["fields"]}>
      <Select
        label="Wine Type"
        data={[{ value: ANY, label: "All Types" }, ...WINE_TYPES]}
        value={filter.type === "" ? ANY : filter.type}
        allowDeselect={false}
        comboboxProps={ONLY_WHILE_OPEN}
        onChange={(type) => {
          narrow({ type: type === null || type === ANY ? "" : type });
        }}
      />
      <Select
        label="Varietal"
        data={[{ value: ANY, label: "All Varietals" }, ...known]}
        error={varietals === undefined && "Failed to fetch varietals"}
        value={filter.varietal === "" ? ANY : filter.varietal}
        allowDeselect={false}
        comboboxProps={ONLY_WHILE_OPEN}
        onChange={(varietal) => {
          narrow({ varietal: varietal === null || varietal === ANY ? "" : varietal });
        }}
      />
      {(tags.length > 0 || filter.tag !== "") && (
        <Select
          label="Tag"
          data={[{ value: "", label: "All Tags" }, ...tags]}
          value={filter.tag}
          allowDeselect={false}
          comboboxProps={ONLY_WHILE_OPEN}
          onChange={(tag) => {
            narrow({ tag: tag ?? "" });
          }}
        />
      )}
      <fieldset className={classes["range"]}>
        <legend>Vintage Range</legend>
        <YearInput
          label="From"
          year={min}
          onYear={(year) => {
            setVintageRange({ min: year, max });
          }}
        />
        <YearInput
          label="To"
          year={max}
          onYear={(year) => {
            setVintageRange({ min, max: year });
          }}
        />
      </fieldset>
    </div>
  );
}

interface YearInputProps {
  readonly label: string;
  readonly year: number | null;
  readonly onYear: (year: number | null) => void;
}

function YearInput({ label, year, onYear }: YearInputProps) {
  return (
    <TextInput
      label={label}
      type="number"
      inputMode="numeric"
      min={VINTAGE_MIN}
      value={year ?? ""}
      onChange={({ currentTarget }) => {
        onYear(vintageBoundFromInput(currentTarget.value));
      }}
    />
  );
}
