export interface TextLine {
  readonly text: string;
  /** From 0 to 1. */
  readonly confidence: number;
  /** The second reading of a doubtful line, cropped closer. */
  readonly closer?: { readonly text: string; readonly confidence: number };
  /** The middle of the line, as shares of the photo's width and height. */
  readonly x: number;
  readonly y: number;
  /** The line's width, as a share of the photo's width. */
  readonly width: number;
  /** The height of the line's letters, as a share of the photo's height. */
  readonly height: number;
}
