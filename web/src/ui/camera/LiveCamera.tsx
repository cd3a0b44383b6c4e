import type { ReactNode } from "react";
import { i18n } from "../../language/i18n.ts";
import { Alert } from "../page/Alert.tsx";
import type { Camera } from "./useCamera.ts";
import { Viewfinder } from "./Viewfinder.tsx";

interface LiveCameraProps {
  readonly camera: Camera;
  /** Text about what to put in the frame. */
  readonly children: ReactNode;
  readonly advice?: string | undefined;
}

/** Shows the camera's live picture, or a message if no picture arrives. */
export function LiveCamera({ camera: { video, state }, children, advice }: LiveCameraProps) {
  return (
    <>
      <Viewfinder hint={children} advice={state === "live" ? advice : undefined}>
        <video ref={video} aria-label={i18n._("Live camera")} autoPlay muted playsInline />
      </Viewfinder>
      {state === "late" && (
        <Alert>
          {i18n._(
            "The camera gives no picture. Close other apps that use it, then come back here.",
          )}
        </Alert>
      )}
    </>
  );
}
