import { pageHistory } from "../../../platform/pageHistory.ts";

/*
 * Changes the query of the page's address without the router, which would re-render the whole page with each key
 * press in the search box. The router reads the address again on the next navigation.
 */

/** Adds a history entry with this query, unless the address already has it. */
export function pushQuery(query: string): void {
  pageHistory().pushAddress(window.location.pathname + query);
}

export function replaceQuery(query: string): void {
  pageHistory().replaceAddress(window.location.pathname + query);
}
