import * as z from "zod/mini";
import type { StoredType } from "../recordKind.ts";
import { uuid } from "../text.ts";

/** How an opened bottle is kept: its stopper, air pumped out, gas put in, or drawn through its cork. */
export const KEEPINGS = ["stopper", "vacuum", "gas", "needle"] as const;

/** Most opened bottles of one wine. */
export const OPENED_MAX = 50;

const openedBottleSchema = z.object({
  id: uuid(),
  /** The day of people's calendars on which it was opened. */
  day: z.iso.date("Opened must be a day, like 2026-05-01"),
  keeping: z.enum(KEEPINGS, "An opened bottle is kept by stopper, vacuum, gas or needle"),
  /** The lot that it is of, as a hint (rule B3). */
  lotId: z._default(z.nullable(uuid()), null),
});

/** A bottle of a wine that is open, and still counts among its bottles (rule B1). */
export type OpenedBottle = z.infer<typeof openedBottleSchema>;
export type Keeping = (typeof KEEPINGS)[number];

/** The opened bottles of a wine, as they may be written. */
export const openedSchema = z.array(openedBottleSchema, "Opened bottles must be a list").check(
  z.maxLength(OPENED_MAX, `A wine can have at most ${String(OPENED_MAX)} opened bottles`),
  z.refine(
    (bottles: readonly OpenedBottle[]) =>
      new Set(bottles.map(({ id }) => id)).size === bottles.length,
    "Each opened bottle must have an id of its own",
  ),
);

/** Opened bottles as they are stored, with whatever a later build knows of them beside (rule D3). */
export const OPENED = {
  schema: z.array(z.looseObject(openedBottleSchema.shape)),
  holds: (value: unknown): boolean => Array.isArray(value) && value.every(isOpenedBottle),
  column: "json",
} as const satisfies StoredType;

function isOpenedBottle(value: unknown): boolean {
  return typeof value === "object" && value !== null && "id" in value && "day" in value;
}
