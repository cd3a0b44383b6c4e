/**
 * Imports export files of other programs on the device. A known format is recognized by its
 * headings, and is described by a table of its columns.
 */
export { FORMATS, IMPORTED_FIELDS, type Use } from "./formats/index.ts";
export {
  FIRST_LINES,
  type FileNote,
  type LongList,
  type Preview,
  type ImportAnswers,
  type WineNote,
} from "./importMessages.ts";
export { beginImport, type ImportedChanges, type ImportSession } from "./importSession.ts";
export type { LikeChoice, LikeChoices } from "./wines/likeWines.ts";
export type { Answers, Question } from "./rows/openQuestions.ts";
export { type RowKind, ROW_KINDS } from "./rows/rowCells.ts";
export { IMPORT_SCALES } from "./values/ratings.ts";
export type { UnsureWines } from "./wines/wineKeys.ts";
export { type KnownWine, REQUIRED, requiredLabel, type RequiredField } from "./plan/planImport.ts";
