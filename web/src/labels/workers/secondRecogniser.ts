import type { LineAnswer, LineRequest } from "./lineMessages.ts";
import type { RecogniserFiles } from "../lines/onnxModels.ts";
import type { Recogniser } from "../lines/readText.ts";

/**
 * Minimum memory of a device that gets a second recogniser, in GB. A second recogniser takes about
 * 100 MB.
 */
const MEMORY_MIN = 4;

/**
 * Whether the device can run a second recogniser: it has a second core and, if the browser reports
 * the memory, enough memory.
 */
export function hasRoomForTwo(
  device: { readonly hardwareConcurrency: number; readonly deviceMemory?: number } = navigator,
): boolean {
  return device.hardwareConcurrency >= 2 && (device.deviceMemory ?? MEMORY_MIN) >= MEMORY_MIN;
}

/**
 * Starts a recogniser in another worker, so that two lines are read in parallel. The recogniser
 * ends with the worker that starts it.
 */
export async function openSecondRecogniser(files: RecogniserFiles): Promise<Recogniser> {
  const worker = new Worker(new URL("./lineWorker.ts", import.meta.url), { type: "module" });
  const ask = (request: LineRequest) =>
    new Promise<LineAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<LineAnswer>) => {
        resolve(data);
      };
      worker.onerror = ({ message }) => {
        reject(new Error(message));
      };
      worker.postMessage(request);
    });

  const opened = await ask({ kind: "open", files });
  if (opened.kind === "failed") throw new Error(opened.detail);
  return async (line) => {
    const answer = await ask({ kind: "read", line });
    if (answer.kind !== "read") throw new Error("A line could not be read", { cause: answer });
    return answer.line;
  };
}
