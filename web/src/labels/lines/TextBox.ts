/** A rotated rectangle around a line of text, in pixels of the photo. */
export interface TextBox {
  readonly x: number;
  readonly y: number;
  /** Along the line, from its first letter to its last. */
  readonly length: number;
  /** Across the line. */
  readonly height: number;
  /** Direction of the line, in radians clockwise from the right. */
  readonly angle: number;
  /**
   * Curvature of a line around a bottle: offset `bend × d²` in pixels at distance `d` from its
   * middle; positive if its ends hang down.
   */
  readonly bend?: number;
}
