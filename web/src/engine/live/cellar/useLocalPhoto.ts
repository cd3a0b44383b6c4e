import { useEffect, useState } from "react";
import { cellarOf } from "../../db/cellars.ts";
import { keptPhoto } from "../../db/photos/keptPhotos.ts";
import { openStoreId } from "../../session/sessionStore.ts";
import { useOpenStoreId } from "../useSession.ts";

/** Object URL of a photo kept on this device; `undefined` while loading or if it is no longer kept. */
export function useLocalPhoto(localPhotoId: string | undefined): string | undefined {
  const storeId = useOpenStoreId();
  const [shown, setShown] = useState<{ id: string; url: string }>();

  useEffect(() => {
    if (localPhotoId === undefined || storeId === undefined) return;
    let url: string | undefined;
    let left = false;
    const show = async () => {
      const photo = await keptPhoto(cellarOf(storeId), localPhotoId);
      if (!photo || left) return;
      url = URL.createObjectURL(new Blob([photo.jpeg], { type: "image/jpeg" }));
      setShown({ id: localPhotoId, url });
    };
    void show();
    return () => {
      left = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [localPhotoId, storeId]);

  return shown?.id === localPhotoId ? shown?.url : undefined;
}

export async function readKeptPhoto(localPhotoId: string): Promise<ArrayBuffer | undefined> {
  const storeId = openStoreId();
  return storeId === undefined
    ? undefined
    : (await keptPhoto(cellarOf(storeId), localPhotoId))?.jpeg;
}
