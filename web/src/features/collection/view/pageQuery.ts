import { pageHistory } from "../../../platform/pageHistory.ts";

/*
 * The query of the page's address, written past the router: it would draw every part of the page
 * again with each key of a search. It reads the address itself when the user moves on.
 */

/** Begins a step of the history under this query; nothing where the address has it. */
export function pushQuery(query: string): void {
  pageHistory().pushAddress(window.location.pathname + query);
}

/** Goes on with this step of the history under another query. */
export function replaceQuery(query: string): void {
  pageHistory().replaceAddress(window.location.pathname + query);
}
