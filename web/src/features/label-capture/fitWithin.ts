export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The largest size with the picture's proportions that fits `bounds`. Never enlarges the picture.
 */
export function fitWithin(picture: PictureSize, bounds: PictureSize): PictureSize {
  const scale = Math.min(1, bounds.width / picture.width, bounds.height / picture.height);
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
}
