import { useLocation, useNavigate } from "react-router";
import { underBase } from "../../platform/basePath.ts";
import { type CellarTab, showCellarTab } from "./cellarTab.ts";

export const COLLECTION_PATH = "/";

let lastQuery = "";

export function noteCollectionQuery(query: string): void {
  lastQuery = query;
}

/** Opens a tab of the main page with its last search and filters. */
export function useWayToCollection(): (tab?: CellarTab) => Promise<void> {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return async (tab = "collection") => {
    showCellarTab(tab);
    // Right after a navigation, the previous page is still rendered. The collection is open only if
    // both the rendered page and the current address are the collection's.
    const isHere = pathname === COLLECTION_PATH;
    const isLeaving = window.location.pathname !== underBase(COLLECTION_PATH);
    if (!isHere || isLeaving) await navigate(COLLECTION_PATH + lastQuery);
  };
}
