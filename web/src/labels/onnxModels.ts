import { env, InferenceSession, Tensor } from "onnxruntime-web/wasm";
import type { Planes } from "./detectorInput.ts";
import type { TextModels } from "./readText.ts";

/** The files of the models, loaded: `alphabet` is `ppocr_keys_v1.txt`, a character a line. */
export interface ModelFiles {
  readonly detector: Uint8Array;
  readonly recogniser: Uint8Array;
  readonly alphabet: Uint8Array;
  /** The runtime itself; without it onnxruntime finds its own, as in Node. */
  readonly runtime?: Uint8Array<ArrayBuffer>;
}

/** Starts PP-OCRv4 on onnxruntime; one thread, since the pages are not cross-origin isolated. */
export async function openModels(files: ModelFiles): Promise<TextModels> {
  env.wasm.numThreads = 1;
  if (files.runtime) env.wasm.wasmBinary = files.runtime.buffer;
  const detector = await InferenceSession.create(files.detector);
  const recogniser = await InferenceSession.create(files.recogniser);
  const alphabet = new TextDecoder().decode(files.alphabet);
  return {
    alphabet: alphabet.replace(/\r?\n$/, "").split(/\r?\n/),
    detect: async (photo) => {
      const { values } = await run(detector, photo);
      return { width: photo.width, height: photo.height, likelihoods: values };
    },
    recognise: async (line) => {
      const { values, sizes } = await run(recogniser, line);
      const [, steps = 0, characters = 0] = sizes;
      return { steps, characters, likelihoods: values };
    },
  };
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
