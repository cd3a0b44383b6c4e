import { type CSSProperties, useEffect, useState } from "react";
import { useLocalPhoto } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import { photoSources } from "../../../parts/wine-photo/photoSources.ts";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { isImageSource } from "../../../rules/photo-files/photoVariants.ts";
import { BottleDrawing } from "../../../ui/drawings/BottleDrawing.tsx";

/** How long a photo may load before a silhouette is shown. */
const PHOTO_TIMEOUT_MS = 5_000;

const SLOT: CSSProperties = {
  ...{ flex: "none", width: "3rem", height: "4rem", objectFit: "contain" },
};

/**
 * At this width, the silhouette is as high as a photo. Its drawing is 60 units wide and 160 high.
 */
const SILHOUETTE: CSSProperties = { flex: "none", width: "1.5rem", marginInline: "0.75rem" };

interface BookPhotoProps {
  readonly wine: CellarWine;
  /** Called when the photo is loaded or has failed. */
  readonly onReady: (wineId: string) => void;
}

export function BookPhoto({ wine, onReady }: BookPhotoProps) {
  const { id, name, type, localPhotoId, photoUrl } = wine;
  const kept = useLocalPhoto(localPhotoId);
  const source = kept ?? photoUrl;
  const [load, setLoad] = useState<"loading" | "loaded" | "failed">("loading");
  const isPhoto = isImageSource(source) && load !== "failed";
  const isReady = load === "loaded" || !isPhoto;

  useEffect(() => {
    if (isReady) {
      onReady(id);
      return undefined;
    }
    const timeout = setTimeout(() => {
      setLoad("failed");
    }, PHOTO_TIMEOUT_MS);
    return () => {
      clearTimeout(timeout);
    };
  }, [id, isReady, onReady]);

  if (!isPhoto) {
    return (
      <div style={SILHOUETTE}>
        <BottleDrawing className="" type={type} />
      </div>
    );
  }
  return (
    <img
      {...photoSources(source, undefined)}
      alt={i18n._("Label of {name}", { name })}
      style={SLOT}
      sizes="72px"
      onError={() => {
        setLoad("failed");
      }}
      onLoad={() => {
        setLoad("loaded");
      }}
    />
  );
}
