import * as z from "zod/mini";
import { type ReadTable, TABLE_LIMITS } from "../readTable.ts";

const exportSchema = z.looseObject({
  schema: z.string().check(z.startsWith("cellarion-export@")),
  /** It stops at 50,000 bottles, and says so. */
  _truncated: z.optional(z.unknown()),
  cellars: z.array(
    z.looseObject({
      cellarName: z.optional(z.nullable(z.string())),
      bottles: z._default(z.array(z.record(z.string(), z.unknown())), []),
    }),
  ),
});

/** Cellarion's parsed JSON as the table that its CSV would be; `undefined` where it is none. */
export function flattenCellarion(json: unknown): ReadTable | undefined {
  const parsed = exportSchema.safeParse(json);
  if (!parsed.success) return undefined;
  const bottles = parsed.data.cellars.flatMap((cellar) =>
    cellar.bottles.map((bottle) => ({ cellarName: cellar.cellarName, ...bottle })),
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
  return { kind: "table", table: { header, rows, isCutShort } };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
