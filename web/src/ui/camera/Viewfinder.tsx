import type { ReactNode } from "react";
import classes from "./Viewfinder.module.css";

interface ViewfinderProps {
  /** The live video or the photo taken from it. */
  readonly children: ReactNode;
  /** What belongs into the frame over the picture, in words; without them there is no frame. */
  readonly hint?: ReactNode;
}

/** What the camera sees or has seen, whole in the shape of a label. */
export function Viewfinder({ children, hint }: ViewfinderProps) {
  return (
    <div className={classes["viewfinder"]}>
      {children}
      {hint !== undefined && (
        <p className={classes["frame"]}>
          <span>{hint}</span>
        </p>
      )}
    </div>
  );
}
