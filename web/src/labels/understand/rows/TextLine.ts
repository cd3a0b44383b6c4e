/** A line of text found in a photo: what it says, how sure that is, and where it stands. */
export interface TextLine {
  readonly text: string;
  /** From 0 to 1. */
  readonly confidence: number;
  /** What a doubtful line said when it was read again, cut closer. */
  readonly closer?: { readonly text: string; readonly confidence: number };
  /** The middle of the line, in shares of the photo's width and height. */
  readonly x: number;
  readonly y: number;
  /** How wide the line is, in shares of the photo's width. */
  readonly width: number;
  /** How tall its letters are, in shares of the photo's height. */
  readonly height: number;
}
