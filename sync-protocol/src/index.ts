export * from "./accessToken.ts";
export * from "./account.ts";
export * from "./applyChange.ts";
export * from "./applyEventChange.ts";
export * from "./applyPlaceChange.ts";
export * from "./callOf.ts";
export * as CALLS from "./calls/index.ts";
export * from "./calls/CallSpec.ts";
export * from "./change.ts";
export * from "./cookies.ts";
export * from "./currency.ts";
export * from "./event.ts";
export * from "./foldText.ts";
export * from "./jsonBytes.ts";
export * from "./label.ts";
export * from "./limits.ts";
export * from "./lot.ts";
export {
  type Bottles,
  heldBottles,
  lotsOf,
  type Move,
  type Stock,
  stockOf,
  withBottles,
  withMoved,
} from "./lots.ts";
export * from "./mergeEdit.ts";
export { KEEPINGS, type Keeping, OPENED_MAX, type OpenedBottle } from "./opened.ts";
export { withOpenedHeld } from "./openedBottles.ts";
export * from "./openid.ts";
export * from "./pairing.ts";
export * from "./passkey.ts";
export * from "./photo.ts";
export * from "./plainEvent.ts";
export * from "./proof.ts";
export * from "./place.ts";
export * from "./cellarExport.ts";
export * from "./places.ts";
export * from "./protocol.ts";
export * from "./quantity.ts";
export { type ColumnKind, sameValue } from "./recordKind.ts";
export * from "./refusal.ts";
export * from "./reminderMail.ts";
export * from "./reminders.ts";
export * from "./secondFactor.ts";
export * from "./sweptWine.ts";
export * from "./sync.ts";
export * from "./text.ts";
export * from "./wine.ts";
export * from "./wineType.ts";
