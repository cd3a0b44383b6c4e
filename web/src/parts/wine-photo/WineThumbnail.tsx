import type { Wine } from "sync-protocol";
import { useState } from "react";
import { useLocalPhoto } from "../../engine/index.ts";
import { isImageSource } from "../../rules/photo-files/photoVariants.ts";
import { BottleDrawing } from "../../ui/drawings/BottleDrawing.tsx";
import { photoSources } from "./photoSources.ts";

/** Default width of a thumbnail, CSS px: the largest width next to a line of text. */
const WIDTH_PX = 42;

interface WineThumbnailProps {
  readonly wine: Pick<Wine, "photoUrl" | "type"> & { readonly localPhotoId?: string | undefined };
  /** Displayed width, CSS px. */
  readonly widthPx?: number;
}

/** Small photo of a wine, or a drawn bottle if there is no photo or the photo fails to load. */
export function WineThumbnail({ wine, widthPx = WIDTH_PX }: WineThumbnailProps) {
  const kept = useLocalPhoto(wine.localPhotoId);
  const source = kept ?? wine.photoUrl;
  const [failed, setFailed] = useState<string>();

  if (!isImageSource(source) || failed === source) return <BottleDrawing type={wine.type} />;
  return (
    <img
      {...photoSources(source, undefined)}
      alt=""
      decoding="async"
      loading="lazy"
      sizes={`${String(widthPx)}px`}
      onError={() => {
        setFailed(source);
      }}
    />
  );
}
