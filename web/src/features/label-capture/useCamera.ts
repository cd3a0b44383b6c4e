import { type RefObject, useEffect, useEffectEvent } from "react";

/** Rear camera first, in the shape of a label. */
const CAMERA: MediaStreamConstraints = {
  audio: false,
  video: {
    facingMode: { ideal: "environment" },
    width: { ideal: 600, max: 800 },
    height: { ideal: 800, max: 1200 },
    aspectRatio: { ideal: 0.75 },
  },
};

/**
 * Shows the camera in `video` while the calling component is mounted, asking for it once; its
 * tracks stop when the component goes. `onFailed` runs where there is no camera or no permission.
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onFailed: () => void): void {
  const failed = useEffectEvent(onFailed);

  useEffect(() => {
    const shown = video.current;
    if (!shown) return undefined;
    let gone = false;
    let stream: MediaStream | undefined;

    const show = async () => {
      const opened = await openCamera();
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

async function openCamera(): Promise<MediaStream> {
  // `mediaDevices` is missing where the page is not secure, whatever its type says.
  if (!("mediaDevices" in navigator)) throw new Error("No camera on an insecure page");
  return navigator.mediaDevices.getUserMedia(CAMERA);
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
