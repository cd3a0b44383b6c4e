import { Button } from "@mantine/core";
import { IconCamera } from "@tabler/icons-react";
import type { FrameAdvice } from "../../labels/index.ts";
import { i18n } from "../../language/i18n.ts";
import { LiveCamera } from "../../ui/camera/LiveCamera.tsx";
import { type CameraSize, useCamera } from "../../ui/camera/useCamera.ts";
import classes from "./LabelCapture.module.css";
import { useFrameAdvice } from "./useFrameAdvice.ts";

const LABEL_SIZE: CameraSize = {
  width: { ideal: 600, max: 800 },
  height: { ideal: 800, max: 1200 },
  aspectRatio: { ideal: 0.75 },
};

const ADVICE: Record<FrameAdvice, string> = {
  dark: i18n._("Too dark"),
  moving: i18n._("Hold still"),
  far: i18n._(/*i18n*/ { id: "Closer", comment: "hold the camera closer to the label" }),
};

interface CameraViewProps {
  /**
   * Called with the live video, from which a frame can be captured. The camera stops when this view
   * unmounts.
   */
  readonly onCapture: (video: HTMLVideoElement) => void;
  readonly onCancel: () => void;
  readonly onFailed: () => void;
}

export function CameraView({ onCapture, onCancel, onFailed }: CameraViewProps) {
  const camera = useCamera(LABEL_SIZE, onFailed);
  const advice = useFrameAdvice(camera.video);
  const isLive = camera.state === "live";

  return (
    <div className={classes["stage"]}>
      <LiveCamera camera={camera} advice={advice && ADVICE[advice]}>
        {i18n._("Position bottle in frame")}
      </LiveCamera>
      <div className={classes["actions"]}>
        {/* Until the first frame, the button is disabled only by ARIA, so that it keeps the focus. */}
        <Button
          aria-disabled={!isLive}
          data-disabled={!isLive}
          leftSection={<IconCamera aria-hidden size={20} stroke={1.75} />}
          onClick={() => {
            if (isLive && camera.video.current) onCapture(camera.video.current);
          }}
        >
          {i18n._("Capture Photo")}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {i18n._("Cancel")}
        </Button>
      </div>
    </div>
  );
}
