export * from "./accessToken.ts";
export * from "./account.ts";
export * from "./applyChange.ts";
export * from "./applyPlaceChange.ts";
export * from "./callOf.ts";
export * as CALLS from "./calls/index.ts";
export * from "./calls/CallSpec.ts";
export * from "./change.ts";
export * from "./cookies.ts";
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
export * from "./openid.ts";
export * from "./pairing.ts";
export * from "./passkey.ts";
export * from "./photo.ts";
export * from "./proof.ts";
export * from "./place.ts";
export * from "./cellarExport.ts";
export * from "./places.ts";
export { type ColumnKind, sameValue } from "./recordKind.ts";
export * from "./refusal.ts";
export * from "./secondFactor.ts";
export * from "./sync.ts";
export * from "./text.ts";
export * from "./wine.ts";
