import { cell, readTsv, type Wine } from "sync-protocol";
import notesTable from "sync-protocol/data/wishes/notes.tsv?raw";
import { type Stage, windowOf } from "sync-protocol/drinking";
import { PhraseIndex, wordsOf } from "sync-protocol/profiles";
import { LANGUAGES } from "../meals/lexicon.ts";

/** A wine's stage in its drinking window, and the year that limits the stage. */
export interface WineStage {
  readonly stage: Stage | undefined;
  /** The first year of a young wine's window, or the last year of an old wine's window. */
  readonly year: number | undefined;
}

/** Maximum number of words between a note's phrase and its year: "until at least 2028". */
const WORDS_BETWEEN = 2;
const YEAR = /^(?:19|20|21)\d\d$/u;

let index: PhraseIndex<"wait" | "until"> | undefined;

function noteWords(): PhraseIndex<"wait" | "until"> {
  if (index) return index;
  index = new PhraseIndex();
  const rows = readTsv(notesTable, {
    kind: cell.oneOf(["wait", "until"]),
    en: cell.list,
    fr: cell.list,
    it: cell.list,
    es: cell.list,
    de: cell.list,
  });
  for (const { kind, ...byLanguage } of rows) {
    for (const phrase of LANGUAGES.flatMap((language) => byLanguage[language])) {
      index.add(
        wordsOf(phrase).map((word) => new Set([word])),
        kind,
      );
    }
  }
  return index;
}

/**
 * The stage of a wine by the user's own years, otherwise by a note ("leave it until 2028"),
 * otherwise by the usual years of its kind.
 */
export function stageOf(wine: Wine, now: { readonly year: number }): WineStage {
  const isOwn = wine.drinkFrom !== null || wine.drinkTo !== null;
  if (!isOwn) {
    const { wait, until } = yearsInNotes(wine.notes ?? "");
    if (wait !== undefined && now.year < wait) return { stage: "young", year: wait };
    if (until !== undefined && now.year > until) return { stage: "past", year: until };
    if (wait !== undefined || until !== undefined) return { stage: "ready", year: undefined };
  }
  const window = windowOf(wine, now);
  if (!window) return { stage: undefined, year: undefined };
  const year = window.stage === "young" ? window.from : window.to;
  return { stage: window.stage, year };
}

function yearsInNotes(notes: string): { wait?: number; until?: number } {
  if (!/\d{4}/u.test(notes)) return {};
  const words = wordsOf(notes);
  const years: { wait?: number; until?: number } = {};
  for (const { meaning, end } of noteWords().findAll(words)) {
    const year = words.slice(end, end + WORDS_BETWEEN + 1).find((word) => YEAR.test(word));
    if (year !== undefined) years[meaning] = Number(year);
  }
  return years;
}
