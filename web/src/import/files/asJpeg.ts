import { fileKindOf } from "./fileKind.ts";

/** What the app's own photos are at the most: what is no larger is taken as it is. */
const PHOTO = { width: 600, height: 800, quality: 0.8, bytes: 300_000 } as const;

/**
 * A picture as the app keeps its own: a JPEG that fits into 600 by 800. One that is that already stays as it is;
 * `undefined` where the browser cannot read it.
 */
export async function asJpeg(picture: Uint8Array): Promise<ArrayBuffer | undefined> {
  const bytes = new Uint8Array(picture);
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  if (isJpeg && bytes.length <= PHOTO.bytes) return bytes.buffer;
  if (fileKindOf(bytes) !== "picture") return undefined;
  try {
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const scale = Math.min(1, PHOTO.width / bitmap.width, PHOTO.height / bitmap.height);
    const canvas = new OffscreenCanvas(
      Math.round(bitmap.width * scale),
      Math.round(bitmap.height * scale),
    );
    const drawing = canvas.getContext("2d");
    if (!drawing) return undefined;
    // What is clear in the picture would be black in a JPEG.
    drawing.fillStyle = "white";
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality: PHOTO.quality });
    return await jpeg.arrayBuffer();
  } catch {
    // It is damaged, or of a kind that this browser cannot draw: the wine comes without.
    return undefined;
  }
}
