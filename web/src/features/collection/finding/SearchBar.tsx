import { ActionIcon, Button } from "@mantine/core";
import { i18n } from "../../../language/i18n.ts";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { useIsPhone } from "../../../ui/phone.ts";
import { IconBookmark, IconFilter, IconScan, IconSearch } from "@tabler/icons-react";
import { QUICK_ACTIONS, sendQuickAction } from "../../../parts/requests/quickActions.ts";
import { memo, type RefObject, Suspense, useId } from "react";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { countActive } from "../../../rules/cellar/finding/filterWines.ts";
import { onDemand } from "../../../ui/loading/onDemand.tsx";
import {
  clearFilters,
  narrow,
  openView,
  setSearch,
  toggleFilterArea,
  useCollectionView,
} from "../view/collectionView.ts";
import { FilterArea } from "./FilterArea.tsx";
import classes from "./SearchBar.module.css";
import { SelectButton } from "./SelectButton.tsx";
import { SortSelect } from "./SortSelect.tsx";
import { ViewToggle } from "./ViewToggle.tsx";
import { useSavedViews } from "./savedViews.ts";
import { queryOf } from "../view/viewAddress.ts";
import hidden from "../../../ui/hidden.module.css";

const FilterChips = onDemand(async () => (await import("./FilterChips.tsx")).FilterChips);

interface SearchBarProps {
  readonly searchBox: RefObject<HTMLInputElement | null>;
  /** Wines whose values the filters offer. `undefined` if loading failed. */
  readonly wines: readonly CellarWine[] | undefined;
  readonly found: number;
}

/**
 * Search box and filter controls. Each part subscribes only to the state that it shows, so that a
 * key press re-renders few parts.
 */
export function SearchBar({ searchBox, wines, found }: SearchBarProps) {
  const isPhone = useIsPhone();
  const areaId = useId();

  return (
    <>
      <div role="search" className={classes["row"]}>
        <SearchField searchBox={searchBox} />
        {isPhone && <SortSelect />}
        <FilterToggle areaId={isPhone ? undefined : areaId} />
      </div>
      {isPhone && (
        <div className={classes["tools"]}>
          <SelectButton />
          <ViewToggle />
        </div>
      )}
      <div className={classes["bar"]}>
        {!isPhone && <MoreOptions />}
        <SavedViewRow />
        {isPhone && <ActiveFilters />}
        {isPhone && <ClearButton />}
        <FilterArea found={found} id={areaId} isPhone={isPhone} wines={wines} />
      </div>
    </>
  );
}

/**
 * The search box. A plain input, because Mantine's would load code for labels and errors before the
 * first card.
 */
const SearchField = memo(function SearchField({ searchBox }: Pick<SearchBarProps, "searchBox">) {
  const search = useCollectionView((view) => view.search);

  return (
    <div className={classes["search"]}>
      <IconSearch aria-hidden size={20} stroke={1.75} />
      <input
        ref={searchBox}
        aria-label={i18n._("Search wines")}
        type="search"
        enterKeyHint="search"
        placeholder={i18n._("Search wines by name, producer, or varietal...")}
        value={search}
        onChange={({ currentTarget }) => {
          setSearch(currentTarget.value);
        }}
      />
      <ScanButton />
    </div>
  );
});

function ScanButton() {
  return (
    <ActionIcon
      aria-label={i18n._("Scan")}
      data-tooltip={i18n._("Scan")}
      onClick={() => {
        sendQuickAction(QUICK_ACTIONS.scan);
      }}
    >
      <IconScan aria-hidden size={20} stroke={1.75} />
    </ActionIcon>
  );
}

interface FilterToggleProps {
  /** Id of the filter area. `undefined` while the area is closed. */
  readonly areaId: string | undefined;
}

const FilterToggle = memo(function FilterToggle({ areaId }: FilterToggleProps) {
  const areaOpen = useCollectionView((view) => view.areaOpen);
  const active = useCollectionView((view) => countActive(view.filter));

  return (
    <Button
      className={classes["toggle"]}
      classNames={{ section: classes["toggleIcon"] ?? "" }}
      variant="default"
      aria-expanded={areaOpen}
      aria-controls={areaId}
      leftSection={<IconFilter aria-hidden size={20} stroke={1.75} />}
      onClick={toggleFilterArea}
    >
      <span className={classes["toggleWord"]}>{i18n._("Filters")}</span>
      {active > 0 && (
        <span className={classes["dot"]}>
          <span className={hidden["visuallyHidden"]}>
            {i18n._("({active} active)", { active })}
          </span>
        </span>
      )}
    </Button>
  );
});

/** Chips of the active filters. Reserves the chips' space while their code loads. */
const ActiveFilters = memo(function ActiveFilters() {
  const isNarrowed = useCollectionView((view) => countActive(view.filter) > 0);
  if (!isNarrowed) return null;

  return (
    <Suspense fallback={<div className={classes["chips"]} />}>
      <FilterChips />
    </Suspense>
  );
});

function MoreOptions() {
  return (
    <div className={classes["second"]}>
      <ArchivedToo />
      <ClearButton />
      <span className={classes["end"]} />
      <SelectButton />
      <ViewToggle />
    </div>
  );
}

export const ArchivedToo = memo(function ArchivedToo() {
  const includeArchived = useCollectionView((view) => view.filter.includeArchived);
  return (
    <Checkbox
      label={i18n._("Include archived wines")}
      checked={includeArchived}
      onChange={(checked) => {
        narrow({ includeArchived: checked });
      }}
    />
  );
});

const ClearButton = memo(function ClearButton() {
  const isNarrowed = useCollectionView(
    (view) => view.search !== "" || countActive(view.filter) > 0,
  );
  return (
    isNarrowed && (
      <Button className={classes["clear"]} variant="subtle" onClick={clearFilters}>
        {i18n._("Clear")}
      </Button>
    )
  );
});

const SavedViewRow = memo(function SavedViewRow() {
  const views = useSavedViews((saved) => saved.views);
  const current = useCollectionView(queryOf);
  if (views.length === 0) return null;

  return (
    <ul className={classes["chips"]} aria-label={i18n._("Saved views")}>
      {views.map(({ name, query }) => (
        <li key={name}>
          <button
            type="button"
            className={classes["chip"]}
            aria-pressed={query === current}
            onClick={() => {
              openView(query);
            }}
          >
            <IconBookmark aria-hidden size={16} stroke={1.75} />
            <bdi>{name}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
});
