import {
  eventBodySchema,
  KEEPINGS,
  lotSchema,
  placeBodySchema,
  wineBodySchema,
} from "sync-protocol";
import * as z from "zod/mini";
import cellar from "./demoCellar.json" with { type: "json" };

/** A place of the demo cellar, before it belongs to a user. */
const demoPlaceSchema = z.object({
  /** Its name for lots and for places inside it. */
  slug: z.string(),
  place: z.omit(placeBodySchema, { parentId: true }),
  /** The slug of the place around it. */
  inside: z.optional(z.string()),
});

/** A lot of a demo wine. */
const demoLotSchema = z.extend(z.omit(lotSchema, { id: true, arrivesOn: true, placeId: true }), {
  /** The slug of its place. */
  place: z.optional(z.string()),
  /** Days until an order arrives, from the day the cellar is stocked. */
  arrivesInDays: z.optional(z.int()),
});

/** A wine of the demo cellar, before it belongs to a user. */
const demoWineSchema = z.object({
  /** Key of its picture. Does not change with the texts. */
  slug: z.string(),
  isArchived: z._default(z.boolean(), false),
  wine: z.omit(wineBodySchema, { photoUrl: true, lots: true, opened: true }),
  /** Its lots; empty if only a count is known. */
  lots: z._default(z.array(demoLotSchema), []),
  /** The open bottle of its last lot, and how many days ago it was opened. */
  open: z.optional(z.object({ daysAgo: z.int(), keeping: z.enum(KEEPINGS) })),
});

/** An event of the demo cellar, before it belongs to a user. */
const demoEventSchema = z.object({
  /** Its name among the events of its wine. Stays when its texts change. */
  name: z.string(),
  /** The slug of its wine. */
  wine: z.string(),
  /** How many days ago it happened, from the day the cellar is stocked. */
  daysAgo: z.int(),
  bottles: z.int(),
  details: z.omit(eventBodySchema, { day: true }),
});

export type DemoWine = z.infer<typeof demoWineSchema>;
export type DemoEvent = z.infer<typeof demoEventSchema>;

/** When the current bottles of the demo cellar were added. */
export const DEMO_STOCKED_DAYS_AGO = 728;

/** The demo places, outer places first. */
export const DEMO_PLACES = z.array(demoPlaceSchema).parse(cellar.places);

/** The wines of the demo cellar: real ones, of all six types. */
export const DEMO_WINES = z.array(demoWineSchema).parse(cellar.wines);

/** Two years of history. Its bottles are gone: they add up to zero for each wine. */
export const DEMO_HISTORY = z.array(demoEventSchema).parse(cellar.history);
