/** State of the label panel, which only takes the photo. The form uploads and reads it. */
export type CaptureState =
  | { readonly kind: "choosing"; readonly problem?: string }
  | { readonly kind: "camera" }
  | { readonly kind: "preparing" }
  | { readonly kind: "captured"; readonly jpeg: ArrayBuffer };

export type CaptureEvent =
  | { readonly kind: "camera-asked" }
  | { readonly kind: "camera-cancelled" }
  | { readonly kind: "picture-taken" }
  | { readonly kind: "photo-ready"; readonly jpeg: ArrayBuffer }
  | { readonly kind: "failed"; readonly problem: string }
  | { readonly kind: "retake" };

export const CHOOSING: CaptureState = { kind: "choosing" };

/**
 * The next state of the label panel. A photo that becomes ready after the user went back is
 * dropped, because only the state "preparing" accepts a photo.
 */
export function capture(state: CaptureState, event: CaptureEvent): CaptureState {
  switch (event.kind) {
    case "camera-asked":
      return state.kind === "choosing" ? { kind: "camera" } : state;
    case "camera-cancelled":
      return state.kind === "camera" ? CHOOSING : state;
    case "picture-taken":
      return state.kind === "camera" || state.kind === "choosing" ? { kind: "preparing" } : state;
    case "photo-ready":
      return state.kind === "preparing" ? { kind: "captured", jpeg: event.jpeg } : state;
    case "failed":
      return state.kind === "captured" ? state : { kind: "choosing", problem: event.problem };
    case "retake":
      return CHOOSING;
  }
}
