/** A rotated rectangle around a line of text, in pixels of the photo. */
export interface TextBox {
  readonly x: number;
  readonly y: number;
  /** Size along the line, from its first letter to its last. */
  readonly length: number;
  /** Size across the line. */
  readonly height: number;
  /** Direction of the line, in radians clockwise from the right. */
  readonly angle: number;
  /**
   * Curvature of a line around a bottle: at distance `d` from its middle, the line is `bend × d²`
   * pixels lower. Negative if its ends are higher.
   */
  readonly bend?: number;
}
