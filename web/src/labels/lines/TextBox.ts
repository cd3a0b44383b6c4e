/** A turned rectangle around a line of text, in pixels of the photo. */
export interface TextBox {
  readonly x: number;
  readonly y: number;
  /** Along the line, from its first letter to its last. */
  readonly length: number;
  /** Across the line. */
  readonly height: number;
  /** The direction in which the line runs, in radians clockwise from the right. */
  readonly angle: number;
  /**
   * How a line around a bottle bends: `bend × d²` pixels across, at the distance `d` from its middle;
   * above nothing where its ends hang down.
   */
  readonly bend?: number;
}
