import * as z from "zod/mini";

/** Longest accepted single-line field, in UTF-16 code units. */
export const LINE_MAX = 500;

/** Longest accepted tasting note or meal description, in UTF-16 code units. */
export const PROSE_MAX = 10_000;

const WELL_FORMED = /^\P{Surrogate}*$/u;

/** Text up to `max` long, trimmed; half a surrogate pair is refused, as no database keeps it. */
export const prose = (name: string, max = PROSE_MAX) =>
  z
    .string(`${name} must be text`)
    .check(
      z.trim(),
      z.maxLength(max, `${name} must be at most ${String(max)} characters`),
      z.regex(WELL_FORMED, `${name} contains a broken character`),
    );

/** Nothing where a text is empty. */
export const emptyAsNull = (text: string | null): string | null => (text === "" ? null : text);

/** One required line of text; "… is required" when nothing is left after trimming. */
export const requiredLine = (name: string, sentence = `${name} is required`, max = LINE_MAX) =>
  z
    .string(sentence)
    .check(
      z.trim(),
      z.minLength(1, sentence),
      z.maxLength(max, `${name} must be at most ${String(max)} characters`),
      z.regex(WELL_FORMED, `${name} contains a broken character`),
    );

/** A UUID, kept in lower case so that equal ids are equal strings. */
export const uuid = () =>
  z.string("Must be a UUID").check(z.toLowerCase(), z.uuid("Must be a UUID"));
