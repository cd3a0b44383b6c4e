import {
  eventBodySchema,
  KEEPING_METHODS,
  lotSchema,
  placeBodySchema,
  wineBodySchema,
} from "sync-protocol";
import * as z from "zod/mini";
import cellar from "./demoCellar.json" with { type: "json" };

const demoPlaceSchema = z.object({
  /** Lots, and places inside this place, refer to the place by its slug. */
  slug: z.string(),
  place: z.omit(placeBodySchema, { parentId: true }),
  inside: z.optional(z.string()),
});

const demoLotSchema = z.extend(z.omit(lotSchema, { id: true, arrivesOn: true, placeId: true }), {
  place: z.optional(z.string()),
  /** Days from the stocking of the cellar to the order's arrival. */
  arrivesInDays: z.optional(z.int()),
});

const demoWineSchema = z.object({
  /** Key of the wine's picture. The key stays when the wine's texts change. */
  slug: z.string(),
  isArchived: z._default(z.boolean(), false),
  wine: z.omit(wineBodySchema, { photoUrl: true, lots: true, opened: true }),
  /** Empty for a wine whose bottles are only counted, without lots. */
  lots: z._default(z.array(demoLotSchema), []),
  /** The open bottle of the wine's last lot. */
  open: z.optional(z.object({ daysAgo: z.int(), keeping: z.enum(KEEPING_METHODS) })),
});

const demoEventSchema = z.object({
  /** Unique among the events of its wine. The name stays when the event's texts change. */
  name: z.string(),
  wine: z.string(),
  /** Days from the event to the stocking of the cellar. */
  daysAgo: z.int(),
  bottles: z.int(),
  details: z.omit(eventBodySchema, { day: true }),
});

export type DemoWine = z.infer<typeof demoWineSchema>;
export type DemoEvent = z.infer<typeof demoEventSchema>;

export const DEMO_STOCKED_DAYS_AGO = 728;

/** An outer place comes before the places inside it. */
export const DEMO_PLACES = z.array(demoPlaceSchema).parse(cellar.places);

/** Real wines of all six types. */
export const DEMO_WINES = z.array(demoWineSchema).parse(cellar.wines);

/** Two years of events. In total, the events of a wine do not change its number of bottles. */
export const DEMO_HISTORY = z.array(demoEventSchema).parse(cellar.history);
