import type { CellarDatabase } from "../../db/CellarDatabase.ts";
import { inCellar } from "../../db/cellars.ts";
import { newId } from "../../../platform/newId.ts";
import { cachedPhoto } from "../photoCache.ts";
import { underLock } from "../../../platform/underLock.ts";
import { uploadPhoto } from "../../../server/photoCalls.ts";
import { sendKeptPhotos } from "./sendKeptPhotos.ts";

export function sendPhotosUnderLock(
  cellar: CellarDatabase,
  signal: AbortSignal,
  attached: () => void,
): Promise<"all sent" | "some left"> {
  const { storeId, userId } = cellar;
  const deps = {
    upload: (jpeg: ArrayBuffer) => uploadPhoto(jpeg, cellar),
    cached: (path: string) => cachedPhoto(userId, path),
    now: () => Date.now(),
    newId,
    attached,
  };
  return underLock(`wine-cellar-photos-${storeId}`, () =>
    inCellar(cellar, (open) => sendKeptPhotos(open, deps, signal)),
  );
}
