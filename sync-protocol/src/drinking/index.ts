/**
 * Drinking windows, computed on the device and never stored. Screens present a window as an
 * estimate unless the user has set the window.
 */
export {
  type Basis,
  type DrinkingWindow,
  type Stage,
  stageIn,
  type WindowYears,
} from "./DrinkingWindow.ts";
export { windowOf } from "./windowOf.ts";
