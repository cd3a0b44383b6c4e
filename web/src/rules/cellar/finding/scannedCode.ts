import type { CellarWine } from "../CellarWine.ts";

export type ScannedCode =
  /** A sticker printed by this app, or its id typed by hand. */
  | { readonly kind: "sticker"; readonly bottleId: string }
  | { readonly kind: "barcode"; readonly digits: string }
  | { readonly kind: "other"; readonly text: string };

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const STICKER = new RegExp(`^(?:https?://.*/b/)?(${UUID})/?$`, "i");

/** Digits as long as an EAN-8, UPC-A, EAN-13 or GTIN-14. */
const BARCODE = /^(?:\d{8}|\d{12,14})$/;

/**
 * Interprets a scanned or typed code. A sticker is recognized by the bottle ID in its address,
 * whatever the host, because the app may have moved since the sticker was printed. Spaces within a
 * barcode are ignored.
 */
export function understandCode(text: string): ScannedCode {
  const trimmed = text.trim();
  const bottleId = STICKER.exec(trimmed)?.[1];
  if (bottleId !== undefined) return { kind: "sticker", bottleId: bottleId.toLowerCase() };
  const digits = trimmed.replace(/\s/g, "");
  if (BARCODE.test(digits) && hasCheckDigit(digits)) return { kind: "barcode", digits };
  return { kind: "other", text: trimmed };
}

/** Whether the last digit is the correct check digit (GS1 General Specifications 7.9). */
function hasCheckDigit(digits: string): boolean {
  const weighted = Array.from(
    gtinOf(digits),
    (digit, at) => Number(digit) * (at % 2 === 0 ? 3 : 1),
  );
  return weighted.reduce((sum, value) => sum + value, 0) % 10 === 0;
}

/**
 * A barcode in its longest form. A UPC-A is an EAN-13 with a leading 0, and some scanners add that
 * 0.
 */
function gtinOf(digits: string): string {
  return digits.padStart(14, "0");
}

/** All wines with this barcode. Several vintages can have the same barcode. */
export function winesWithBarcode<W extends Pick<CellarWine, "barcodes">>(
  wines: readonly W[],
  digits: string,
): readonly W[] {
  const sought = gtinOf(digits);
  return wines.filter(({ barcodes }) => barcodes.some((barcode) => gtinOf(barcode) === sought));
}

/** The wine with the bottle ID on a sticker. Each wine has one bottle ID. */
export function wineOfBottle<W extends Pick<CellarWine, "bottleId">>(
  wines: readonly W[],
  bottleId: string,
): W | undefined {
  const sought = bottleId.toLowerCase();
  return wines.find((wine) => wine.bottleId === sought);
}
