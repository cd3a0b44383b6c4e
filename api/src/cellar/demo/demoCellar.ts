import {
  eventBodySchema,
  KEEPINGS,
  lotSchema,
  placeBodySchema,
  wineBodySchema,
} from "sync-protocol";
import * as z from "zod/mini";
import cellar from "./demoCellar.json" with { type: "json" };

/** A place of the demo cellar, before it belongs to anyone. */
const demoPlaceSchema = z.object({
  /** Names it to lots and to places inside. */
  slug: z.string(),
  place: z.omit(placeBodySchema, { parentId: true }),
  /** The slug of the place in which it lies. */
  inside: z.optional(z.string()),
});

/** A lot of a demo wine. */
const demoLotSchema = z.extend(z.omit(lotSchema, { id: true, arrivesOn: true, placeId: true }), {
  /** The slug of the place where it lies. */
  place: z.optional(z.string()),
  /** In how many days an order arrives, from when the cellar is stocked. */
  arrivesInDays: z.optional(z.int()),
});

/** A wine of the demo cellar, before it belongs to anyone. */
const demoWineSchema = z.object({
  /** Names its picture, and stays when its texts are improved. */
  slug: z.string(),
  isArchived: z._default(z.boolean(), false),
  wine: z.omit(wineBodySchema, { photoUrl: true, lots: true, opened: true }),
  /** Its groups of bottles; empty where only a count is known. */
  lots: z._default(z.array(demoLotSchema), []),
  /** The bottle of it that is open, of its last lot, and how many days ago it was opened. */
  open: z.optional(z.object({ daysAgo: z.int(), keeping: z.enum(KEEPINGS) })),
});

/** Something that happened in the demo cellar, before it belongs to anyone. */
const demoEventSchema = z.object({
  /** Names it among the events of its wine, and stays when its texts are improved. */
  name: z.string(),
  /** The slug of its wine. */
  wine: z.string(),
  /** How many days ago it was, from when the cellar is stocked. */
  daysAgo: z.int(),
  bottles: z.int(),
  told: z.omit(eventBodySchema, { day: true }),
});

export type DemoWine = z.infer<typeof demoWineSchema>;
export type DemoEvent = z.infer<typeof demoEventSchema>;

/** When the bottles that lie in the demo cellar were put there. */
export const DEMO_STOCKED_DAYS_AGO = 728;

/** Where the demo wines lie, an outer place before those in it. */
export const DEMO_PLACES = z.array(demoPlaceSchema).parse(cellar.places);

/** What lies in the demo account's cellar: real wines, of all six types. */
export const DEMO_WINES = z.array(demoWineSchema).parse(cellar.wines);

/** Two years of the demo cellar. What came and went of it is no longer there: the bottles of each wine come to none. */
export const DEMO_HISTORY = z.array(demoEventSchema).parse(cellar.history);
