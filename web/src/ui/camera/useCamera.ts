import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { keepAwake } from "../../platform/keepAwake.ts";
import { type CameraState, showCamera } from "./showCamera.ts";

export interface CameraSize {
  readonly width: ConstrainULongRange;
  readonly height: ConstrainULongRange;
  readonly aspectRatio: ConstrainDoubleRange;
}

export interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
}

/**
 * While the component is mounted, keeps the screen on and opens the camera, preferably the rear
 * camera. Calls `onFailed` if there is no camera or no permission.
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
      onState: setState,
      failed: () => {
        failed();
      },
    });
  }, []);
  useEffect(keepAwake, []);

  return { video, state };
}

async function openCamera(size: CameraSize): Promise<MediaStream> {
  // `mediaDevices` is missing in insecure contexts, although the type says otherwise.
  if (!("mediaDevices" in navigator)) throw new Error("No camera on an insecure page");
  const video = { facingMode: { ideal: "environment" }, ...size };
  return navigator.mediaDevices.getUserMedia({ audio: false, video });
}
