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

/** What is shown of the collection: the view that the address says, and what it does not say. */
interface ShownView extends CollectionView {
  /** Whose it is: another person on this device starts without filters. */
  readonly userId: string | undefined;
  readonly areaOpen: boolean;
}

/** Keeps the view of the address in parts, so that each control follows its own alone. */
export const useCollectionView = create<ShownView>(() => ({
  ...viewIn(window.location.search, rememberedLook()),
  userId: undefined,
  areaOpen: false,
}));

/** What is typed into letter by letter. */
type TypedInto = "search" | "vintageRange";

/** What was typed into last: more letters there belong to the same step of the history. */
let lastTypedInto: TypedInto | undefined;

/** Whether the page has shown an address before. */
let isOpened = false;

/**
 * Follows the address: the one that the page opened with, a link, the browser's Back. What a link does not
 * say of look, sort and grouping is as remembered on this device, and the address says it then.
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

  // The router does not hear of the steps between which a person goes back here: see pageQuery.ts.
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
  lastTypedInto = undefined;
  noteCollectionQuery(said);
  if (said !== currentQuery()) useCollectionView.setState(view);
}

/** The view as it is, as the query of an address. */
export function currentQuery(): string {
  return queryOf(useCollectionView.getState());
}

/** Shows the view that a query says, as a step of the history. */
export function openView(query: string): void {
  pushQuery(query);
  showView(query);
}

/** Makes the view that of `userId`; that of anybody else is forgotten. */
export function openViewOf(userId: string): void {
  const { userId: before } = useCollectionView.getState();
  if (before === userId) return;
  useCollectionView.setState({ userId });
  if (before === undefined) return;
  useCollectionView.setState({ ...DEFAULT_VIEW, ...rememberedLook(), areaOpen: false });
  showCellarTab("collection");
  lastTypedInto = undefined;
  noteCollectionQuery(currentQuery());
  replaceQuery(currentQuery());
}

/** Changes the search text; the letters of one text are one step of the history. */
export function setSearch(search: string): void {
  change({ search }, "search");
}

/** Changes some controls of the filter and leaves the others. */
export function narrow(changed: Partial<WineFilter>): void {
  const { filter } = useCollectionView.getState();
  change({ filter: { ...filter, ...changed } });
}

/** Changes the vintages sought; the digits typed one after the other are one step of the history. */
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

/** Adds a column to the table, or takes it out. */
export function toggleColumn(column: ColumnName): void {
  const { columns } = useCollectionView.getState();
  change({
    columns: COLUMN_NAMES.filter((one) => (one === column) !== columns.includes(one)),
  });
}

export function toggleFilterArea(): void {
  useCollectionView.setState(({ areaOpen }) => ({ areaOpen: !areaOpen }));
}

/** Resets every filter and the search text; the wines stay in their order. */
export function clearFilters(): void {
  const { search, filter } = DEFAULT_VIEW;
  change({ search, filter });
}

/** Changes how the wines stand, and remembers it on this device. */
function choose(chosen: Partial<ChosenLook>): void {
  rememberLook(chosen);
  change(chosen);
}

function change(changed: Partial<CollectionView>, typedInto?: TypedInto): void {
  useCollectionView.setState(changed);
  const query = currentQuery();
  const isSameStep = typedInto !== undefined && typedInto === lastTypedInto;
  lastTypedInto = typedInto;
  noteCollectionQuery(query);
  if (isSameStep) replaceQuery(query);
  else pushQuery(query);
}
