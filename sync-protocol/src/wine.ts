import * as z from "zod/mini";
import { prose, requiredLine, uuid } from "./text.ts";

/** The six types of wine, in the order in which menus show them. */
export const WINE_TYPES = [
  "Red Wine",
  "White Wine",
  "Rosé Wine",
  "Sparkling Wine",
  "Dessert Wine",
  "Fortified Wine",
] as const;

/** Fewest and most bottles of one wine. */
export const QUANTITY = { min: 0, max: 999, initial: 1 } as const;

/** The oldest vintage accepted, a year. The newest depends on the clock: {@link latestVintage}. */
export const VINTAGE_MIN = 1800;

const NEWEST_TIME_ZONE_MS = 14 * 60 * 60 * 1000;

/**
 * The newest vintage the server accepts at `now` (milliseconds since 1970): the current year in
 * the time zone where it begins first, so that New Year in Auckland refuses nothing (rule W2).
 */
export function latestVintage(now: number): number {
  return new Date(now + NEWEST_TIME_ZONE_MS).getUTCFullYear();
}

/** A path under which a finalized photo is served: `/objects/uploads/{uuid}`. */
export const photoPathSchema = z
  .string("Photo must be a stored object")
  .check(
    z.regex(
      /^\/objects\/uploads\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      "Photo must be a stored object",
    ),
  );

const quantityInteger = z
  .int("Quantity must be a whole number")
  .check(
    z.minimum(QUANTITY.min, `Quantity must be at least ${String(QUANTITY.min)}`),
    z.maximum(QUANTITY.max, `Quantity must be at most ${String(QUANTITY.max)}`),
  );

const emptyAsNull = (text: string | null): string | null => (text === "" ? null : text);

const fields = {
  name: requiredLine("Name"),
  vintage: z
    .int("Vintage must be a year")
    .check(z.minimum(VINTAGE_MIN, `Vintage must be ${String(VINTAGE_MIN)} or later`)),
  type: z.enum(WINE_TYPES, "Wine type must be one of the six types"),
  varietal: requiredLine("Varietal"),
  country: requiredLine("Country"),
  region: requiredLine("Region"),
  producer: requiredLine("Producer"),
  notes: z.nullable(prose("Tasting notes")),
  photoUrl: z.nullable(photoPathSchema),
  quantity: quantityInteger,
};

/** What a person writes about a wine: the body of `PUT /api/wines/{id}`. Unknown fields fall away. */
export const wineBodySchema = z.object({
  ...fields,
  notes: z.pipe(z._default(fields.notes, null), z.transform(emptyAsNull)),
  photoUrl: z._default(fields.photoUrl, null),
});

/** The body of `POST /api/wines`; without a quantity it means one bottle. */
export const newWineBodySchema = z.extend(wineBodySchema, {
  quantity: z._default(quantityInteger, QUANTITY.initial),
});

/** The values of some fields of a wine: what an edit saw, or what it replaced. */
export const wineValuesSchema = z.partial(z.object(fields));

/** A wine as every documented call answers it. */
export const wineSchema = z.object({
  id: uuid(),
  userId: uuid(),
  name: z.string(),
  vintage: z.int(),
  type: z.enum(WINE_TYPES),
  varietal: z.string(),
  country: z.string(),
  region: z.string(),
  producer: z.string(),
  notes: z.nullable(z.string()),
  bottleId: uuid(),
  quantity: z.int(),
  photoUrl: z.nullable(z.string()),
  isArchived: z.boolean(),
});

/** A wine as sync carries it: stamped with the counter value of its last change (rule R1). */
export const wineRowSchema = z.extend(wineSchema, {
  seq: z.int().check(z.positive()),
  deleted: z._default(z.boolean(), false),
});

export type WineType = (typeof WINE_TYPES)[number];
export type WineBody = z.infer<typeof wineBodySchema>;
export type WineField = keyof WineBody;
export type WineValues = z.infer<typeof wineValuesSchema>;
export type Wine = z.infer<typeof wineSchema>;
export type WineRow = z.infer<typeof wineRowSchema>;

/** The fields of {@link WineBody}, in the order of the form. */
export const WINE_FIELDS = [
  "name",
  "producer",
  "vintage",
  "quantity",
  "type",
  "varietal",
  "country",
  "region",
  "notes",
  "photoUrl",
] as const satisfies readonly WineField[];

/** The part of a wine that a person writes. */
export function wineBodyOf(wine: Wine): WineBody {
  const { name, vintage, type, varietal, country, region, producer, notes, photoUrl, quantity } =
    wine;
  return { name, vintage, type, varietal, country, region, producer, notes, photoUrl, quantity };
}

/** The wine of a row, without what only sync needs to know of it. */
export function wineOf(row: WineRow): Wine {
  const { id, userId, bottleId, isArchived } = row;
  return { ...wineBodyOf(row), id, userId, bottleId, isArchived };
}

/** Every varietal of these wines once, in alphabetical order. */
export function varietalsOf(wines: Iterable<Pick<Wine, "varietal">>): string[] {
  const distinct = new Set(Array.from(wines, (wine) => wine.varietal));
  // One collator for all: `localeCompare` looks its locale up in each comparison.
  return [...distinct].sort(new Intl.Collator("en").compare);
}
