/**
 * What a wine is like, from what is written of it: a room of its own beside the contract, whose tables
 * only who asks has to load.
 */
export { type Aroma, AROMAS } from "./aroma.ts";
export { GRAPE_PROFILES } from "./grapeProfiles.ts";
export { type Found, PhraseIndex } from "./PhraseIndex.ts";
export { type Place, PLACES } from "./places.ts";
export { knowCellar, profileOf } from "./profileOf.ts";
export { profileWine } from "./profileWine.ts";
export type { WineProfile } from "./WineProfile.ts";
export { WINE_STYLES } from "./WineStyle.ts";
export { wordsOf } from "./words.ts";
