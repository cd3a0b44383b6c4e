import * as z from "zod/mini";
import { i18n, type Values } from "../language/index.ts";

/** Longest single-line field, in UTF-16 code units. */
export const LINE_MAX = 500;

/** Longest tasting note or meal description, in UTF-16 code units. */
export const PROSE_MAX = 10_000;

/**
 * The error message of a schema, in the language that is set when the error occurs. `label`, the
 * field's name, is translated too.
 */
export const errorText = (
  message: string,
  { label, ...values }: Values & { label?: string } = {},
) => ({
  error: () => i18n._(message, label === undefined ? values : { ...values, label: i18n._(label) }),
});

const tooLong = (label: string, max: number) =>
  errorText(/*i18n*/ "{label} must be at most {max} characters", { label, max });

const broken = (label: string) =>
  errorText(/*i18n*/ "{label} contains a broken character", { label });

const WELL_FORMED = /^\P{Surrogate}*$/u;

/**
 * Schema of a text that is trimmed and has at most `max` UTF-16 code units. Refuses half a
 * surrogate pair, which no database stores.
 */
export const prose = (label: string, max = PROSE_MAX) =>
  z
    .string(`${label} must be text`)
    .check(z.trim(), z.maxLength(max, tooLong(label, max)), z.regex(WELL_FORMED, broken(label)));

export const emptyAsNull = (text: string | null): string | null => (text === "" ? null : text);

/**
 * Schema of a required line of text. `missing` is the error message if the line is empty after
 * trimming.
 */
export const requiredLine = (
  label: string,
  max = LINE_MAX,
  missing = errorText(/*i18n*/ "{label} is required", { label }),
) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(max, tooLong(label, max)),
      z.regex(WELL_FORMED, broken(label)),
    );

export const wholeNumber = (label: string, { min, max }: { min: number; max: number }) =>
  z
    .int(errorText(/*i18n*/ "{label} must be a whole number", { label }))
    .check(
      z.minimum(min, errorText(/*i18n*/ "{label} must be at least {min}", { label, min })),
      z.maximum(max, errorText(/*i18n*/ "{label} must be at most {max}", { label, max })),
    );

/** Schema of a UUID. Converts it to lower case, so that equal ids are equal strings. */
export const uuid = () =>
  z.string("Must be a UUID").check(z.toLowerCase(), z.uuid("Must be a UUID"));
