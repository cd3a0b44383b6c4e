import type { ReactNode, RefObject } from "react";
import { type CameraSize, useCamera } from "./useCamera.ts";
import { Viewfinder } from "./Viewfinder.tsx";

interface LiveCameraProps {
  /** Gets the live video, to take frames from. */
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly size: CameraSize;
  /** What belongs into the frame, in words. */
  readonly children: ReactNode;
  /** What would make a better picture, in words. */
  readonly advice?: string | undefined;
  /** There is no camera, or no permission. */
  readonly onFailed: () => void;
}

/** The live camera with a frame over it; the camera stops once this goes. */
export function LiveCamera({ video, size, children, advice, onFailed }: LiveCameraProps) {
  useCamera(video, size, onFailed);

  return (
    <Viewfinder hint={children} advice={advice}>
      <video ref={video} aria-label="Live camera" autoPlay muted playsInline />
    </Viewfinder>
  );
}
