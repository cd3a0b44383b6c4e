import * as z from "zod/mini";

/** Longest single-line field, in UTF-16 code units. */
export const LINE_MAX = 500;

/** Longest tasting note or meal description, in UTF-16 code units. */
export const PROSE_MAX = 10_000;

const WELL_FORMED = /^\P{Surrogate}*$/u;

/**
 * Text of at most `max` code units, trimmed. Refuses half a surrogate pair, which no database
 * stores.
 */
export const prose = (name: string, max = PROSE_MAX) =>
  z
    .string(`${name} must be text`)
    .check(
      z.trim(),
      z.maxLength(max, `${name} must be at most ${String(max)} characters`),
      z.regex(WELL_FORMED, `${name} contains a broken character`),
    );

export const emptyAsNull = (text: string | null): string | null => (text === "" ? null : text);

/** A required line of text. The error is "… is required" if the line is empty after trimming. */
export const requiredLine = (name: string, sentence = `${name} is required`, max = LINE_MAX) =>
  z
    .string(sentence)
    .check(
      z.trim(),
      z.minLength(1, sentence),
      z.maxLength(max, `${name} must be at most ${String(max)} characters`),
      z.regex(WELL_FORMED, `${name} contains a broken character`),
    );

/** A UUID in lower case, so that equal ids are equal strings. */
export const uuid = () =>
  z.string("Must be a UUID").check(z.toLowerCase(), z.uuid("Must be a UUID"));
