import { codeReaderAtHand } from "../../platform/code-reader/openCodeReader.ts";
import { understandCode } from "../../rules/cellar/finding/scannedCode.ts";
import { fitWithin } from "./fitWithin.ts";

/** Enough for the bars of an EAN-13 on a back label, and soon looked through. */
const LOOKED_AT = { width: 1_600, height: 1_600 };

/**
 * The digits of a shop's barcode in a picture or the present frame of a live video; `undefined` where
 * there is none, and where what reads codes is not at hand. Never rejects.
 *
 * Offline: works where the browser reads codes itself, or the reader was loaded once.
 */
export async function findBarcode(picture: Blob | HTMLVideoElement): Promise<string | undefined> {
  try {
    const whole = await createImageBitmap(picture);
    const size = fitWithin(whole, LOOKED_AT);
    const bitmap = await createImageBitmap(whole, {
      resizeWidth: size.width,
      resizeHeight: size.height,
      resizeQuality: "high",
    });
    whole.close();
    const codes = (await (await codeReaderAtHand())?.read(bitmap)) ?? [];
    bitmap.close();
    for (const text of codes) {
      const code = understandCode(text);
      if (code.kind === "barcode") return code.digits;
    }
  } catch {
    // Most pictures have no barcode; the user can still scan one.
  }
  return undefined;
}
