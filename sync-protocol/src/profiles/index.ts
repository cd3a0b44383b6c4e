/**
 * Entry point for wine profiles: the style of a wine, derived from its fields. It is separate, so
 * that its tables are loaded only where they are needed.
 */
export { type Aroma, AROMAS } from "./aroma.ts";
export { GRAPE_PROFILES } from "./grapeProfiles.ts";
export { type PhraseMatch, PhraseIndex } from "./PhraseIndex.ts";
export { type Place, PLACES } from "./places.ts";
export { cacheProfiles, profileOf } from "./profileOf.ts";
export { profileWine } from "./profileWine.ts";
export type { WineProfile } from "./WineProfile.ts";
export { WINE_STYLES } from "./WineStyle.ts";
export { wordsOf } from "./words.ts";
