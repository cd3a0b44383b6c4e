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
  type Wish,
  wishBodySchema,
} from "sync-protocol";
import * as z from "zod/mini";
import type { ImportedEvent } from "../../rules/history/ImportedEvent.ts";
import type { WineDraft } from "../wines/wineDraft.ts";

/**
 * The JSON of our own export: the current version, version 1, or an older export without `format`
 * and `version`.
 */
const ownSchema = z.looseObject({
  format: z.optional(z.literal("wine-cellar")),
  version: z.optional(z.literal([1, 2])),
  exportedAt: z.string(),
  wines: z.array(z.unknown()),
  places: z._default(z.array(z.unknown()), []),
  wishes: z._default(z.array(z.unknown()), []),
  events: z.optional(z.array(z.unknown())),
  photos: z._default(z.record(z.string(), z.string()), {}),
});

const ownWishSchema = z.extend(wishBodySchema, { id: z.uuid() });

const ownPlaceSchema = z.extend(placeBodySchema, { id: z.uuid() });

export interface OwnExport {
  readonly wines: readonly Wine[];
  readonly places: readonly Place[];
  readonly wishes: readonly Wish[];
  readonly unreadable: number;
  readonly events: readonly ImportedEvent[] | undefined;
  readonly unreadableEvents: number;
  /**
   * Name of each photo's file in the export, by the path that the wine or event has for the photo.
   */
  readonly photoFiles: Readonly<Record<string, string>>;
  readonly photos: Readonly<Record<string, Uint8Array>>;
}

/** Parses the JSON of our own export. Returns `undefined` for any other JSON. */
export function ownExportIn(parsed: unknown): OwnExport | undefined {
  const own = ownSchema.safeParse(fromProtocol2(parsed));
  if (!own.success) return undefined;
  const wines = own.data.wines.map((wine) => wineSchema.safeParse(wine));
  const sound = wines.flatMap(({ data }) => data ?? []);
  const unreadable = wines.length - sound.length;
  const places = own.data.places.flatMap((place) => ownPlaceSchema.safeParse(place).data ?? []);
  const wishes = own.data.wishes.flatMap((wish) => ownWishSchema.safeParse(wish).data ?? []);
  const events = own.data.events?.flatMap(
    (event) => eventSchema.safeParse(completed(event)).data ?? [],
  );
  return {
    wines: sound,
    places,
    wishes,
    unreadable,
    events: events && withAuthorNames(events),
    unreadableEvents: (own.data.events?.length ?? 0) - (events?.length ?? 0),
    photoFiles: own.data.photos,
    photos: {},
  };
}

/**
 * Adds the authors' names to the events. If all events have the same author, they get no author
 * names [H11: author].
 */
function withAuthorNames(events: readonly WineEvent[]): readonly ImportedEvent[] {
  const all = events.flatMap(({ author, impressions }) => [
    author,
    ...impressions.map((one) => one.author),
  ]);
  const authors = new Set(all.flatMap((author) => author?.id ?? author?.name ?? []));
  const nameOf = ({ author }: WineEvent) => (authors.size > 1 ? (author?.name ?? null) : null);
  return events.map((event) => ({ ...event, authorName: nameOf(event) }));
}

function completed(event: unknown): unknown {
  return typeof event === "object" ? { ...EVENT_ADDITIONS, ...event } : event;
}

export function eventPhotosIn(own: OwnExport): readonly (readonly [string, Uint8Array])[] {
  return (own.events ?? []).flatMap((event) => {
    const photo = photoOf(event, own);
    return photo ? [[event.id, photo] as const] : [];
  });
}

function photoOf(
  { photoUrl }: Pick<Wine, "photoUrl">,
  { photoFiles, photos }: OwnExport,
): Uint8Array | undefined {
  const file = photoUrl !== null && Object.hasOwn(photoFiles, photoUrl) ? photoFiles[photoUrl] : "";
  return file !== undefined && Object.hasOwn(photos, file) ? photos[file] : undefined;
}

/** The draft keeps the exported wine's ids. */
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
