import { type EuroRates, readEuroRates } from "../../rules/worth/ecbRates.ts";

/** Maximum file size in bytes. The bank's XML file with all days since 1999 is 7 MB. */
const LARGEST = 30_000_000;

/** The rates in a file of the European Central Bank, newest first. Empty for any other file. */
export async function readRatesFile(file: File): Promise<readonly EuroRates[]> {
  if (file.size > LARGEST) return [];
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return readEuroRates(new TextDecoder().decode(isZip ? await firstIn(bytes) : bytes));
}

/** The first table in a ZIP. Empty if the ZIP is damaged or its table is too large. */
async function firstIn(zip: Uint8Array): Promise<Uint8Array> {
  const { unzipSync } = await import("fflate");
  try {
    const files = unzipSync(zip, {
      filter: ({ name, originalSize }) => /\.(csv|xml)$/i.test(name) && originalSize <= LARGEST,
    });
    return Object.values(files)[0] ?? new Uint8Array();
  } catch {
    return new Uint8Array();
  }
}
