/** How long a picture may take, in milliseconds, before it counts as failed. */
export const IMAGE_TIMEOUT_MS = 5_000;

/** How often a person may ask again for a picture that failed. */
export const IMAGE_RETRIES_MAX = 2;

/** Where the loading of one picture stands; `retriedAt` is when it was last asked again, in ms. */
export type ImageLoad =
  | { readonly kind: "loading"; readonly retries: number; readonly retriedAt: number | undefined }
  | { readonly kind: "loaded"; readonly retries: number; readonly retriedAt: number | undefined }
  | { readonly kind: "failed"; readonly retries: number; readonly retriedAt: number | undefined };

export type ImageEvent =
  | { readonly kind: "arrived" }
  | { readonly kind: "failed" }
  | { readonly kind: "retry"; readonly now: number };

export const FIRST_LOAD: ImageLoad = { kind: "loading", retries: 0, retriedAt: undefined };

/** The next state of a picture. One that arrives after its time-out is still shown. */
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
