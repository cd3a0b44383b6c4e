import { useState } from "react";
import { useLocalPhoto } from "../../engine/index.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { isImageSource } from "../../rules/photo-files/photoVariants.ts";
import { BottleDrawing } from "../../ui/drawings/BottleDrawing.tsx";
import { photoSources } from "./photoSources.ts";

/** As wide as the largest is shown, in CSS pixels. */
const WIDTH_PX = 42;

/** A small photo of a wine beside its name, or a drawn bottle where there is none or it does not load. */
export function WineThumbnail({ wine }: { readonly wine: CellarWine }) {
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
      sizes={`${String(WIDTH_PX)}px`}
      onError={() => {
        setFailed(source);
      }}
    />
  );
}
