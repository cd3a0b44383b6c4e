import * as z from "zod/mini";
import { uuid } from "./text.ts";

/**
 * The type of a field's value in stores and in API answers. It has no limits on length or range,
 * because the value may come from a build with other limits.
 */
export interface StoredType<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly schema: Schema;
  /**
   * The same check as `schema`, but a hundred times faster. The app runs it on every row at every
   * start.
   */
  readonly holds: (value: unknown) => boolean;
  /** How a database column stores the value. SQLite has no types for flags and lists. */
  readonly column: ColumnKind;
  /**
   * The default for rows of earlier builds that lack the field. Used for fields that users do not
   * write.
   */
  readonly absent?: unknown;
}

/** A column contains the value itself (`plain`), a flag, or a list as JSON text. */
export type ColumnKind = "plain" | "flag" | "json";

const isText = (value: unknown): boolean => typeof value === "string";

export const TEXT = { schema: z.string(), holds: isText, column: "plain" } as const;

export const UUID = { schema: uuid(), holds: isText, column: "plain" } as const;

export const TEXT_OR_NULL = {
  schema: z.nullable(z.string()),
  holds: (value: unknown): boolean => value === null || isText(value),
  column: "plain",
} as const;

export const INTEGER = {
  schema: z.int(),
  holds: Number.isSafeInteger,
  column: "plain",
} as const;

export const INTEGER_OR_NULL = {
  schema: z.nullable(z.int()),
  holds: (value: unknown): boolean => value === null || Number.isSafeInteger(value),
  column: "plain",
} as const;

export const NUMBER_OR_NULL = {
  schema: z.nullable(z.number()),
  holds: (value: unknown): boolean => value === null || Number.isFinite(value),
  column: "plain",
} as const;

export const FLAG = {
  schema: z.boolean(),
  holds: (value: unknown): boolean => typeof value === "boolean",
  column: "flag",
} as const;

export const TEXTS = {
  schema: z.array(z.string()),
  holds: (value: unknown): boolean => Array.isArray(value) && value.every(isText),
  column: "json",
} as const;

export function oneOf<const Choice extends string>(choices: readonly Choice[]) {
  const known = new Set<unknown>(choices);
  return {
    schema: z.enum(choices),
    holds: (value: unknown): boolean => known.has(value),
    column: "plain" as const,
  };
}

/** A field that a user writes. Its name is the key of this entry in the table of fields. */
export interface Field {
  /** The field's name in the interface and in error messages, as an English text to translate. */
  readonly label: string;
  readonly written: z.ZodMiniType;
  /**
   * The schema of the field in a request's body, in which a field with a default may be missing.
   */
  readonly given: z.ZodMiniType;
  readonly stored: StoredType;
  /** The value of the field if a body, or a row of an earlier build, lacks it. */
  readonly absent?: unknown;
  /** Set if the field was added after the first build. Older clients omit it. */
  readonly isAddition?: true;
}

/** A field that every record has had since the first build. */
export function required<Written extends z.ZodMiniType, Stored extends z.ZodMiniType>(field: {
  readonly label: string;
  readonly written: Written;
  readonly stored: StoredType<Stored>;
}) {
  return { ...field, given: field.written };
}

/**
 * A field that may be missing in a body or in a row of an earlier build; `absent` is its default.
 */
export function optional<Written extends z.ZodMiniType, Stored extends z.ZodMiniType>(field: {
  readonly label: string;
  readonly written: Written;
  readonly stored: StoredType<Stored>;
  readonly absent: z.core.util.NoUndefined<z.output<Written>>;
}) {
  return { ...field, given: z._default(field.written, field.absent) };
}

/** An optional field added after the first build. Older clients omit it. */
export function added<Written extends z.ZodMiniType, Stored extends z.ZodMiniType>(
  field: Parameters<typeof optional<Written, Stored>>[0],
) {
  return { ...optional(field), isAddition: true as const };
}

/** Whether two values are equal. Lists and objects are compared by content. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  const [entries, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && sameValue(value, others.get(key)))
  );
}

type Fields = Readonly<Record<string, Field>>;
type KeptFields = Readonly<Record<string, StoredType>>;

type Body<Written extends Fields> = {
  [Name in keyof Written & string]: z.output<Written[Name]["written"]>;
};

/** The values of some written fields: each field may be missing or `undefined`. */
type Values<Written extends Fields> = {
  readonly [Name in keyof Written & string]?: Body<Written>[Name] | undefined;
};

/**
 * A field that users do not write, added after the first build. Older rows lack the field and get
 * `absent`.
 */
export function keptSince<Schema extends z.ZodMiniType>(
  type: StoredType<Schema>,
  absent: z.core.util.NoUndefined<z.output<Schema>>,
) {
  const schema: z.ZodMiniDefault<Schema> = z._default(type.schema, absent);
  return { ...type, schema, absent };
}

type AddedName<Written extends Fields> = {
  [Name in keyof Written & string]: Written[Name] extends { readonly isAddition: true }
    ? Name
    : never;
}[keyof Written & string];

type KeptValues<Kept extends KeptFields> = {
  [Name in keyof Kept & string]: z.output<Kept[Name]["schema"]>;
};

/** Fields that every row has and that only sync needs [R1: counter] [V2: removed]. */
const STAMP = { seq: INTEGER, deleted: FLAG };

