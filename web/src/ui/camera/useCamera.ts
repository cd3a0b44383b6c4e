import { type RefObject, useEffect, useEffectEvent } from "react";

/** How large a picture of the camera is asked for, in pixels. */
export interface CameraSize {
  readonly width: ConstrainULongRange;
  readonly height: ConstrainULongRange;
  readonly aspectRatio: ConstrainDoubleRange;
}

/**
 * Shows the camera, the rear one first, in `video` while the calling component is mounted, asking for
 * it once; its tracks stop when the component goes. `onFailed` runs where there is no camera or no
 * permission.
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  size: CameraSize,
  onFailed: () => void,
): void {
  const failed = useEffectEvent(onFailed);
  const open = useEffectEvent(() => openCamera(size));

  useEffect(() => {
    const shown = video.current;
    if (!shown) return undefined;
    let gone = false;
    let stream: MediaStream | undefined;

    const show = async () => {
      const opened = await open();
      if (gone) {
        stop(opened);
        return;
      }
      stream = opened;
      shown.srcObject = opened;
      await shown.play();
    };
    show().catch(() => {
      if (!gone) failed();
    });

    return () => {
      gone = true;
      if (stream) stop(stream);
      shown.srcObject = null;
    };
  }, [video]);
}

async function openCamera(size: CameraSize): Promise<MediaStream> {
  // `mediaDevices` is missing where the page is not secure, whatever its type says.
  if (!("mediaDevices" in navigator)) throw new Error("No camera on an insecure page");
  const video = { facingMode: { ideal: "environment" }, ...size };
  return navigator.mediaDevices.getUserMedia({ audio: false, video });
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
