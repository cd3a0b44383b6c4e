import { readKeptPhoto } from "../../../engine/index.ts";
import { underBase } from "../../../platform/basePath.ts";
import {
  cardVariant,
  isImageSource,
  isStoredPhoto,
} from "../../../rules/photo-files/photoVariants.ts";
import type { JournalEntry } from "../../../rules/history/journal.ts";
import { drawYearPoster, type PosterPhotos } from "./drawYearPoster.ts";
import type { YearPoster } from "./yearPoster.ts";

/** Maximum time to load all photos together, ms. */
const PHOTOS_WITHIN_MS = 3_000;

const DENSITY = 3;

export async function makeYearImage(poster: YearPoster): Promise<File> {
  const [photos] = await Promise.all([
    photosOf(poster.best.map(({ entry }) => entry)),
    document.fonts.load('560 64px "Fraunces Variable"'),
  ]);
  const canvas = document.createElement("canvas");
  drawYearPoster(canvas, poster, photos);
  const png = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
  if (!png) throw new Error("This browser cannot save the image");
  return new File([png], `wine-cellar-${String(poster.year)}.png`, { type: "image/png" });
}

/** Photo of each entry, or else of the entry's wine. `undefined` if neither photo loads. */
export function photosOf(entries: readonly JournalEntry[]): Promise<PosterPhotos> {
  const signal = AbortSignal.timeout(PHOTOS_WITHIN_MS);
  return Promise.all(
    entries.map(async ({ event, wine }) => {
      for (const of of [event, wine]) {
        const photo = of && (await photoFrom(of, signal));
        if (photo) return photo;
      }
      return undefined;
    }),
  );
}

interface PhotoSource {
  readonly localPhotoId?: string | undefined;
  readonly photoUrl: string | null;
}

async function photoFrom(
  { localPhotoId, photoUrl }: PhotoSource,
  signal: AbortSignal,
): Promise<ImageBitmap | undefined> {
  const sources = [
    ...(localPhotoId === undefined ? [] : [async () => keptPhoto(localPhotoId)]),
    ...addressesOf(photoUrl).map((address) => async () => fetchPhoto(address, signal)),
  ];
  for (const read of sources) {
    const photo = await read().catch(() => undefined);
    if (photo) return photo;
  }
  return undefined;
}

function addressesOf(source: string | null): readonly string[] {
  if (!isImageSource(source)) return [];
  if (!isStoredPhoto(source)) return [source];
  const densities = [DENSITY, devicePixelRatio];
  return [...new Set(densities.map((density) => underBase(cardVariant(source, density))))];
}

async function keptPhoto(localPhotoId: string): Promise<ImageBitmap | undefined> {
  const kept = await readKeptPhoto(localPhotoId);
  return kept && createImageBitmap(new Blob([kept], { type: "image/jpeg" }));
}

async function fetchPhoto(address: string, signal: AbortSignal): Promise<ImageBitmap | undefined> {
  const response = await fetch(address, { signal });
  return response.ok ? createImageBitmap(await response.blob()) : undefined;
}
