export interface CodeReader {
  /** Returns the texts of the codes in the picture. Returns none before a video's first frame. */
  readonly read: (picture: HTMLVideoElement | ImageBitmap) => Promise<readonly string[]>;
}
