/** Reads the QR codes and shop's barcodes in a picture. */
export interface CodeReader {
  /** What the codes in a picture or the present frame of a live video say; none before the first frame. */
  readonly read: (picture: HTMLVideoElement | ImageBitmap) => Promise<readonly string[]>;
}
