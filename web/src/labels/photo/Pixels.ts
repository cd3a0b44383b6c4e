/** A decoded photo: four bytes per pixel (red, green, blue, alpha), row by row from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array | Uint8ClampedArray;
}

/**
 * Maximum width and height, in pixels, of the photo that the label reader gets. Equals the height
 * of a stored photo.
 */
export const READING_SIDE_MAX = 800;

export function readingSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, READING_SIDE_MAX / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
