import { Button, Checkbox, TextInput } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconFilter, IconSearch } from "@tabler/icons-react";
import { varietalsOf } from "sync-protocol";
import { type RefObject, Suspense, useId, useMemo, useState } from "react";
import type { CellarWine } from "../../rules/cellarView.ts";
import { dialogOnDemand } from "../../ui/dialogOnDemand.tsx";
import { onDemand } from "../../ui/onDemand.tsx";
import { activeFilters } from "./activeFilters.ts";
import {
  clearFilters,
  narrow,
  setSearch,
  toggleFilterArea,
  useCellarFilters,
} from "./cellarFilters.ts";
import { FilterChips } from "./FilterChips.tsx";
import classes from "./SearchBar.module.css";

const FilterFields = onDemand(async () => (await import("./FilterFields.tsx")).FilterFields);
const FilterSheet = dialogOnDemand(
  async () => (await import("./FilterSheet.tsx")).FilterSheet,
  "onClose",
);

interface SearchBarProps {
  readonly searchBox: RefObject<HTMLInputElement | null>;
  /** The whole cellar, whose varietals can be chosen; `undefined` where it could not be fetched. */
  readonly wines: readonly CellarWine[] | undefined;
  /** How many wines the filters leave. */
  readonly found: number;
}

/** Search and filters above the list: inline on a desk, in a sheet on a phone. */
export function SearchBar({ searchBox, wines, found }: SearchBarProps) {
  const { search, filter, areaOpen } = useCellarFilters();
  const isPhone = useMediaQuery("(width < 48em)", false, { getInitialValueInEffect: false });
  const areaId = useId();
  const active = activeFilters(filter);
  const [areaSeen, setAreaSeen] = useState(areaOpen);
  if (areaOpen && !areaSeen) setAreaSeen(true);
  const varietals = useMemo(
    () => (areaSeen && wines ? varietalsOf(wines) : undefined),
    [areaSeen, wines],
  );

  return (
    <div role="search" className={classes["bar"]}>
      <TextInput
        ref={searchBox}
        className={classes["search"]}
        aria-label="Search wines"
        type="search"
        enterKeyHint="search"
        placeholder="Search wines by name, producer, or varietal..."
        leftSection={<IconSearch aria-hidden size={20} stroke={1.75} />}
        value={search}
        onChange={({ currentTarget }) => {
          setSearch(currentTarget.value);
        }}
      />
      <Button
        className={classes["toggle"]}
        classNames={{ section: classes["toggleIcon"] ?? "" }}
        variant="default"
        aria-expanded={areaOpen}
        aria-controls={isPhone ? undefined : areaId}
        leftSection={<IconFilter aria-hidden size={20} stroke={1.75} />}
        onClick={toggleFilterArea}
      >
        <span className={classes["toggleWord"]}>Filters</span>
        {active.length > 0 && (
          <span className={classes["dot"]}>
            <span className={classes["spoken"]}>({active.length} active)</span>
          </span>
        )}
      </Button>
      <div className={classes["second"]}>
        <Checkbox
          label="Include archived wines"
          checked={filter.includeArchived}
          onChange={({ currentTarget }) => {
            narrow({ includeArchived: currentTarget.checked });
          }}
        />
        {(active.length > 0 || search !== "") && (
          <Button className={classes["clear"]} variant="subtle" onClick={clearFilters}>
            Clear
          </Button>
        )}
      </div>
      {isPhone && <FilterChips active={active} />}
      {isPhone ? (
        areaSeen && (
          <FilterSheet
            filter={filter}
            found={found}
            opened={areaOpen}
            varietals={varietals}
            onClose={toggleFilterArea}
          />
        )
      ) : (
        <div id={areaId} hidden={!areaOpen} className={classes["area"]}>
          {areaSeen && (
            <Suspense>
              <FilterFields filter={filter} varietals={varietals} />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
}
