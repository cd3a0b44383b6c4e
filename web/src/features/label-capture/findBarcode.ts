import { openCodeReaderWithoutCost } from "../../platform/code-reader/openCodeReader.ts";
import { understandCode } from "../../rules/cellar/finding/scannedCode.ts";
import { fitWithin } from "./fitWithin.ts";

/**
 * Maximum size of the picture that is searched for a barcode, px. It is large enough for an EAN-13
 * on a back label, and fast to search.
 */
const SEARCHED_MAX = { width: 1_600, height: 1_600 };

/**
 * Digits of a barcode in a picture or in the video's current frame. `undefined` if there is no
 * barcode or no code reader. Never rejects. Works offline if the browser itself reads codes or the
 * code reader was loaded before.
 */
export async function findBarcode(picture: Blob | HTMLVideoElement): Promise<string | undefined> {
  try {
    const whole = await createImageBitmap(picture);
    const size = fitWithin(whole, SEARCHED_MAX);
    const bitmap = await createImageBitmap(whole, {
      resizeWidth: size.width,
      resizeHeight: size.height,
      resizeQuality: "high",
    });
    whole.close();
    const codes = (await (await openCodeReaderWithoutCost())?.read(bitmap)) ?? [];
    bitmap.close();
    for (const text of codes) {
      const code = understandCode(text);
      if (code.kind === "barcode") return code.digits;
    }
  } catch {
    // A failed search counts as no barcode, because a barcode is optional.
  }
  return undefined;
}
