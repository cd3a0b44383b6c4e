/**
 * Entry point for drinking windows, which are computed when needed and never stored. Screens
 * present a window as an estimate unless the user has set it.
 */
export {
  type Basis,
  type DrinkingWindow,
  type Stage,
  stageIn,
  type WindowYears,
} from "./DrinkingWindow.ts";
export { windowOf } from "./windowOf.ts";
