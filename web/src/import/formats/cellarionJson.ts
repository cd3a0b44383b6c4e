import { RACK_MAX } from "sync-protocol";
import * as z from "zod/mini";
import { type ReadTable, TABLE_LIMITS } from "../files/readTable.ts";

const exportSchema = z.looseObject({
  schema: z.string().check(z.startsWith("cellarion-export@")),
  /** Set when the export stops at 50,000 bottles. */
  _truncated: z.optional(z.unknown()),
  cellars: z.array(
    z.looseObject({
      cellarName: z.optional(z.nullable(z.string())),
      racks: z._default(z.array(z.unknown()), []),
      bottles: z._default(z.array(z.record(z.string(), z.unknown())), []),
    }),
  ),
});

const size = z.catch(z.nullable(z.int().check(z.minimum(1), z.maximum(RACK_MAX.rows))), null);

const rackSchema = z.looseObject({ name: z.string(), rows: size, cols: size });

const imageSchema = z.looseObject({
  processed: z.optional(z.nullable(z.string())),
  original: z.optional(z.nullable(z.string())),
});

/**
 * Converts Cellarion's JSON to a table like Cellarion's CSV. Returns `undefined` for any other
 * JSON.
 */
export function flattenCellarion(json: unknown): ReadTable | undefined {
  const parsed = exportSchema.safeParse(json);
  if (!parsed.success) return undefined;
  const base = countsFromZero(parsed.data.cellars.flatMap(({ bottles }) => bottles)) ? 1 : 0;
  const bottles = parsed.data.cellars.flatMap((cellar) =>
    cellar.bottles.map(({ images, ...bottle }) => ({
      cellarName: cellar.cellarName,
      ...bottle,
      ...(typeof bottle["rackRow"] === "number" && { rackRow: bottle["rackRow"] + base }),
      ...(typeof bottle["rackCol"] === "number" && { rackCol: bottle["rackCol"] + base }),
      ...(images !== undefined && { images: photoOf(images) ?? images }),
    })),
  );
  const racks = parsed.data.cellars.flatMap(({ cellarName, racks: racksOfCellar }) =>
    racksOfCellar.flatMap((rack) => {
      const { data } = rackSchema.safeParse(rack);
      return data ? [{ ...data, inside: cellarName ?? "" }] : [];
    }),
  );
  const header = [...new Set(bottles.flatMap((bottle) => Object.keys(bottle)))];
  if (bottles.length === 0) return { kind: "problem", problem: "no-rows" };
  if (header.length > TABLE_LIMITS.columns) return { kind: "problem", problem: "too-wide" };
  const records: readonly Readonly<Record<string, unknown>>[] = bottles;
  const rows = records.map((bottle, at) => ({
    line: at + 1,
    cells: header.map((name) => textOf(bottle[name])),
  }));
  const isCutShort = Boolean(parsed.data._truncated);
  return { kind: "table", table: { header, rows, isCutShort, racks } };
}

/**
 * Whether the rows and columns of racks are numbered from 0. This is the case if any bottle has row
 * or column 0.
 */
function countsFromZero(bottles: readonly Readonly<Record<string, unknown>>[]): boolean {
  return bottles.some((bottle) => bottle["rackRow"] === 0 || bottle["rackCol"] === 0);
}

function photoOf(images: unknown): string | undefined {
  const first = z.array(imageSchema).safeParse(images).data?.[0];
  return first?.processed ?? first?.original ?? undefined;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
