import * as z from "zod/mini";
import { isListWith, listWithIds } from "./listWithIds.ts";
import { lotSchema, priceSchema, storedPriceSchema } from "./lots/lot.ts";
import { type StoredType, UUID } from "./recordKind.ts";
import { emptyAsNull, errorText, prose, uuid } from "./text.ts";

/** Maximum number of valuations of a wine: enough for four a year for 25 years. */
export const VALUATIONS_MAX = 100;

/** Maximum length of the text that states a valuation's source, in UTF-16 code units. */
export const VALUATION_SOURCE_MAX = 100;

const valuationSchema = z.object({
  id: uuid(),
  /** The local calendar day of the valuation. */
  day: z.iso.date(
    errorText(/*i18n*/ "{label} must be a day, like 2026-05-01", { label: /*i18n*/ "Valued On" }),
  ),
  /** The value of one bottle of the size `millilitres`. */
  price: priceSchema,
  millilitres: lotSchema.shape.millilitres,
  source: z._default(
    z.pipe(z.nullable(prose(/*i18n*/ "Source", VALUATION_SOURCE_MAX)), z.transform(emptyAsNull)),
    null,
  ),
});

/** The value of a bottle on one day, as a user estimates it [W14: valuations]. */
export type Valuation = z.infer<typeof valuationSchema>;

export const valuationsSchema = listWithIds(
  valuationSchema,
  "valuation",
  VALUATIONS_MAX,
  /*i18n*/ "A wine can have at most {most} valuations",
);

/**
 * The stored type of a wine's valuations. Unknown fields of later builds are kept [D3: updates].
 */
export const VALUATIONS = {
  schema: z.array(
    z.looseObject({
      id: UUID.schema,
      day: z.string(),
      price: storedPriceSchema,
      millilitres: z.int(),
      source: z.nullable(z.string()),
    }),
  ),
  holds: (value: unknown): boolean => isListWith("price", value),
  column: "json",
} as const satisfies StoredType;

/** At most the maximum number of valuations, those with the latest days [W14: valuations]. */
export function latestValuations(valuations: readonly Valuation[]): Valuation[] {
  return valuations.length > VALUATIONS_MAX
    ? valuations
        .toSorted((a, b) => Number(a.day > b.day) - Number(a.day < b.day))
        .slice(-VALUATIONS_MAX)
    : [...valuations];
}
