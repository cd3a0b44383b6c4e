import type { Wine } from "sync-protocol";
import { useState } from "react";
import { useLocalPhoto } from "../../engine/index.ts";
import { isImageSource } from "../../rules/photo-files/photoVariants.ts";
import { BottleDrawing } from "../../ui/drawings/BottleDrawing.tsx";
import { photoSources } from "./photoSources.ts";

/** As wide as the largest beside a line of text is shown, in CSS pixels. */
const WIDTH_PX = 42;

interface WineThumbnailProps {
  readonly wine: Pick<Wine, "photoUrl" | "type"> & { readonly localPhotoId?: string | undefined };
  /** As wide as it is shown, in CSS pixels. */
  readonly widthPx?: number;
}

/** A small photo of a wine beside its name, or a drawn bottle where there is none or it does not load. */
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
