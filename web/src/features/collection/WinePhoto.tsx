import type { WineType } from "sync-protocol";
import { type RefObject, useEffect, useReducer, useRef } from "react";
import { isImageSource } from "../../rules/imageSource.ts";
import { CARD_PHOTO_PX } from "../../rules/photoVariants.ts";
import { BottleDrawing } from "../../ui/BottleDrawing.tsx";
import { FIRST_LOAD, IMAGE_RETRIES_MAX, IMAGE_TIMEOUT_MS, loadImage } from "./imageLoad.ts";
import { photoSources } from "./photoSources.ts";
import { useNearViewport } from "./useNearViewport.ts";
import classes from "./WinePhoto.module.css";

interface WinePhotoProps {
  readonly name: string;
  readonly type: WineType;
  /** Where the photo is; without a valid address 'No image' stands instead. */
  readonly source: string | null | undefined;
}

/** The 3:4 slot of a card: the photo over its own blur, or a drawn bottle where there is none. */
export function WinePhoto({ name, type, source }: WinePhotoProps) {
  const slot = useRef<HTMLDivElement>(null);
  const near = useNearViewport(slot);

  return (
    <div ref={slot} className={classes["slot"]}>
      {!isImageSource(source) && (
        <div className={classes["missing"]}>
          <BottleDrawing type={type} className={classes["bottle"]} />
          <p>No image</p>
        </div>
      )}
      {isImageSource(source) && near && <LoadingPhoto key={source} name={name} source={source} />}
    </div>
  );
}

interface LoadingPhotoProps {
  readonly name: string;
  readonly source: string;
}

function LoadingPhoto({ name, source }: LoadingPhotoProps) {
  const [load, dispatch] = useReducer(loadImage, FIRST_LOAD);
  const backdrop = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (load.kind !== "loading") return undefined;
    const timeout = setTimeout(() => {
      dispatch({ kind: "failed" });
    }, IMAGE_TIMEOUT_MS);
    return () => {
      clearTimeout(timeout);
    };
  }, [load.kind]);

  if (load.kind === "failed") {
    return (
      <div className={classes["missing"]}>
        <p>Image failed to load</p>
        {load.retries < IMAGE_RETRIES_MAX && (
          <button
            type="button"
            className={classes["retry"]}
            onClick={() => {
              dispatch({ kind: "retry", now: Date.now() });
            }}
          >
            Retry
          </button>
        )}
      </div>
    );
  }
  return (
    <>
      <canvas ref={backdrop} aria-hidden className={classes["backdrop"]} width={9} height={12} />
      <img
        {...photoSources(source, load.retriedAt)}
        key={load.retriedAt}
        className={classes["photo"]}
        data-loaded={load.kind === "loaded"}
        alt={`Label of ${name}`}
        sizes={`${String(CARD_PHOTO_PX)}px`}
        decoding="async"
        onLoad={({ currentTarget }) => {
          paintBackdrop(backdrop, currentTarget);
          dispatch({ kind: "arrived" });
        }}
        onError={() => {
          dispatch({ kind: "failed" });
        }}
      />
    </>
  );
}

/** Paints the photo in a handful of pixels: stretched over the slot they are its blur. */
function paintBackdrop(canvas: RefObject<HTMLCanvasElement | null>, photo: HTMLImageElement): void {
  if (!canvas.current) return;
  const { width, height } = canvas.current;
  canvas.current.getContext("2d")?.drawImage(photo, 0, 0, width, height);
}
