import * as z from "zod/mini";
import { eventSchema } from "./records/event.ts";
import { placeBodySchema } from "./records/place.ts";
import { wineSchema } from "./records/wine.ts";

/** What names an export of ours; a later version says so. */
export const EXPORT_FORMAT = { format: "wine-cellar", version: 2 } as const;

/** Everything of a cellar as JSON, photos by the files that lie beside it. */
export const cellarExportSchema = z.object({
  format: z.literal(EXPORT_FORMAT.format),
  version: z.literal(EXPORT_FORMAT.version),
  exportedAt: z.iso.datetime(),
  wines: z.array(wineSchema),
  places: z._default(z.array(z.extend(placeBodySchema, { id: z.uuid() })), []),
  /** What became of bottles, also of those whose wines are gone. */
  events: z._default(z.array(eventSchema), []),
  /** The file of each photo that was at hand, by the path that wines show. */
  photos: z._default(z.record(z.string(), z.string()), {}),
});

export type CellarExport = z.infer<typeof cellarExportSchema>;
