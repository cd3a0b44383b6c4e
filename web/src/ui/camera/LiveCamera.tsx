import type { ReactNode } from "react";
import { Alert } from "../page/Alert.tsx";
import type { Camera } from "./useCamera.ts";
import { Viewfinder } from "./Viewfinder.tsx";

interface LiveCameraProps {
  readonly camera: Camera;
  /** What belongs into the frame, in words. */
  readonly children: ReactNode;
  /** What would make a better picture, in words. */
  readonly advice?: string | undefined;
}

/** The live camera with a frame over it; says so where no picture comes. */
export function LiveCamera({ camera: { video, state }, children, advice }: LiveCameraProps) {
  return (
    <>
      <Viewfinder hint={children} advice={state === "live" ? advice : undefined}>
        <video ref={video} aria-label="Live camera" autoPlay muted playsInline />
      </Viewfinder>
      {state === "late" && (
        <Alert>
          The camera gives no picture. Close other apps that use it, then come back here.
        </Alert>
      )}
    </>
  );
}
