import { useLocation, useNavigate } from "react-router";
import { underBase } from "../../platform/basePath.ts";
import { type CellarTab, showCellarTab } from "./cellarTab.ts";

/** The address of the collection within the app. */
export const COLLECTION_PATH = "/";

let lastQuery = "";

/** Notes the query under which the collection is shown. */
export function noteCollectionQuery(query: string): void {
  lastQuery = query;
}

/** Shows a tab of the main page, with the search and filters that it had. */
export function useWayToCollection(): (tab?: CellarTab) => Promise<void> {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return async (tab = "collection") => {
    showCellarTab(tab);
    // The page of a new address is drawn a moment after it.
    const isHere = pathname === COLLECTION_PATH;
    const isLeaving = window.location.pathname !== underBase(COLLECTION_PATH);
    if (!isHere || isLeaving) await navigate(COLLECTION_PATH + lastQuery);
  };
}
