import { pageHistory } from "../../../platform/pageHistory.ts";

/* Changes the query in the address without the router, which would re-render the page at each key press in the
   search box. The router reads the address at its next navigation. */

/** Adds a history entry with this query, unless the address already has this query. */
export function pushQuery(query: string): void {
  pageHistory().pushAddress(window.location.pathname + query);
}

export function replaceQuery(query: string): void {
  pageHistory().replaceAddress(window.location.pathname + query);
}
