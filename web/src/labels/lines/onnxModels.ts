import { env, InferenceSession, Tensor } from "onnxruntime-web/wasm";
import { decodeText } from "./decodeText.ts";
import type { Planes } from "./detectorInput.ts";
import type { Recogniser, TextModels } from "./readText.ts";

/**
 * The models' files. `alphabet` is PaddleOCR's file `ppocr_keys_v1.txt` with one character per
 * line.
 */
export interface RecogniserFiles {
  readonly recogniser: Uint8Array;
  readonly alphabet: Uint8Array;
  /**
   * The WebAssembly file of onnxruntime. If it is absent, onnxruntime loads its own, as in Node.
   */
  readonly runtime?: Uint8Array<ArrayBuffer>;
}

export interface ModelFiles extends RecogniserFiles {
  readonly detector: Uint8Array;
}

export async function openModels(files: ModelFiles): Promise<TextModels> {
  const detector = await openSession(files.detector, files);
  return {
    detect: async (photo) => {
      const { values } = await run(detector, photo);
      return { width: photo.width, height: photo.height, likelihoods: values };
    },
    recognisers: [await openRecogniser(files)],
  };
}

export async function openRecogniser(files: RecogniserFiles): Promise<Recogniser> {
  const recogniser = await openSession(files.recogniser, files);
  const characters = new TextDecoder().decode(files.alphabet);
  const alphabet = characters.replace(/\r?\n$/, "").split(/\r?\n/);
  return async (line) => {
    const { values, sizes } = await run(recogniser, line);
    const [, steps = 0, characters = 0] = sizes;
    return decodeText({ steps, characters, likelihoods: values }, alphabet);
  };
}

/** Uses one thread. More threads need cross-origin isolation, which the app's pages do not have. */
function openSession(model: Uint8Array, { runtime }: RecogniserFiles): Promise<InferenceSession> {
  env.wasm.numThreads = 1;
  if (runtime) env.wasm.wasmBinary = runtime.buffer;
  return InferenceSession.create(model);
}

async function run(session: InferenceSession, { values, width, height }: Planes) {
  const [input = ""] = session.inputNames;
  const [output = ""] = session.outputNames;
  const answers = await session.run({
    [input]: new Tensor("float32", values, [1, 3, height, width]),
  });
  const answer = answers[output];
  if (!(answer?.data instanceof Float32Array)) throw new Error("The model gave no numbers");
  return { values: answer.data, sizes: answer.dims };
}
