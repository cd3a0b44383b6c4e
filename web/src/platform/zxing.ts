import { prepareZXingModule, readBarcodes, type ReaderOptions } from "zxing-wasm/reader";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { CodeReader } from "./CodeReader.ts";
import { fileCache } from "./fileCache.ts";

const cache = fileCache("wine-cellar-code-reading", [wasmUrl]);

const OPTIONS: ReaderOptions = {
  formats: ["QRCode", "EAN13", "EAN8", "UPCA"],
  maxNumberOfSymbols: 4,
};

/** ZXing as WebAssembly. Without signal it rejects unless the module is kept on this device. */
export async function openZxing(): Promise<CodeReader> {
  const loaded = await cache.load(wasmUrl);
  const wasmBinary = await loaded.arrayBuffer();
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });

  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("This browser cannot draw pictures");
  return {
    read: async (video) => {
      const { videoWidth: width, videoHeight: height } = video;
      if (width === 0) return [];
      // A canvas whose size is set is cleared; it is drawn over as a whole.
      if (canvas.width !== width) canvas.width = width;
      if (canvas.height !== height) canvas.height = height;
      pen.drawImage(video, 0, 0);
      const found = await readBarcodes(pen.getImageData(0, 0, width, height), OPTIONS);
      return found.filter(({ isValid }) => isValid).map(({ text }) => text);
    },
  };
}
