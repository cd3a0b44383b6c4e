import {
  EVENT_ADDITIONS,
  eventSchema,
  fromProtocol2,
  lotsOf,
  type Place,
  placeBodySchema,
  type Wine,
  wineBodyOf,
  type WineEvent,
  wineSchema,
} from "sync-protocol";
import * as z from "zod/mini";
import type { WineDraft } from "../wines/wineDraft.ts";

/** An export of ours: of this version, of version 1, or of before, which named no format. */
const ownSchema = z.looseObject({
  format: z.optional(z.literal("wine-cellar")),
  version: z.optional(z.literal([1, 2])),
  exportedAt: z.string(),
  wines: z.array(z.unknown()),
  places: z._default(z.array(z.unknown()), []),
  /** What became of bottles; none where the build that wrote it knew of no events. */
  events: z.optional(z.array(z.unknown())),
  /** The file of each photo that lies beside, by the path that wines show. */
  photos: z._default(z.record(z.string(), z.string()), {}),
});

const ownPlaceSchema = z.extend(placeBodySchema, { id: z.uuid() });

/** What an export of ours holds, and how much of it cannot be read. */
export interface OwnExport {
  readonly wines: readonly Wine[];
  readonly places: readonly Place[];
  readonly unreadable: number;
  /** What became of bottles; none where it tells of no past at all. */
  readonly events: readonly WineEvent[] | undefined;
  readonly unreadableEvents: number;
  /** The file of each photo, by the path that wines show. */
  readonly photoFiles: Readonly<Record<string, string>>;
  /** What lies beside it, by file: the bytes of JPEGs. */
  readonly photos: Readonly<Record<string, Uint8Array>>;
}

/** The wines of an export of ours; `undefined` where a parsed text is none. */
export function ownExportIn(parsed: unknown): OwnExport | undefined {
  const own = ownSchema.safeParse(fromProtocol2(parsed));
  if (!own.success) return undefined;
  const wines = own.data.wines.map((wine) => wineSchema.safeParse(wine));
  const sound = wines.flatMap(({ data }) => data ?? []);
  const unreadable = wines.length - sound.length;
  const places = own.data.places.flatMap((place) => ownPlaceSchema.safeParse(place).data ?? []);
  const events = own.data.events?.flatMap(
    (event) => eventSchema.safeParse(completed(event)).data ?? [],
  );
  return {
    wines: sound,
    places,
    unreadable,
    events,
    unreadableEvents: (own.data.events?.length ?? 0) - (events?.length ?? 0),
    photoFiles: own.data.photos,
    photos: {},
  };
}

/** An event with what the build that exported it did not know. */
function completed(event: unknown): unknown {
  return typeof event === "object" ? { ...EVENT_ADDITIONS, ...event } : event;
}

/** The photos that lie beside the export, by the event that shows them. */
export function eventPhotosIn(own: OwnExport): readonly (readonly [string, Uint8Array])[] {
  return (own.events ?? []).flatMap((event) => {
    const photo = photoOf(event, own);
    return photo ? [[event.id, photo] as const] : [];
  });
}

/** The photo of a wine or an event, where it lies beside the export. */
function photoOf(
  { photoUrl }: Pick<Wine, "photoUrl">,
  { photoFiles, photos }: OwnExport,
): Uint8Array | undefined {
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
