import * as z from "zod/mini";
import { isListWith, listWithIds } from "../listWithIds.ts";
import type { StoredType } from "../recordKind.ts";
import { errorText, uuid } from "../text.ts";

/**
 * How an opened bottle is kept fresh: with a stopper, a vacuum pump or gas, or by a needle through
 * the cork.
 */
export const KEEPING_METHODS = ["stopper", "vacuum", "gas", "needle"] as const;

export const OPENED_MAX = 50;

const openedBottleSchema = z.object({
  id: uuid(),
  /** The local calendar day when the bottle was opened. */
  day: z.iso.date(
    errorText(/*i18n*/ "{label} must be a day, like 2026-05-01", { label: "Opened" }),
  ),
  keeping: z.enum(KEEPING_METHODS, "An opened bottle is kept by stopper, vacuum, gas or needle"),
  /**
   * The lot that the bottle belongs to. If this lot has no bottles left when the bottle is
   * finished, the bottle is taken from another lot [B3: finishing].
   */
  lotId: z._default(z.nullable(uuid()), null),
});

/** An open bottle, which still counts among the bottles of its wine [B1: open bottles]. */
export type OpenedBottle = z.infer<typeof openedBottleSchema>;
export type KeepingMethod = (typeof KEEPING_METHODS)[number];

export const openedSchema = listWithIds(
  openedBottleSchema,
  "opened bottle",
  OPENED_MAX,
  /*i18n*/ "A wine can have at most {most} opened bottles",
);

/**
 * The stored type of a wine's opened bottles. Unknown fields of later builds are kept [D3:
 * updates].
 */
export const OPENED = {
  schema: z.array(z.looseObject(openedBottleSchema.shape)),
  holds: (value: unknown): boolean => isListWith("day", value),
  column: "json",
} as const satisfies StoredType;
