/**
 * When a wine is at its best. Worked out on the device from what its owner wrote, never stored, and
 * said to be no more than usual unless the owner has set it.
 */
export {
  type Basis,
  type DrinkingWindow,
  type Stage,
  stageIn,
  type WindowYears,
} from "./DrinkingWindow.ts";
export { windowOf } from "./windowOf.ts";
