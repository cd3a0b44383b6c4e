import { ROSE_AND_SPARKLING_STYLES, SWEET_AND_FORTIFIED_STYLES } from "./otherStyles.ts";
import { BLENDS, RED_STYLES } from "./redStyles.ts";
import { WHITE_STYLES } from "./whiteStyles.ts";
import type { WineStyle } from "./WineStyle.ts";

/** The styles this sommelier knows, each once; the word that says most about a wine comes last. */
export const WINE_STYLES: readonly WineStyle[] = [
  ...BLENDS,
  ...RED_STYLES,
  ...WHITE_STYLES,
  ...ROSE_AND_SPARKLING_STYLES,
  ...SWEET_AND_FORTIFIED_STYLES,
];
