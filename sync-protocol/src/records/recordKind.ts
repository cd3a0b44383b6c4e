import * as z from "zod/mini";
import { uuid } from "./text.ts";

/** How a value lies in a store and in an answer: by type alone, since limits of today may be newer. */
export interface StoredType<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly schema: Schema;
  /** Says what `schema` says at a hundredth of its cost: every row is asked at every start. */
  readonly holds: (value: unknown) => boolean;
  /** What a column of a database makes of it, which has neither flags nor lists. */
  readonly column: ColumnKind;
  /** The value of a kept field in a row that an earlier build wrote without it. */
  readonly absent?: unknown;
}

/** A column holds a value as it is, a flag, or the JSON text of a list. */
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

/** One of these texts. */
export function oneOf<const Choice extends string>(choices: readonly Choice[]) {
  const known = new Set<unknown>(choices);
  return {
    schema: z.enum(choices),
    holds: (value: unknown): boolean => known.has(value),
    column: "plain" as const,
  };
}

/** A field that a person writes, told once: whatever knows the field follows from it. */
export interface Field {
  /** What people read of it, at its control and in sentences. */
  readonly label: string;
  /** What may be written. */
  readonly written: z.ZodMiniType;
  /** What a body may say of it: what may be written, or nothing where `absent` stands for that. */
  readonly given: z.ZodMiniType;
  readonly stored: StoredType;
  /** What it is where a body, or a row that an earlier build stored, lacks it. */
  readonly absent?: unknown;
  /** It came after the first build, so that changes of before do not name it. */
  readonly isAddition?: true;
}

/** A field that every record has had from the first. */
export function required<Written extends z.ZodMiniType, Stored extends z.ZodMiniType>(told: {
  readonly label: string;
  readonly written: Written;
  readonly stored: StoredType<Stored>;
}) {
  return { ...told, given: told.written };
}

/** A field that may be left out, and that a row of an earlier build lacks: then it is `absent`. */
export function optional<Written extends z.ZodMiniType, Stored extends z.ZodMiniType>(told: {
  readonly label: string;
  readonly written: Written;
  readonly stored: StoredType<Stored>;
  readonly absent: z.core.util.NoUndefined<z.output<Written>>;
}) {
  return { ...told, given: z._default(told.written, told.absent) };
}

/** An optional field that a build after the first has added: its changes may have been sent without. */
export function added<Written extends z.ZodMiniType, Stored extends z.ZodMiniType>(
  told: Parameters<typeof optional<Written, Stored>>[0],
) {
  return { ...optional(told), isAddition: true as const };
}

/** Whether two values of a field are one: lists and what they hold are compared by what they say. */
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

type Body<Told extends Fields> = {
  [Name in keyof Told & string]: z.output<Told[Name]["written"]>;
};

/** What a partial schema gives of a body: a field may be missing, or said to be nothing. */
type Values<Told extends Fields> = {
  readonly [Name in keyof Told & string]?: Body<Told>[Name] | undefined;
};

/** A kept field that came after the first build: rows of before lack it. */
export function keptSince<Schema extends z.ZodMiniType>(
  type: StoredType<Schema>,
  absent: z.core.util.NoUndefined<z.output<Schema>>,
) {
  const schema: z.ZodMiniDefault<Schema> = z._default(type.schema, absent);
  return { ...type, schema, absent };
}

type AddedName<Told extends Fields> = {
  [Name in keyof Told & string]: Told[Name] extends { readonly isAddition: true } ? Name : never;
}[keyof Told & string];

type KeptValues<Kept extends KeptFields> = {
  [Name in keyof Kept & string]: z.output<Kept[Name]["schema"]>;
};

/** What sync alone needs to know of a record (rules R1 and V2). */
const STAMP = { seq: INTEGER, deleted: FLAG };

/**
 * A kind of record from one table: what a person writes of it, in the order of its form, and what
 * is kept beside that. Schemas, lists, comparisons and the soundness of rows follow from it.
 */