/**
 * Defines a kind of record, such as a place, by its fields. `written` lists the fields that a user
 * writes, in the order of the form; `kept` lists the others. Schemas, lists, comparisons and row
 * checks are derived from these two tables.
 */
export function recordKind<Written extends Fields, Kept extends KeptFields>({
  written,
  kept,
}: {
  readonly written: Written;
  readonly kept: Kept;
}) {
  const names = namesOf(written);
  const keptNames = namesOf(kept);
  const allNames = [...names, ...keptNames];
  const recordShape = { ...partOf(kept, "schema"), ...partOf(partOf(written, "stored"), "schema") };
  const stored = { ...partOf(written, "stored"), ...kept };
  const checks = Object.entries({ ...stored, ...STAMP }).map(([name, { holds }]) => ({
    name,
    holds,
  }));
  const absent = { ...absentValues(written), ...absentValues(kept) };
  const optionals = Object.keys(absent);
  return {
    written,
    fields: names,
    /**
     * The fields added after the first build, with their defaults. A missing field equals its
     * default, because older builds omit these fields.
     */
    additions: addedValues(written),
    kept: keptNames,
    columns: partOf({ ...stored, ...STAMP }, "column"),
    /** All fields that a client may write. Unknown fields are dropped. */
    bodySchema: z.object(partOf(written, "given")),
    valuesSchema: z.partial(z.object(partOf(written, "written"))),
    schema: z.object(recordShape),
    /** Schema of a record as a sync row. Keeps unknown fields of later servers. */
    rowSchema: z.looseObject({
      ...recordShape,
      ...addedShape(written),
      seq: INTEGER.schema.check(z.positive()),
      deleted: z._default(FLAG.schema, false),
    }),
    bodyOf: (record: Readonly<Body<Written>>): Body<Written> => pick(record, names),
    /** The record without `seq` and `deleted`. */
    recordOf: (row: Readonly<Body<Written> & KeptValues<Kept>>): Body<Written> & KeptValues<Kept> =>
      pick(row, allNames),
    differing: (one: Readonly<Body<Written>>, other: Readonly<Body<Written>>) =>
      names.filter((name) => !sameValue(one[name], other[name])),
    /**
     * Merges an edit into a record, and returns the fields that users write. With a base, sets the
     * fields that the edit changed; without one, sets all [M1: field merge] [M5: plain edit].
     */
    merged: (
      record: Readonly<Body<Written>>,
      { body, base }: { readonly body: Body<Written>; readonly base?: Values<Written> | undefined },
    ): Body<Written> => {
      const isTouched = (name: keyof Written & string) =>
        !base || (name in base && !sameValue(base[name], body[name]));
      return { ...pick(record, names), ...pick(body, names.filter(isTouched)) };
    },
    /** Whether all known fields of a stored row have the right types; `false` for a damaged row. */
    isSound: (row: Readonly<Record<string, unknown>>): boolean =>
      checks.every(({ name, holds }) => holds(row[name])),
    /**
     * A stored row in which missing fields have their defaults; the same object if none is missing.
     * Unknown fields stay.
     */
    completed: <Row extends object>(row: Row): Row =>
      optionals.every((name) => name in row) ? row : { ...absent, ...row },
  };
}

function absentValues(
  fields: Readonly<Record<string, { readonly absent?: unknown }>>,
): Record<string, unknown> {
  const optionals = Object.entries(fields).filter(([, field]) => "absent" in field);
  return Object.fromEntries(optionals.map(([name, { absent }]) => [name, absent]));
}

function addedValues<Written extends Fields>(
  written: Written,
): Pick<Body<Written>, AddedName<Written>>;
function addedValues(written: Fields): object {
  const additions = Object.entries(absentValues(written));
  return Object.fromEntries(additions.filter(([name]) => written[name]?.isAddition === true));
}

/** Schemas of the `added` fields, with defaults for old rows. */
function addedShape(written: Fields): object {
  return Object.fromEntries(
    Object.entries(addedValues(written)).map(([name, absent]) => [
      name,
      z._default(written[name]?.stored.schema ?? z.unknown(), absent),
    ]),
  );
}

function namesOf<Table extends object>(table: Table): readonly (keyof Table & string)[];
function namesOf(table: object): readonly string[] {
  return Object.keys(table);
}

/** Maps each name in a table to one property of its entry. */
function partOf<
  Part extends string,
  Table extends Readonly<Record<string, Readonly<Record<Part, unknown>>>>,
>(table: Table, part: Part): { [Name in keyof Table]: Table[Name][Part] };
function partOf(table: Readonly<Record<string, Readonly<Record<string, unknown>>>>, part: string) {
  return Object.fromEntries(Object.entries(table).map(([name, entry]) => [name, entry[part]]));
}

/**
 * Copies only the named properties. This loop is five times as fast as `Object.fromEntries`, which
 * matters because the app copies every wine at every start.
 */
function pick<From extends object, Name extends keyof From>(
  from: From,
  names: readonly Name[],
): Pick<From, Name>;
function pick(from: Readonly<Record<string, unknown>>, names: readonly string[]): object {
  const picked: Record<string, unknown> = {};
  for (const name of names) picked[name] = from[name];
  return picked;
}
