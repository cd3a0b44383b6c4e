import { Button } from "@mantine/core";
import { IconCamera } from "@tabler/icons-react";
import { useRef } from "react";
import classes from "./LabelCapture.module.css";
import { useCamera } from "./useCamera.ts";

interface CameraViewProps {
  /** Gets the live video to take a frame from; the camera stops once this view goes. */
  readonly onCapture: (video: HTMLVideoElement) => void;
  readonly onCancel: () => void;
  readonly onFailed: () => void;
}

/** The live camera with the frame in which the bottle belongs. */
export function CameraView({ onCapture, onCancel, onFailed }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  useCamera(video, onFailed);

  return (
    <div className={classes["stage"]}>
      <div className={classes["viewfinder"]}>
        <video
          ref={video}
          className={classes["picture"]}
          aria-label="Live camera"
          autoPlay
          muted
          playsInline
        />
        <p className={classes["frame"]}>
          <span>Position bottle in frame</span>
        </p>
      </div>
      <div className={classes["actions"]}>
        <Button
          leftSection={<IconCamera aria-hidden size={20} stroke={1.75} />}
          onClick={() => {
            if (video.current) onCapture(video.current);
          }}
        >
          Capture Photo
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