export function recordKind<Told extends Fields, Kept extends KeptFields>({
  written,
  kept,
}: {
  readonly written: Told;
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
    /** What a person writes, by field. */
    written,
    /** The names of the written fields, in their order. */
    fields: names,
    /**
     * What the fields that were added since the first build are where they say nothing. Two bodies
     * that differ in that alone are one: an older build writes the other.
     */
    additions: addedValues(written),
    /** The names of what is kept beside them. */
    kept: keptNames,
    /** What a column makes of each field of a row. */
    columns: partOf({ ...stored, ...STAMP }, "column"),
    /** All that a person writes of one. Unknown fields fall away. */
    bodySchema: z.object(partOf(written, "given")),
    /** The values of some written fields. */
    valuesSchema: z.partial(z.object(partOf(written, "written"))),
    /** One as the calls answer it. */
    schema: z.object(recordShape),
    /** One as sync carries it, with whatever a later server knows of it beside. */
    rowSchema: z.looseObject({
      ...recordShape,
      ...addedShape(written),
      seq: INTEGER.schema.check(z.positive()),
      deleted: z._default(FLAG.schema, false),
    }),
    /** The written part of one. */
    bodyOf: (record: Readonly<Body<Told>>): Body<Told> => pick(record, names),
    /** One without what only sync and stores need to know of it. */
    recordOf: (row: Readonly<Body<Told> & KeptValues<Kept>>): Body<Told> & KeptValues<Kept> =>
      pick(row, allNames),
    /** The written fields in which two differ, in their order. */
    differing: (one: Readonly<Body<Told>>, other: Readonly<Body<Told>>) =>
      names.filter((name) => !sameValue(one[name], other[name])),
    /**
     * The written part of one after an edit: of the fields in its base those that it changes, or all
     * where it has none (rules M1, M2, M5).
     */
    merged: (
      record: Readonly<Body<Told>>,
      { body, base }: { readonly body: Body<Told>; readonly base?: Values<Told> | undefined },
    ): Body<Told> => {
      const isTouched = (name: keyof Told & string) =>
        !base || (name in base && !sameValue(base[name], body[name]));
      return { ...pick(record, names), ...pick(body, names.filter(isTouched)) };
    },
    /** Whether a stored row has the types that this kind has; one of them damaged makes it unsound. */
    isSound: (row: Readonly<Record<string, unknown>>): boolean =>
      checks.every(({ name, holds }) => holds(row[name])),
    /**
     * A stored row with what an earlier build did not know of it; the same object where it lacks
     * nothing. What a later build added stays.
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

/** What the added fields of a table are where they say nothing. */
function addedValues<Told extends Fields>(written: Told): Pick<Body<Told>, AddedName<Told>>;
function addedValues(written: Fields): object {
  const additions = Object.entries(absentValues(written));
  return Object.fromEntries(additions.filter(([name]) => written[name]?.isAddition === true));
}

/** The added fields of a row, which an earlier build may have written: what it lacks says nothing. */
function addedShape(written: Fields): object {
  return Object.fromEntries(
    Object.entries(addedValues(written)).map(([name, absent]) => [
      name,
      z._default(written[name]?.stored.schema ?? z.unknown(), absent),
    ]),
  );
}

/** The keys of a table, under their names. */
function namesOf<Table extends object>(table: Table): readonly (keyof Table & string)[];
function namesOf(table: object): readonly string[] {
  return Object.keys(table);
}

/** One part of every entry of a table, under the entry's name. */
function partOf<
  Part extends string,
  Table extends Readonly<Record<string, Readonly<Record<Part, unknown>>>>,
>(table: Table, part: Part): { [Name in keyof Table]: Table[Name][Part] };
function partOf(table: Readonly<Record<string, Readonly<Record<string, unknown>>>>, part: string) {
  return Object.fromEntries(Object.entries(table).map(([name, entry]) => [name, entry[part]]));
}

/** These properties of an object; a loop, as a start picks every wine: a fifth of `fromEntries`. */
function pick<From extends object, Name extends keyof From>(
  from: From,
  names: readonly Name[],
): Pick<From, Name>;
function pick(from: Readonly<Record<string, unknown>>, names: readonly string[]): object {
  const picked: Record<string, unknown> = {};
  for (const name of names) picked[name] = from[name];
  return picked;
}
