import {
  type CellarExport,
  cellarExportSchema,
  EXPORT_FORMAT,
  type Place,
  type Wine,
  type WineEvent,
  wineOf,
} from "sync-protocol";
import * as z from "zod/mini";

/** What goes out beside the wines. */
export interface ExportedBeside {
  readonly now: number;
  readonly places: readonly Place[];
  readonly events: readonly WineEvent[];
  /** The file of each photo, by the path that wines show. */
  readonly photos: Readonly<Record<string, string>>;
}

/** The export of these wines at `now` (ms since 1970), archived ones too. */
export function cellarExport(
  wines: readonly Wine[],
  { now, photos, places, events }: ExportedBeside,
): CellarExport {
  return {
    ...EXPORT_FORMAT,
    exportedAt: new Date(now).toISOString(),
    wines: wines.map((wine) => wineOf(wine)),
    places: [...places],
    events: [...events],
    photos,
  };
}

/** The JSON Schema of an export, for whoever reads one by a program. */
export function cellarExportJsonSchema(): unknown {
  return z.toJSONSchema(cellarExportSchema, { io: "input", unrepresentable: "any" });
}
