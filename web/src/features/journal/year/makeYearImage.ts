import { readKeptPhoto } from "../../../engine/index.ts";
import { underBase } from "../../../platform/basePath.ts";
import {
  cardVariant,
  isImageSource,
  isStoredPhoto,
} from "../../../rules/photo-files/photoVariants.ts";
import { drawYearPoster } from "./drawYearPoster.ts";
import type { YearPoster } from "./yearPoster.ts";

/** How long a photo may take, ms; then its bottle is a silhouette. */
const PHOTO_WITHIN_MS = 3_000;

/** How dense a screen is whose photos have enough pixels; this device keeps those of its own screen. */
const DENSITY = 3;

/** The image of a year as a PNG, drawn on this device. */
export async function makeYearImage(poster: YearPoster): Promise<File> {
  const [photos] = await Promise.all([
    Promise.all(poster.best.map(({ entry }) => photoOf(entry))),
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

type RatedEntry = YearPoster["best"][number]["entry"];

/** The photo of a bottle, else of its wine; `undefined` where neither can be had. */
async function photoOf({ event, wine }: RatedEntry): Promise<ImageBitmap | undefined> {
  for (const of of [event, wine]) {
    const photo = of && (await photoFrom(of.localPhotoId, of.photoUrl));
    if (photo) return photo;
  }
  return undefined;
}

async function photoFrom(
  localPhotoId: string | undefined,
  source: string | null,
): Promise<ImageBitmap | undefined> {
  const kept = localPhotoId === undefined ? undefined : await readKeptPhoto(localPhotoId);
  if (kept) return createImageBitmap(new Blob([kept], { type: "image/jpeg" }));
  if (!isImageSource(source)) return undefined;
  const addresses = isStoredPhoto(source)
    ? [DENSITY, devicePixelRatio].map((density) => underBase(cardVariant(source, density)))
    : [source];
  for (const address of addresses) {
    const photo = await fetchPhoto(address).catch(() => undefined);
    if (photo) return photo;
  }
  return undefined;
}

async function fetchPhoto(address: string): Promise<ImageBitmap | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PHOTO_WITHIN_MS) });
  return response.ok ? createImageBitmap(await response.blob()) : undefined;
}
