import { useEffect, useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { create } from "zustand";
import type { WineFilter } from "../../../rules/cellar/finding/filterWines.ts";
import type { GroupedBy } from "../../../rules/cellar/order/wineGroups.ts";
import { noteCollectionQuery } from "../../../parts/addresses/wayToCollection.ts";
import { showCellarTab } from "../../../parts/addresses/cellarTab.ts";
import { pushQuery, replaceQuery } from "./pageQuery.ts";
import { rememberedLook, rememberLook } from "./rememberedLook.ts";
import type { Sort } from "./sorts.ts";
import {
  type ChosenLook,
  COLUMN_NAMES,
  type CollectionView,
  type ColumnName,
  DEFAULT_VIEW,
  type Look,
  queryOf,
  viewIn,
} from "./viewAddress.ts";

interface ShownView extends CollectionView {
  /** Id of the local store to which the view belongs. Opening another store resets the filters. */
  readonly storeId: string | undefined;
  readonly areaOpen: boolean;
}

export const useCollectionView = create<ShownView>(() => ({
  ...viewIn(window.location.search, rememberedLook()),
  storeId: undefined,
  areaOpen: false,
}));

type TypedInput = "search" | "vintageRange";

/**
 * The input that was changed last. While the user types in it, the same history entry is replaced.
 */
let lastTypedInput: TypedInput | undefined;

let isOpened = false;

/**
 * Updates the view when the address changes. If the address has no look, sort or grouping, those
 * stored on this device apply and are added to the address.
 */
export function useAddressedView(): void {
  const { key, search } = useLocation();
  const arrival = useNavigationType();

  useLayoutEffect(() => {
    const isBack = isOpened && arrival === NavigationType.Pop;
    isOpened = true;
    showView(search, isBack ? undefined : rememberedLook());
    const query = currentQuery();
    if (query !== queryOf(viewIn(search))) replaceQuery(query);
  }, [arrival, key, search]);

  // The router does not see the history entries that pageQuery.ts adds, so Back is handled here.
  useEffect(() => {
    const { pathname } = window.location;
    const onPop = () => {
      if (window.location.pathname === pathname) showView(window.location.search);
    };
    window.addEventListener("popstate", onPop);
    return () => {
      window.removeEventListener("popstate", onPop);
    };
  }, []);
}

function showView(query: string, unsaid?: ChosenLook): void {
  const view = viewIn(query, unsaid);
  const said = queryOf(view);
  lastTypedInput = undefined;
  noteCollectionQuery(said);
  if (said !== currentQuery()) useCollectionView.setState(view);
}

export function currentQuery(): string {
  return queryOf(useCollectionView.getState());
}

export function openView(query: string): void {
  pushQuery(query);
  showView(query);
}

/**
 * Assigns the current view to the store `storeId`. If the view belonged to another store, it is
 * reset.
 */
export function openViewOf(storeId: string): void {
  const { storeId: before } = useCollectionView.getState();
  if (before === storeId) return;
  useCollectionView.setState({ storeId });
  if (before === undefined) return;
  useCollectionView.setState({ ...DEFAULT_VIEW, ...rememberedLook(), areaOpen: false });
  showCellarTab("collection");
  lastTypedInput = undefined;
  noteCollectionQuery(currentQuery());
  replaceQuery(currentQuery());
}

/** Changes the search text. Consecutive key presses make only one history entry. */
export function setSearch(search: string): void {
  change({ search }, "search");
}

export function narrow(changed: Partial<WineFilter>): void {
  const { filter } = useCollectionView.getState();
  change({ filter: { ...filter, ...changed } });
}

/** Changes the vintage range. Consecutive key presses make only one history entry. */
export function setVintageRange(vintageRange: WineFilter["vintageRange"]): void {
  const { filter } = useCollectionView.getState();
  change({ filter: { ...filter, vintageRange } }, "vintageRange");
}

export function setSort(sort: Sort): void {
  choose({ sort });
}

export function setLook(look: Look): void {
  choose({ look });
}

export function setGroupedBy(groupedBy: GroupedBy | undefined): void {
  choose({ groupedBy });
}

export function toggleColumn(column: ColumnName): void {
  const { columns } = useCollectionView.getState();
  change({
    columns: COLUMN_NAMES.filter((one) => (one === column) !== columns.includes(one)),
  });
}

export function toggleFilterArea(): void {
  useCollectionView.setState(({ areaOpen }) => ({ areaOpen: !areaOpen }));
}

export function clearFilters(): void {
  const { search, filter } = DEFAULT_VIEW;
  change({ search, filter });
}

function choose(chosen: Partial<ChosenLook>): void {
  rememberLook(chosen);
  change(chosen);
}

function change(changed: Partial<CollectionView>, typedInput?: TypedInput): void {
  useCollectionView.setState(changed);
  const query = currentQuery();
  const isSameStep = typedInput !== undefined && typedInput === lastTypedInput;
  lastTypedInput = typedInput;
  noteCollectionQuery(query);
  if (isSameStep) replaceQuery(query);
  else pushQuery(query);
}
