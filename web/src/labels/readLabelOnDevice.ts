import { latestVintage, type Wine } from "sync-protocol";
import type { PhotoFlaw } from "./photo/photoFlaw.ts";
import type { LabelFields } from "./understand/fields/LabelFields.ts";
import type {
  ReaderMessage,
  ReadingFailure,
  ReadingProgress,
  ReadRequest,
} from "./workers/readerMessages.ts";

export interface DeviceReading {
  readonly fields: LabelFields;
  /** If the photo shows several bottles, the fields of the labels to the right of the first. */
  readonly others: readonly LabelFields[];
  /** Number of lines of text found. 0 for a photo without text. */
  readonly lines: number;
  /** A flaw of the photo that made the reading incomplete. */
  readonly flaw: PhotoFlaw | undefined;
}

export class LabelNotRead extends Error {
  override readonly name = "LabelNotRead";
  readonly reason: ReadingFailure;

  constructor(reason: ReadingFailure, options?: ErrorOptions) {
    super(`The label could not be read on this device: ${reason}`, options);
    this.reason = reason;
  }
}

export interface ReadingOptions {
  /**
   * The wines in the user's cellar. Their producers and names are looked up before those of the
   * gazetteer.
   */
  readonly cellar: readonly Wine[];
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ReadingProgress) => void;
  /**
   * The time of the reading, in milliseconds since 1970. A vintage after this time's year is
   * impossible.
   */
  readonly now?: number;
}

/** After this time without requests, the reader frees its memory. */
const IDLE_MS = 60_000;

let worker: Worker | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a label in a worker on this device. Readings run one after the other. If the reader's files
 * are cached, reading works offline and sends nothing. If they are not, the files are loaded first,
 * which fails offline with "unavailable". @throws LabelNotRead, or the signal's reason after a
 * cancellation
 */
export function readLabelOnDevice(photo: Blob, options: ReadingOptions): Promise<DeviceReading> {
  const reading = last.then(() => readNow(photo, options));
  last = reading.catch(() => undefined);
  return reading;
}

async function readNow(photo: Blob, options: ReadingOptions): Promise<DeviceReading> {
  const { cellar, signal, onProgress, now = Date.now() } = options;
  signal?.throwIfAborted();
  clearTimeout(idle);
  worker ??= new Worker(new URL("./workers/worker.ts", import.meta.url), { type: "module" });
  const request: ReadRequest = { photo, cellar, currentYear: latestVintage(now) };
  try {
    return await answerOf(worker, request, onProgress, signal);
  } catch (cause) {
    endWorker();
    throw cause;
  } finally {
    idle = setTimeout(endWorker, IDLE_MS);
  }
}

function answerOf(
  asked: Worker,
  request: ReadRequest,
  onProgress: ReadingOptions["onProgress"],
  signal: AbortSignal | undefined,
): Promise<DeviceReading> {
  const { promise, resolve, reject } = withResolvers<DeviceReading>();
  const listening = new AbortController();
  const listen = { signal: listening.signal };
  signal?.addEventListener(
    "abort",
    () => {
      reject(signal.reason);
    },
    listen,
  );
  asked.addEventListener(
    "error",
    (event) => {
      reject(new LabelNotRead("broken", { cause: event.message }));
    },
    listen,
  );
  asked.addEventListener(
    "message",
    ({ data }: MessageEvent<ReaderMessage>) => {
      switch (data.kind) {
        case "progress":
          onProgress?.(data.progress);
          break;
        case "read":
          resolve(readingOf(data));
          break;
        case "failed":
          reject(new LabelNotRead(data.failure, { cause: data.detail }));
          break;
      }
    },
    listen,
  );
  asked.postMessage(request);
  return promise.finally(() => {
    listening.abort();
  });
}

function readingOf({ fields, others, lines, flaw }: DeviceReading): DeviceReading {
  return { fields, others, lines, flaw };
}

/** Cancels by ending the worker, because a running model can't be interrupted. */
function endWorker(): void {
  worker?.terminate();
  worker = undefined;
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((give, refuse) => {
    resolve = give;
    reject = refuse;
  });
  return { promise, resolve, reject };
}
