import { useEffect, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { create } from "zustand";
import type { WineFilter } from "../../../rules/cellar/filterWines.ts";
import type { GroupedBy } from "../../../rules/cellar/wineGroups.ts";
import { noteCollectionQuery } from "../../../parts/addresses/wayToCollection.ts";
import { showCellarTab } from "../../../parts/addresses/cellarTab.ts";
import { pushQuery, replaceQuery } from "./pageQuery.ts";
import type { Sort } from "./sorts.ts";
import {
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
  ...viewIn(window.location.search),
  userId: undefined,
  areaOpen: false,
}));

/** What is typed into letter by letter. */
type TypedInto = "search" | "vintageRange";

/** What was typed into last: more letters there belong to the same step of the history. */
let lastTypedInto: TypedInto | undefined;

/** Follows the address: the one that the page opened with, a link, the browser's Back. */
export function useAddressedView(): void {
  const { key, search } = useLocation();

  useLayoutEffect(() => {
    showView(search);
  }, [key, search]);

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

function showView(query: string): void {
  const view = viewIn(query);
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
  useCollectionView.setState({ ...DEFAULT_VIEW, areaOpen: false });
  showCellarTab("collection");
  lastTypedInto = undefined;
  noteCollectionQuery("");
  replaceQuery("");
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
  change({ sort });
}

export function setLook(look: Look): void {
  change({ look });
}

export function setGroupedBy(groupedBy: GroupedBy | undefined): void {
  change({ groupedBy });
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

function change(changed: Partial<CollectionView>, typedInto?: TypedInto): void {
  useCollectionView.setState(changed);
  const query = currentQuery();
  const isSameStep = typedInto !== undefined && typedInto === lastTypedInto;
  lastTypedInto = typedInto;
  noteCollectionQuery(query);
  if (isSameStep) replaceQuery(query);
  else pushQuery(query);
}
