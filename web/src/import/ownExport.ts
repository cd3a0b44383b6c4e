import {
  lotsOf,
  type Place,
  placeBodySchema,
  type Wine,
  wineBodyOf,
  wineSchema,
} from "sync-protocol";
import * as z from "zod/mini";
import type { WineDraft } from "./gatherWines.ts";

/** An export of ours, of this version or of the page's own file of before, which named no format. */
const ownSchema = z.looseObject({
  format: z.optional(z.literal("wine-cellar")),
  version: z.optional(z.literal(1)),
  exportedAt: z.string(),
  wines: z.array(z.unknown()),
  places: z._default(z.array(z.unknown()), []),
  /** The file of each photo that lies beside, by the path that wines show. */
  photos: z._default(z.record(z.string(), z.string()), {}),
});

const ownPlaceSchema = z.extend(placeBodySchema, { id: z.uuid() });

/** What an export of ours holds, and how many of its wines cannot be read. */
export interface OwnExport {
  readonly wines: readonly Wine[];
  readonly places: readonly Place[];
  readonly unreadable: number;
  /** The file of each photo, by the path that wines show. */
  readonly photoFiles: Readonly<Record<string, string>>;
  /** What lies beside it, by file: the bytes of JPEGs. */
  readonly photos: Readonly<Record<string, Uint8Array>>;
}

/** The wines of an export of ours; `undefined` where a parsed text is none. */
export function ownExportIn(parsed: unknown): OwnExport | undefined {
  const own = ownSchema.safeParse(parsed);
  if (!own.success) return undefined;
  const wines = own.data.wines.map((wine) => wineSchema.safeParse(wine));
  const sound = wines.flatMap(({ data }) => data ?? []);
  const unreadable = wines.length - sound.length;
  const places = own.data.places.flatMap((place) => ownPlaceSchema.safeParse(place).data ?? []);
  return { wines: sound, places, unreadable, photoFiles: own.data.photos, photos: {} };
}

/** The photo of a wine, where it lies beside the export. */
function photoOf({ photoUrl }: Wine, { photoFiles, photos }: OwnExport): Uint8Array | undefined {
  const file = photoUrl !== null && Object.hasOwn(photoFiles, photoUrl) ? photoFiles[photoUrl] : "";
  return file !== undefined && Object.hasOwn(photos, file) ? photos[file] : undefined;
}

/** A wine of an export of ours as a draft: under its own ids, and whole. */
export function ownDraft(wine: Wine, place: number, from: OwnExport, file: string): WineDraft {
  const body = wineBodyOf(wine);
  return {
    wineId: wine.id,
    bottleId: wine.bottleId,
    source: "Wine Cellar",
    where: { file, line: place + 1 },
    facts: body,
    lots: lotsOf(wine),
    whole: { body, isArchived: wine.isArchived, photo: photoOf(wine, from) },
  };
}
