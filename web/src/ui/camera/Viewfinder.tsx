import type { ReactNode } from "react";
import classes from "./Viewfinder.module.css";

interface ViewfinderProps {
  /** The live video, or the photo taken from it. */
  readonly children: ReactNode;
  /** Text about what to put in the frame. Without text there is no frame. */
  readonly hint?: ReactNode;
  /** Advice about the current picture, announced when it changes. */
  readonly advice?: string | undefined;
}

/** The camera's picture, uncropped, in a box with a label's proportions. */
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
