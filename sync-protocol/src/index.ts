export * from "./account/accessToken.ts";
export * from "./account/account.ts";
export * from "./changes/applyChange.ts";
export * from "./changes/applyEventChange.ts";
export * from "./changes/applyPlaceChange.ts";
export * from "./changes/applyWishChange.ts";
export * from "./calls/callOf.ts";
export * from "./calls/cellarCalls.ts";
export * as CALLS from "./calls/index.ts";
export * from "./calls/CallSpec.ts";
export * from "./changes/change.ts";
export * from "./cellars/cellar.ts";
export * from "./cellars/calendarFeed.ts";
export * from "./cellars/webhook.ts";
export * from "./cellars/guestLink.ts";
export * from "./cellars/invitation.ts";
export * from "./cellars/member.ts";
export * from "./cellars/membership.ts";
export * from "./cellars/role.ts";
export * from "./account/cookies.ts";
export * from "./records/currency.ts";
export * from "./records/event.ts";
export * from "./foldText.ts";
export * from "./jsonBytes.ts";
export * from "./label.ts";
export * from "./language/languages.ts";
export * from "./limits.ts";
export * from "./records/lots/lot.ts";
export {
  type Bottles,
  heldBottles,
  lotsOf,
  type Move,
  type Stock,
  stockOf,
  withBottles,
  withMoved,
} from "./records/lots/lots.ts";
export * from "./changes/mergeEdit.ts";
export {
  KEEPING_METHODS,
  type KeepingMethod,
  OPENED_MAX,
  type OpenedBottle,
} from "./records/lots/opened.ts";
export { withOpenedHeld } from "./records/lots/openedBottles.ts";
export * from "./records/lots/openedLife.ts";
export * from "./account/notifications.ts";
export * from "./account/openid.ts";
export * from "./pairing.ts";
export * from "./account/passkey.ts";
export * from "./records/photo.ts";
export * from "./changes/plainEvent.ts";
export * from "./account/proof.ts";
export * from "./records/place.ts";
export * from "./cellarExport.ts";
export * from "./records/place.ts";
export * from "./protocol.ts";
export * as cell from "./cell.ts";
export { readTsv } from "./readTsv.ts";
export { fromProtocol2, nameInProtocol2, toProtocol2 } from "./protocol2.ts";
export * from "./records/quantity.ts";
export { type ColumnKind, sameValue } from "./records/recordKind.ts";
export * from "./refusal.ts";
export * from "./account/reminderMail.ts";
export * from "./reminders.ts";
export * from "./account/secondFactor.ts";
export * from "./records/sweptWine.ts";
export * from "./sync.ts";
export * from "./records/text.ts";
export {
  latestValuations,
  type Valuation,
  VALUATION_SOURCE_MAX,
  VALUATIONS_MAX,
} from "./records/valuation.ts";
export * from "./records/wine.ts";
export {
  ALCOHOL_MAX,
  BARCODES,
  type Control,
  DRINKING_YEARS,
  EXTRA_FIELDS_MAX,
  latestVintage,
  PHOTO_PATHS,
  photoIdIn,
  photoPathOf,
  photoPathSchema,
  TAGS,
  VINTAGE_MIN,
  WINE_TABLE,
} from "./records/wineFields.ts";
export * from "./records/wineType.ts";
export * from "./records/wish.ts";
