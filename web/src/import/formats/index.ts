import { CELLARTRACKER } from "./cellarTracker.ts";
import type { Format } from "./Format.ts";
import { CAVEA, CELLARION, OENO, PLOC, VINOCELL_TABLES } from "./others.ts";
import { VIVINO } from "./vivino.ts";

export { type BottleState, type Format, IMPORTED_FIELDS, type Use } from "./Format.ts";

/**
 * All known formats. A table that matches several formats is read in the first of these formats.
 */
export const FORMATS: readonly Format[] = [
  ...CELLARTRACKER,
  ...VIVINO,
  ...VINOCELL_TABLES,
  ...PLOC,
  ...CAVEA,
  ...OENO,
  ...CELLARION,
];
