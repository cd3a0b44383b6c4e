import type { ReactNode } from "react";
import classes from "./Viewfinder.module.css";

interface ViewfinderProps {
  /** The live video or the photo taken from it. */
  readonly children: ReactNode;
  /** What belongs into the frame over the picture, in words; without them there is no frame. */
  readonly hint?: ReactNode;
  /** What is wrong with what is seen just now, told as it changes. */
  readonly advice?: string | undefined;
}

/** What the camera sees or has seen, whole in the shape of a label. */
export function Viewfinder({ children, hint, advice }: ViewfinderProps) {
  return (
    <div className={classes["viewfinder"]}>
      {children}
      {hint !== undefined && (
        <div className={classes["frame"]}>
          <p className={classes["advice"]} role="status">
            {advice}
          </p>
          <p>{hint}</p>
        </div>
      )}
    </div>
  );
}
