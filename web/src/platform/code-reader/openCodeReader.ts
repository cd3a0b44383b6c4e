import type { CodeReader } from "./CodeReader.ts";
import { isMetered } from "../isMetered.ts";

/**
 * Uses the browser's code reader if available, otherwise zxing. The megabyte of zxing is loaded on
 * first use and then cached. Rejects offline if zxing is needed but not cached.
 */
export async function openCodeReader(): Promise<CodeReader> {
  const own = await ownReader();
  if (own) return own;
  const { openZxing } = await import("./zxing.ts");
  return openZxing();
}

/**
 * Like {@link openCodeReader}, but never loads zxing over a metered or data-saving connection.
 * Returns `undefined` instead. For uses that the user did not request.
 */
export async function openCodeReaderWithoutCost(): Promise<CodeReader | undefined> {
  const own = await ownReader();
  if (own) return own;
  const { isZxingKept, openZxing } = await import("./zxing.ts");
  return !isMetered() || (await isZxingKept()) ? openZxing() : undefined;
}

/**
 * Caches the code reader on this device for offline use. Needs the network, unless the reader is
 * cached or part of the browser.
 */
export async function keepCodeReader(): Promise<void> {
  if (await ownReader()) return;
  const { keepZxing } = await import("./zxing.ts");
  await keepZxing();
}

const FORMATS = ["qr_code", "ean_13", "ean_8", "upc_a"];

/** The part of the Barcode Detection API that we use. Few browsers have this API. */
interface BarcodeDetector {
  detect(
    picture: HTMLVideoElement | ImageBitmap,
  ): Promise<readonly { readonly rawValue: string }[]>;
}

interface BarcodeDetectorClass {
  new (options: { readonly formats: readonly string[] }): BarcodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

declare global {
  var BarcodeDetector: BarcodeDetectorClass | undefined;
}

async function ownReader(): Promise<CodeReader | undefined> {
  const Detector = globalThis.BarcodeDetector;
  if (!Detector) return undefined;
  const supported = await Detector.getSupportedFormats();
  if (!FORMATS.every((format) => supported.includes(format))) return undefined;
  const detector = new Detector({ formats: FORMATS });
  return {
    read: async (picture) => {
      const isVideo = "readyState" in picture;
      if (isVideo && picture.readyState < picture.HAVE_CURRENT_DATA) return [];
      const found = await detector.detect(picture);
      return found.map(({ rawValue }) => rawValue);
    },
  };
}
