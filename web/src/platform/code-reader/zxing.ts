import { prepareZXingModule, readBarcodes, type ReaderOptions } from "zxing-wasm/reader";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { CodeReader } from "./CodeReader.ts";
import { fileCache } from "../fileCache.ts";

const cache = fileCache("wine-cellar-code-reading", [wasmUrl]);

const OPTIONS: ReaderOptions = {
  formats: ["QRCode", "EAN13", "EAN8", "UPCA"],
  maxNumberOfSymbols: 4,
};

export function isZxingKept(): Promise<boolean> {
  return cache.isKept();
}

/** Caches zxing for offline use. Rejects offline, unless zxing is already cached. */
export async function keepZxing(): Promise<void> {
  await cache.load(wasmUrl);
}

/** Opens a code reader that uses zxing. Rejects offline, unless zxing is cached. */
export async function openZxing(): Promise<CodeReader> {
  const loaded = await cache.load(wasmUrl);
  const wasmBinary = await loaded.arrayBuffer();
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });

  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("This browser can't process pictures");
  return {
    read: async (picture) => {
      const { width, height } = sizeOf(picture);
      if (width === 0) return [];
      // Setting a canvas's size clears the canvas. A canvas of the right size need not be cleared,
      // because the frame covers the canvas.
      if (canvas.width !== width) canvas.width = width;
      if (canvas.height !== height) canvas.height = height;
      pen.drawImage(picture, 0, 0);
      const found = await readBarcodes(pen.getImageData(0, 0, width, height), OPTIONS);
      return found.filter(({ isValid }) => isValid).map(({ text }) => text);
    },
  };
}

function sizeOf(picture: HTMLVideoElement | ImageBitmap) {
  if (!("videoWidth" in picture)) return picture;
  return { width: picture.videoWidth, height: picture.videoHeight };
}
