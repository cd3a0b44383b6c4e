import { type Place, placeBodySchema, type Wine, wineOf, wineSchema } from "sync-protocol";
import * as z from "zod/mini";

/** What names an export of ours; a later version says so. */
export const EXPORT_FORMAT = { format: "wine-cellar", version: 1 } as const;

/** Everything of a cellar as JSON, photos by the files that lie beside it. */
export const cellarExportSchema = z.object({
  format: z.literal(EXPORT_FORMAT.format),
  version: z.literal(EXPORT_FORMAT.version),
  exportedAt: z.iso.datetime(),
  wines: z.array(wineSchema),
  places: z._default(z.array(z.extend(placeBodySchema, { id: z.uuid() })), []),
  /** The file of each photo that was at hand, by the path that wines show. */
  photos: z._default(z.record(z.string(), z.string()), {}),
});

export type CellarExport = z.infer<typeof cellarExportSchema>;

/** What goes out beside the wines. */
export interface ExportedBeside {
  readonly now: number;
  readonly places: readonly Place[];
  /** The file of each photo, by the path that wines show. */
  readonly photos: Readonly<Record<string, string>>;
}

/** The export of these wines at `now` (ms since 1970), archived ones too. */
export function cellarExport(
  wines: readonly Wine[],
  { now, photos, places }: ExportedBeside,
): CellarExport {
  return {
    ...EXPORT_FORMAT,
    exportedAt: new Date(now).toISOString(),
    wines: wines.map((wine) => wineOf(wine)),
    places: [...places],
    photos,
  };
}

/** The JSON Schema of an export, for whoever reads one by a program. */
export function cellarExportJsonSchema(): unknown {
  return z.toJSONSchema(cellarExportSchema, { io: "input", unrepresentable: "any" });
}
