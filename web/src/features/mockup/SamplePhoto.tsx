import { i18n } from "../../language/i18n.ts";
import classes from "./MockupPage.module.css";
import type { SampleWine } from "./sampleWines.ts";

interface SamplePhotoProps {
  readonly wine: SampleWine;
  /** Whether this is the enlarged copy behind the photo. The copy has no text. */
  readonly isBackdrop?: boolean;
  /**
   * `slice` fills the frame and crops the photo, like `object-fit: cover`. `meet` shows the whole
   * photo, like `object-fit: contain`.
   */
  readonly fit: "meet" | "slice";
}

/**
 * A drawn placeholder for a label photo, in the proportions of the sample's photo. Like a
 * photograph, the drawing looks the same in both themes.
 */
export function SamplePhoto({ wine, fit, isBackdrop = false }: SamplePhotoProps) {
  const [width, height] = wine.photo;
  const labelWidth = width * 0.72;
  const labelHeight = height * 0.72;
  const middle = width / 2;
  return (
    <svg
      aria-label={i18n._("Label of {name}", { name: wine.name })}
      className={classes["photo"]}
      data-mantine-color-scheme="light"
      data-wine-type={wine.type}
      preserveAspectRatio={`xMidYMid ${fit}`}
      role="img"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      xmlns="http://www.w3.org/2000/svg"
    >
      <rect className={classes["glass"]} height={height} width={width} />
      <rect
        className={classes["paper"]}
        height={labelHeight}
        rx="8"
        width={labelWidth}
        x={(width - labelWidth) / 2}
        y={(height - labelHeight) / 2}
      />
      {!isBackdrop && (
        <g className={classes["print"]}>
          <text fontSize={width / 14} x={middle} y={height * 0.46}>
            {wine.producer}
          </text>
          <text fontSize={width / 8} x={middle} y={height * 0.46 + width / 6}>
            {wine.vintage}
          </text>
        </g>
      )}
    </svg>
  );
}
