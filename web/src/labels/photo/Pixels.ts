/** A decoded photo: four bytes per pixel (red, green, blue, alpha), row by row from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array | Uint8ClampedArray;
}

/**
 * Maximum width and height of a photo that is read, in pixels. A larger photo is scaled down first.
 * Stored photos are 800 pixels high.
 */
export const READING_SIDE_MAX = 800;

export function readingSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, READING_SIDE_MAX / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
