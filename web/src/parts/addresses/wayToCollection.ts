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
    // After the address has changed, the old page is rendered for a moment. Both the rendered and
    // the current address must therefore be the collection's.
    const isHere = pathname === COLLECTION_PATH;
    const isLeaving = window.location.pathname !== underBase(COLLECTION_PATH);
    if (!isHere || isLeaving) await navigate(COLLECTION_PATH + lastQuery);
  };
}
