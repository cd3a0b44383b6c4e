import { fileKindOf } from "./fileKind.ts";

const PHOTO = { width: 600, height: 800, quality: 0.8, bytes: 300_000 } as const;

/**
 * Converts a picture to a JPEG within the limits of `PHOTO`. Returns a picture unchanged if it
 * fits, and `undefined` if the browser cannot read the picture.
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
    // Transparent parts would become black in a JPEG.
    drawing.fillStyle = "white";
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality: PHOTO.quality });
    return await jpeg.arrayBuffer();
  } catch {
    // The file is damaged, or its format is unknown to this browser. The wine is imported without
    // the picture.
    return undefined;
  }
}
