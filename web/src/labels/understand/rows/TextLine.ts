export interface TextLine {
  readonly text: string;
  /** Confidence of the reading, from 0 to 1. */
  readonly confidence: number;
  /** The second reading of a doubtful line, from a closer crop. */
  readonly closer?: { readonly text: string; readonly confidence: number };
  /** The line's middle, as shares of the photo's width and height. */
  readonly x: number;
  readonly y: number;
  /** The length of the line, as a share of the photo's width. */
  readonly width: number;
  /** The height of the letters, as a share of the photo's height. */
  readonly height: number;
}
