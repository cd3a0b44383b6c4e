import detectorUrl from "label-models/ch_PP-OCRv4_det_infer.onnx?url";
import recogniserUrl from "label-models/ch_PP-OCRv4_rec_infer.onnx?url";
import alphabetUrl from "label-models/ppocr_keys_v1.txt?url";
import runtimeUrl from "onnxruntime-web/ort-wasm-simd-threaded.wasm?url";
import { fileCache } from "../platform/fileCache.ts";

/** What reading a label needs beside the code: the models of PP-OCRv4 and the runtime. */
const FILES = {
  detector: detectorUrl,
  recogniser: recogniserUrl,
  alphabet: alphabetUrl,
  runtime: runtimeUrl,
} as const;

/** Where these files are kept for when there is no signal. */
const cache = fileCache("wine-cellar-label-reading", Object.values(FILES));

/** The bytes of these files, about. */
const READER_BYTES = 30_000_000;

/** What is loaded, in MB, about: the runtime is sent compressed. The one figure that the app names. */
export const READER_MEGABYTES = 18;

/** The loaded files. */
export type ReaderFiles = Readonly<Record<keyof typeof FILES, Uint8Array<ArrayBuffer>>>;

/** Tells the share of the files that is loaded, from 0 to 1. */
export type OnLoaded = (share: number) => void;

/**
 * The files of the reader: from the device where they are kept, else from the server; what was
 * loaded is kept. Without signal it rejects unless they are kept.
 */
export async function loadReaderFiles(onLoaded?: OnLoaded): Promise<ReaderFiles> {
  let loaded = 0;
  const load = async (url: string) => {
    return readBytes(await cache.load(url), (bytes) => {
      loaded += bytes;
      onLoaded?.(Math.min(1, loaded / READER_BYTES));
    });
  };
  const [detector, recogniser, alphabet, runtime] = await Promise.all([
    load(FILES.detector),
    load(FILES.recogniser),
    load(FILES.alphabet),
    load(FILES.runtime),
  ]);
  return { detector, recogniser, alphabet, runtime };
}

/**
 * Brings label reading onto this device, so that labels are read without signal from then on.
 * Needs signal unless it is here already; rejects where the device has no room for it.
 */
export async function keepReader(onLoaded?: OnLoaded): Promise<void> {
  await loadReaderFiles(onLoaded);
  if (!(await isReaderKept())) throw new Error("This device did not keep the files");
}

/** Whether labels can be read without signal: all files of this version are on the device. */
export function isReaderKept(): Promise<boolean> {
  return cache.isKept();
}

/** Takes label reading off the device; it is loaded again when it is next asked for. */
export function forgetReader(): Promise<void> {
  return cache.forget();
}

async function readBytes(
  response: Response,
  onBytes: (count: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!response.body) return new Uint8Array(await response.arrayBuffer());
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    onBytes(part.value.length);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
