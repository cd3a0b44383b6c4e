import type { CodeReader } from "./CodeReader.ts";
import { isMetered } from "../isMetered.ts";

/**
 * The browser's own reader where it has one, else zxing, whose megabyte is loaded when it is first
 * asked for and kept from then on. Without signal it rejects where zxing is needed and not kept.
 */
export async function openCodeReader(): Promise<CodeReader> {
  const own = await ownReader();
  if (own) return own;
  const { openZxing } = await import("./zxing.ts");
  return openZxing();
}

/**
 * What reads codes for whom nobody asked: as {@link openCodeReader}, but that nothing is loaded over a
 * connection that saves data or is metered; `undefined` where something had to be.
 */
export async function codeReaderAtHand(): Promise<CodeReader | undefined> {
  const own = await ownReader();
  if (own) return own;
  const { isZxingKept, openZxing } = await import("./zxing.ts");
  return !isMetered() || (await isZxingKept()) ? openZxing() : undefined;
}

/**
 * Brings what reads codes onto this device, so that it does without signal from then on. Needs signal
 * unless it is here already, or the browser reads codes itself.
 */
export async function keepCodeReader(): Promise<void> {
  if (await ownReader()) return;
  const { keepZxing } = await import("./zxing.ts");
  await keepZxing();
}

/** As the Barcode Detection API names them. */
const FORMATS = ["qr_code", "ean_13", "ean_8", "upc_a"];

/** The part of the Barcode Detection API that is used here; few browsers have it. */
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
