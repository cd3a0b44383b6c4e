import * as z from "zod/mini";
import { eventSchema } from "./records/event.ts";
import { placeBodySchema } from "./records/place.ts";
import { wineSchema } from "./records/wine.ts";
import { wishSchema } from "./records/wish.ts";

export const EXPORT_FORMAT = { format: "wine-cellar", version: 2 } as const;

/** A whole cellar as JSON. Photos are separate files. */
export const cellarExportSchema = z.object({
  format: z.literal(EXPORT_FORMAT.format),
  version: z.literal(EXPORT_FORMAT.version),
  exportedAt: z.iso.datetime(),
  cellar: z.optional(z.string()),
  wines: z.array(wineSchema),
  places: z._default(z.array(z.extend(placeBodySchema, { id: z.uuid() })), []),
  /** Events of all wines, removed wines included. */
  events: z._default(z.array(eventSchema), []),
  wishes: z._default(z.array(wishSchema), []),
  /** The file of each available photo, keyed by the photo's path. */
  photos: z._default(z.record(z.string(), z.string()), {}),
});

export type CellarExport = z.infer<typeof cellarExportSchema>;
