import detectorUrl from "label-models/ch_PP-OCRv4_det_infer.onnx?url";
import recogniserUrl from "label-models/ch_PP-OCRv4_rec_infer.onnx?url";
import alphabetUrl from "label-models/ppocr_keys_v1.txt?url";
import runtimeUrl from "onnxruntime-web/ort-wasm-simd-threaded.wasm?url";
import { fileCache } from "../platform/fileCache.ts";

const FILES = {
  detector: detectorUrl,
  recogniser: recogniserUrl,
  alphabet: alphabetUrl,
  runtime: runtimeUrl,
} as const;

const cache = fileCache("wine-cellar-label-reading", Object.values(FILES));

const READER_BYTES = 30_000_000;

/**
 * Approximate download size, as shown in the app. It is smaller than the sum of the files' sizes,
 * because the server sends the runtime compressed.
 */
export const READER_MEGABYTES = 18;

export type ReaderFiles = Readonly<Record<keyof typeof FILES, Uint8Array<ArrayBuffer>>>;

export type OnLoaded = (share: number) => void;

/**
 * Loads the reader's files from the cache, or from the server into the cache. Rejects offline if a
 * file is not cached.
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
 * Caches the reader on this device for offline use. Needs the network unless the reader is cached.
 * Rejects if the device has no space.
 */
export async function keepReader(onLoaded?: OnLoaded): Promise<void> {
  await loadReaderFiles(onLoaded);
  if (!(await isReaderKept())) throw new Error("This device did not keep the files");
}

/** True if all files of this version are cached. */
export function isReaderKept(): Promise<boolean> {
  return cache.isKept();
}

/** Deletes the reader's files from this device. The next reading loads them again. */
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
