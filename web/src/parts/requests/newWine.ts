import { pageRequest } from "./pageRequest.ts";

/** What is known of a wine before its form opens. */
export interface NewWine {
  /** The shop's barcode by which it is to be found. */
  readonly barcode: string;
}

const newWines = pageRequest<NewWine>();

/** Asks for the form that adds a wine. */
export const askForNewWine = newWines.ask;

/** Runs `take` on each such request. */
export const useNewWine = newWines.useRequests;
