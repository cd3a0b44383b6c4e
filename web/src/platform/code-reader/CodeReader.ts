export interface CodeReader {
  /**
   * Returns the texts of the codes in a picture or the current video frame. Empty before the first
   * frame.
   */
  readonly read: (picture: HTMLVideoElement | ImageBitmap) => Promise<readonly string[]>;
}
