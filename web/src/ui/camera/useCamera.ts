import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { keepAwake } from "../../platform/keepAwake.ts";
import { type CameraState, showCamera } from "./showCamera.ts";

/** How large a picture of the camera is asked for, in pixels. */
export interface CameraSize {
  readonly width: ConstrainULongRange;
  readonly height: ConstrainULongRange;
  readonly aspectRatio: ConstrainDoubleRange;
}

/** A camera that is on. */
export interface Camera {
  /** For the element that shows it, to take frames from. */
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
}

/**
 * Opens the camera, the rear one first, while the calling component is mounted, which shows it by
 * `LiveCamera`; its tracks stop when the component goes, and the screen stays on until then. `onFailed` runs where there is no camera or
 * no permission.
 */
export function useCamera(size: CameraSize, onFailed: () => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>("waiting");
  const failed = useEffectEvent(onFailed);
  const open = useEffectEvent(() => openCamera(size));

  useEffect(() => {
    if (!video.current) return undefined;
    return showCamera(video.current, {
      open: () => open(),
      tell: setState,
      failed: () => {
        failed();
      },
    });
  }, []);
  useEffect(keepAwake, []);

  return { video, state };
}

async function openCamera(size: CameraSize): Promise<MediaStream> {
  // `mediaDevices` is missing where the page is not secure, whatever its type says.
  if (!("mediaDevices" in navigator)) throw new Error("No camera on an insecure page");
  const video = { facingMode: { ideal: "environment" }, ...size };
  return navigator.mediaDevices.getUserMedia({ audio: false, video });
}
