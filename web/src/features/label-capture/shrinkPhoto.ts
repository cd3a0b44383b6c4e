import { PHOTO } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { fitWithin, type PictureSize } from "./fitWithin.ts";
import { isBlack, smallFrame } from "./smallFrame.ts";

export const UNREADABLE_PHOTO = i18n._("Failed to process image. Please try a different photo.");

/**
 * Minimum ratio of a panorama's long side to its short side. A label in a panorama is too small to
 * read.
 */
const PANORAMA_FROM = 2.5;

export class Panorama extends Error {
  override readonly name = "Panorama";
}

export class BlackFrame extends Error {
  override readonly name = "BlackFrame";
}

/**
 * Decodes a picture file, rotates it by its EXIF orientation, and encodes it as a JPEG within 600
 * by 800 pixels. Rejects if the browser cannot decode the file, and with {@link Panorama} for a
 * panorama. Works offline.
 */
export async function shrinkFile(file: Blob): Promise<ArrayBuffer> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const { width, height } = bitmap;
    if (Math.max(width / height, height / width) > PANORAMA_FROM) throw new Panorama();
    return await encode(bitmap, bitmap);
  } finally {
    bitmap.close();
  }
}

/**
 * Encodes the current video frame as a JPEG within 600 by 800 pixels. Rejects before the first
 * frame, and with {@link BlackFrame} for a black frame.
 */
export async function shrinkFrame(video: HTMLVideoElement): Promise<ArrayBuffer> {
  const seen = smallFrame(video);
  if (!seen) throw new Error("The camera has not shown a picture yet");
  if (isBlack(seen)) throw new BlackFrame();
  return encode(video, { width: video.videoWidth, height: video.videoHeight });
}

async function encode(picture: CanvasImageSource, size: PictureSize): Promise<ArrayBuffer> {
  const { width, height } = fitWithin(size, PHOTO);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser can't process pictures");

  pen.imageSmoothingQuality = "high";
  // JPEG has no transparency. Without a white background, transparent pixels would become black.
  pen.fillStyle = "white";
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0, width, height);
  return (await jpegOf(canvas)).arrayBuffer();
}

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const settle = (blob: Blob | null) => {
      if (blob) resolve(blob);
      else reject(new Error("The picture could not be encoded"));
    };
    canvas.toBlob(settle, "image/jpeg", PHOTO.quality);
  });
}
