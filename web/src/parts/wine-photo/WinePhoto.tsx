import type { WineType } from "sync-protocol";
import { type ReactNode, useCallback, useEffect, useReducer, useRef, useState } from "react";
import { i18n } from "../../language/i18n.ts";
import { CARD_PHOTO_PX, isImageSource } from "../../rules/photo-files/photoVariants.ts";
import { BottleDrawing } from "../../ui/drawings/BottleDrawing.tsx";
import { photoSources } from "./photoSources.ts";
import { useNearViewport } from "../../ui/useNearViewport.ts";
import classes from "./WinePhoto.module.css";

/** A photo loaded within this time, ms, appears without fading in. */
const INSTANT_LOAD_MS = 100;

export interface WinePhotoProps extends Omit<PhotoSlotProps, "alt" | "drawing"> {
  readonly name: string;
  readonly type: WineType;
}

export function WinePhoto({ name, type, ...slot }: WinePhotoProps) {
  const drawing = <BottleDrawing type={type} className={classes["bottle"]} />;
  return <PhotoSlot {...slot} alt={i18n._("Label of {name}", { name })} drawing={drawing} />;
}

interface PhotoSlotProps {
  readonly alt: string;
  readonly drawing?: ReactNode;
  /** Address of the photo. If the address is missing or invalid, 'No image' is shown. */
  readonly source: string | null | undefined;
  /** Displayed width, CSS px. */
  readonly widthPx?: number;
  readonly children?: ReactNode;
}

/** A 3:4 box with the photo over its blurred copy, or a placeholder. */
export function PhotoSlot({
  alt,
  drawing,
  source,
  widthPx = CARD_PHOTO_PX,
  children,
}: PhotoSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const near = useNearViewport(slot);

  return (
    <div ref={slot} className={classes["slot"]}>
      {!isImageSource(source) && (
        <div className={classes["missing"]}>
          {drawing}
          <p>{i18n._("No image")}</p>
        </div>
      )}
      {isImageSource(source) && near && (
        <LoadingPhoto key={source} alt={alt} source={source} widthPx={widthPx} />
      )}
      {children}
    </div>
  );
}

interface LoadingPhotoProps {
  readonly alt: string;
  readonly source: string;
  readonly widthPx: number;
}

function LoadingPhoto({ alt, source, widthPx }: LoadingPhotoProps) {
  const [load, dispatch] = useReducer(loadImage, FIRST_LOAD);
  const [wasAtHand, setAtHand] = useState(false);
  const [framed, setFramed] = useState<HTMLImageElement>();
  const askedAt = useRef(0);

  useEffect(() => {
    if (load.kind !== "loading") return undefined;
    askedAt.current = performance.now();
    const timeout = setTimeout(() => {
      dispatch({ kind: "failed" });
    }, IMAGE_TIMEOUT_MS);
    return () => {
      clearTimeout(timeout);
    };
  }, [load.kind]);

  const hasFailed = load.kind === "failed";
  return (
    <>
      {hasFailed && (
        <div className={classes["missing"]}>
          <p>{i18n._("Image failed to load")}</p>
          {load.retries < IMAGE_RETRIES_MAX && (
            <button
              type="button"
              className={classes["retry"]}
              onClick={() => {
                dispatch({ kind: "retry", now: Date.now() });
              }}
            >
              {i18n._("Retry")}
            </button>
          )}
        </div>
      )}
      {framed && <Backdrop photo={framed} />}
      <img
        {...photoSources(source, load.retriedAt)}
        key={load.retriedAt}
        className={classes["photo"]}
        data-loaded={load.kind === "loaded"}
        data-at-hand={wasAtHand}
        // A hidden picture keeps loading, so that a late picture still appears.
        hidden={hasFailed}
        alt={alt}
        sizes={`${String(widthPx)}px`}
        decoding="async"
        onLoad={({ currentTarget }) => {
          setAtHand(performance.now() - askedAt.current < INSTANT_LOAD_MS);
          if (!fillsSlot(currentTarget)) setFramed(currentTarget);
          dispatch({ kind: "arrived" });
        }}
        onError={() => {
          dispatch({ kind: "failed" });
        }}
      />
    </>
  );
}

/** Whether a photo has the proportions of its box (3:4), up to rounding. */
function fillsSlot({ naturalWidth, naturalHeight }: HTMLImageElement): boolean {
  return Math.abs(4 * naturalWidth - 3 * naturalHeight) <= 4;
}

/** The photo reduced to a few pixels, which look blurred when stretched over the box. */
function Backdrop({ photo }: { readonly photo: HTMLImageElement }) {
  const paint = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      canvas?.getContext("2d")?.drawImage(photo, 0, 0, canvas.width, canvas.height);
    },
    [photo],
  );
  return <canvas ref={paint} aria-hidden className={classes["backdrop"]} width={9} height={12} />;
}

const IMAGE_TIMEOUT_MS = 5_000;

const IMAGE_RETRIES_MAX = 2;

/** Loading state of a picture. `retriedAt` is the time of the last retry, ms. */
type ImageLoad =
  | { readonly kind: "loading"; readonly retries: number; readonly retriedAt: number | undefined }
  | { readonly kind: "loaded"; readonly retries: number; readonly retriedAt: number | undefined }
  | { readonly kind: "failed"; readonly retries: number; readonly retriedAt: number | undefined };

export type ImageEvent =
  | { readonly kind: "arrived" }
  | { readonly kind: "failed" }
  | { readonly kind: "retry"; readonly now: number };

export const FIRST_LOAD: ImageLoad = { kind: "loading", retries: 0, retriedAt: undefined };

/** State transition of a picture. A picture that arrives after its timeout is still shown. */
export function loadImage(load: ImageLoad, event: ImageEvent): ImageLoad {
  switch (event.kind) {
    case "arrived":
      return { ...load, kind: "loaded" };
    case "failed":
      return load.kind === "loading" ? { ...load, kind: "failed" } : load;
    case "retry":
      if (load.kind !== "failed" || load.retries >= IMAGE_RETRIES_MAX) return load;
      return { kind: "loading", retries: load.retries + 1, retriedAt: event.now };
  }
}
